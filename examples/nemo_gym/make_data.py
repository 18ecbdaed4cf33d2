"""Rows for NeMo Gym from any problems: ``python examples/nemo_gym/make_data.py PROBLEMS OUTPUT [--limit N]``."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from lean_gym.datasets import load_problems
from lean_gym.integrations.batch import problem_to_dict
from lean_gym.problem import Problem
from lean_gym.prompts.chat import first_messages

AGENT = {"type": "responses_api_agents", "name": "lean_gym_refinement_agent"}


def row(problem: Problem) -> dict[str, object]:
    """A row: the prompt, the problem without what would give its proof away, and the agent that plays it."""
    data = problem_to_dict(problem)
    data["metadata"] = {key: data["metadata"][key] for key in ("canary", "level") if key in data["metadata"]}
    return {
        "responses_create_params": {"input": [dict(message) for message in first_messages(problem)]},
        "problem": data,
        "agent_ref": AGENT,
    }


def main() -> None:
    """Write the rows."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("problems", help="a data set, as lean-gym takes it; 'builtin' for the built-in problems")
    parser.add_argument("output", type=Path)
    parser.add_argument("--limit", type=int, default=None)
    arguments = parser.parse_args()
    problems = load_problems(None if arguments.problems == "builtin" else arguments.problems)[: arguments.limit]
    with arguments.output.open("w", encoding="utf-8") as file:
        for problem in problems:
            file.write(json.dumps(row(problem), ensure_ascii=False) + "\n")
    print(f"{len(problems)} rows in {arguments.output}")


if __name__ == "__main__":
    main()

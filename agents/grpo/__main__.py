"""``python -m agents.grpo --config tiny``: train a policy against Lean."""

from __future__ import annotations

import logging
import sys
from pathlib import Path
from typing import Annotated

import typer

try:
    from agents.grpo.config import ConfigError, config_yaml, load_config
except ModuleNotFoundError as error:
    sys.exit(f"Error: {error}. Install the packages: pip install 'lean-gym[agents]'")

app = typer.Typer(add_completion=False, pretty_exceptions_show_locals=False)


@app.command()
def main(
    config: Annotated[str, typer.Option(help="A preset's name or a YAML file.")] = "tiny",
    change: Annotated[
        list[str] | None, typer.Option("--set", help="A change, such as loss.aggregation=grpo; may be repeated.")
    ] = None,
    output: Annotated[str | None, typer.Option(help="Folder of the run.")] = None,
    seed: Annotated[int | None, typer.Option(help="Seed of everything that is random.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Folder of a run that goes on from its checkpoint.")] = None,
    print_config: Annotated[bool, typer.Option(help="Print the whole configuration, each field explained.")] = False,
    log: Annotated[str, typer.Option(help="What is logged: debug, info, warning or error.")] = "warning",
) -> None:
    """Train a policy with GRPO against Lean, and write a report with the curves."""
    logging.basicConfig(level=log.upper(), format="%(levelname)s %(name)s: %(message)s")
    changes = list(change or [])
    if output is not None:
        changes.append(f"output={output!r}")
    if seed is not None:
        changes.append(f"seed={seed}")
    try:
        if print_config:
            typer.echo(config_yaml(load_config(config, changes)), nl=False)
            return
        from agents.grpo.trainer import resume_config, train

        if resume is not None:
            if changes:
                raise ConfigError(
                    "--resume goes on with the run's own configuration; leave --set, --output, --seed out"
                )
            chosen = resume_config(resume)
        else:
            chosen = load_config(config, changes)
        train(chosen, resume=resume is not None)
    except ConfigError as error:
        typer.echo(f"Error: {error}", err=True)
        sys.exit(2)
    except ModuleNotFoundError as error:
        extra = "vllm" if error.name == "vllm" else "agents"
        typer.echo(f"Error: {error}. Install the packages: pip install 'lean-gym[{extra}]'", err=True)
        sys.exit(2)
    typer.echo((Path(chosen.output) / "report.md").read_text(encoding="utf-8"))


if __name__ == "__main__":
    app()

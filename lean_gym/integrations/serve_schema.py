"""What the HTTP server says of itself: the schema of its requests and answers, with examples that work."""

from __future__ import annotations

from typing import Any

__all__ = ["ERRORS", "EXAMPLES", "MESSAGES", "STEP", "VERIFY", "described"]

_LEAN = "theorem swap (p q : Prop) (h : p ∧ q) : q ∧ p := by sorry"
_RESPONSE = "```lean4\ntheorem swap (p q : Prop) (h : p ∧ q) : q ∧ p := by\n  exact ⟨h.2, h.1⟩\n```"

EXAMPLES: dict[str, dict[str, Any]] = {
    "/messages": {"problems": [{"lean": _LEAN, "id": "swap"}]},
    "/step": {
        "conversations": [[{"role": "assistant", "content": _RESPONSE}]],
        "metadata": [
            {
                "version": 1,
                "problem": {
                    "name": "swap",
                    "header": "",
                    "statement": "theorem swap (p q : Prop) (h : p ∧ q) : q ∧ p :=",
                    "informal": "",
                    "id": "swap",
                    "metadata": {},
                },
                "attempts": [],
                "done": False,
            }
        ],
    },
    "/verify": {"problems": [{"lean": _LEAN}], "responses": [_RESPONSE]},
}
"""A request to each endpoint."""

_STRING, _BOOL, _NUMBER, _OBJECT = ({"type": t} for t in ("string", "boolean", "number", "object"))


def _array(items: dict[str, Any], text: str) -> dict[str, Any]:
    return {"type": "array", "items": items, "description": text}


def _object(text: str, optional: tuple[str, ...] = (), /, **properties: dict[str, Any]) -> dict[str, Any]:
    required = [name for name in properties if name not in optional]
    return {"type": "object", "description": text, "properties": properties, "required": required}


_MESSAGE = _object("A message of a chat.", role=_STRING, content=_STRING)
_METADATA = {"type": "object", "description": "The whole state of an episode. Send it back unchanged at the next turn."}
_PROBLEM = {
    "description": "The id of a problem that this server has; or its Lean text; or its parts.",
    "anyOf": [
        _STRING,
        _object(
            "Lean text that ends in the theorem, with `sorry` or without a proof; `name` says which theorem is meant.",
            ("name", "informal", "id", "metadata"),
            lean=_STRING,
            name=_STRING,
            informal=_STRING,
            id=_STRING,
            metadata=_OBJECT,
        ),
        _object(
            "What stands before the theorem, and the theorem up to and including its `:=`.",
            ("informal", "id", "metadata"),
            name=_STRING,
            header=_STRING,
            statement=_STRING,
            informal=_STRING,
            id=_STRING,
            metadata=_OBJECT,
        ),
    ],
}
_STATUS = {
    "type": "string",
    "enum": ["proved", "failed", "incomplete", "refused", "timeout", "exhausted", "malformed", "unavailable"],
}
_JUDGED: dict[str, dict[str, Any]] = {
    "status": _STATUS,
    "scored": {**_BOOL, "description": "False: this side failed. Leave the sample out of the loss; it is no reward."},
    "reward": {**_NUMBER, "description": "0 where not scored."},
    "terms": {
        "type": "object",
        "additionalProperties": _NUMBER,
        "description": "Named parts of the reward, `verified` first; empty where not scored.",
    },
    "violations": _array(_object("A broken format rule.", rule=_STRING, message=_STRING), "Broken format rules."),
    "verdict": {**_OBJECT, "description": "Lean's messages at positions in the policy's code, goals, axioms, seconds."},
    "seconds": {**_NUMBER, "description": "From the response to the feedback, waiting included."},
}
_RESULT = _object(
    "A step of one episode.",
    **_JUDGED,
    observation={**_STRING, "description": "The next user message; empty where there is nothing to correct."},
    metadata=_METADATA,
    done=_BOOL,
    terminated={**_BOOL, "description": "Proved."},
    truncated={**_BOOL, "description": "Attempts used up, response cut off, or nothing judged."},
    attempt={"type": "integer", "description": "Which attempt of the episode this was, from 1."},
)
_VERDICT = _object("A judgement.", **_JUDGED, proved=_BOOL, feedback=_STRING)


def _operation(path: str, text: str, request: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
    return {
        "description": text,
        "requestBody": {
            "required": True,
            "content": {"application/json": {"schema": {**request, "example": EXAMPLES[path]}}},
        },
        "responses": {"200": {"description": "Done.", "content": {"application/json": {"schema": answer}}}},
    }


MESSAGES = _operation(
    "/messages",
    "The chats that open episodes, and the metadata of their first turns.",
    _object("Problems.", problems=_array(_PROBLEM, "One for each episode.")),
    _object(
        "Episodes.",
        episodes=_array(
            _object("One episode.", messages=_array(_MESSAGE, "For a chat template."), metadata=_METADATA), "In order."
        ),
    ),
)
STEP = _operation(
    "/step",
    "Judge the last message of each conversation. Nothing is kept here: any server of the same settings can take the "
    "next turn.",
    _object(
        "Episodes.",
        ("cut_off",),
        conversations=_array(_array(_MESSAGE, "The last message is the policy's response."), "One for each episode."),
        metadata=_array(_METADATA, "Of each episode, from /messages or from the step before."),
        cut_off=_array(_BOOL, "Whether each response ended at the limit of generation; then it earns nothing."),
    ),
    _object("Steps.", results=_array(_RESULT, "In order.")),
)
VERIFY = _operation(
    "/verify",
    "Judge one response, or one Lean text, to each problem, without an episode.",
    _object(
        "Problems, with either `responses` or `code`.",
        ("responses", "code"),
        problems=_array(_PROBLEM, "One for each response."),
        responses=_array(_STRING, "The policy's whole texts."),
        code=_array(_STRING, "Lean texts: the theorem with its proof, or the proof alone."),
    ),
    _object("Judgements.", results=_array(_VERDICT, "In order.")),
)

_ERROR = {"content": {"application/json": {"schema": _object("What is wrong, and how to mend it.", error=_STRING)}}}
ERRORS: dict[int | str, dict[str, Any]] = {
    400: {"description": "The body is no JSON.", **_ERROR},
    401: {"description": "The token is missing or wrong.", **_ERROR},
    408: {"description": "The body did not arrive in time.", **_ERROR},
    413: {"description": "The body or the batch is too large.", **_ERROR},
    422: {"description": "A value is wrong; the message names it.", **_ERROR},
    429: {"description": "Too much is under way; try again after `Retry-After` seconds.", **_ERROR},
    500: {"description": "This side is broken. No judgement.", **_ERROR},
    503: {"description": "Stopping, or not done in time; try again after `Retry-After` seconds.", **_ERROR},
}


def described(schema: dict[str, Any], with_token: bool) -> dict[str, Any]:
    """The OpenAPI schema, with the token where one is needed."""
    if with_token:
        schema.setdefault("components", {})["securitySchemes"] = {"token": {"type": "http", "scheme": "bearer"}}
        schema["security"] = [{"token": []}]
        schema["paths"]["/health"]["get"]["security"] = []
    return schema

"""The command ``lean-gym``."""

from __future__ import annotations

from typing import Annotated

import typer

from lean_gym.commands.check import check_command
from lean_gym.commands.data import data_app
from lean_gym.commands.doctor import doctor_command
from lean_gym.commands.eval import compare_command, eval_command, eval_report_command
from lean_gym.commands.format import format_command
from lean_gym.commands.play import play_command
from lean_gym.commands.problems import problems_command
from lean_gym.commands.redteam import redteam_command
from lean_gym.commands.repl import repl_command
from lean_gym.commands.serve import serve_command
from lean_gym.commands.setup import setup_app

__all__ = ["app", "main"]

app = typer.Typer(
    name="lean-gym",
    help="A Gymnasium environment in which a policy proves Lean 4 theorems, checked by the real Lean.",
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_show_locals=False,
)


def _version(asked: bool) -> None:
    if asked:
        import lean_gym

        typer.echo(f"lean-gym {lean_gym.__version__}")
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    pass


app.command("check")(check_command)
app.command("play")(play_command)
app.command("format")(format_command)
app.command("problems")(problems_command)
app.command("doctor")(doctor_command)
app.command("redteam")(redteam_command)
app.command("repl")(repl_command)
app.command("serve")(serve_command)
app.command("eval")(eval_command)
app.command("eval-report")(eval_report_command)
app.command("compare")(compare_command)
app.add_typer(data_app, name="data")
app.add_typer(setup_app, name="setup")


def main() -> None:
    """Entry point of the command line."""
    app()


if __name__ == "__main__":
    main()

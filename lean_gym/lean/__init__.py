"""Reading Lean text: tokens, declarations, and joining a policy's code with the statement it must prove."""

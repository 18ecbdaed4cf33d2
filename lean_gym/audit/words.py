"""The words of Lean that the screen knows: commands, options, attributes and names, and the rule each falls under."""

from __future__ import annotations

__all__ = [
    "ALLOWED_ATTRIBUTES",
    "ALLOWED_HASH_COMMANDS",
    "ALLOWED_OPTIONS",
    "FORBIDDEN_NAMES",
    "FORBIDDEN_OPTIONS",
    "FORBIDDEN_WORDS",
    "MEANING_WORDS",
    "SYNTAX_NAMES",
    "SYSTEM_NAMESPACES",
]


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


def _rules(**groups: str) -> dict[str, str]:
    return {word: rule for rule, words in groups.items() for word in words.split()}


FORBIDDEN_WORDS = _rules(
    axiom="axiom opaque",
    syntax="""
        syntax macro macro_rules notation notation3 infix infixl infixr prefix postfix declare_syntax_cat
        binder_predicate unif_hint register_parser_alias declare_simp_like_tactic declare_config_elab
        declare_term_config_elab declare_command_config_elab""",
    metaprogram="""
        elab elab_rules run_cmd run_elab run_meta run_tac run_conv by_elab eval% elab_stx%
        simproc dsimproc simproc_decl dsimproc_decl builtin_simproc builtin_dsimproc builtin_simproc_decl
        builtin_dsimproc_decl register_simp_attr register_option register_builtin_option register_builtin_parser
        register_label_attr register_grind_attr register_sym_simp_attr register_error_explanation register_tactic_tag
        register_linter_set tactic_extension declare_aesop_rule_sets set_premise_selector set_library_suggestions""",
    code="""
        initialize builtin_initialize unsafe partial include_str include_bytes dbg_trace dbg_sleep dbg_stack
        dbg_trace_if_shared compile_inductive compile_def%""",
    native="native_decide bv_decide bv_decide? bv_check",
    exit="#exit",
)
"""Reserved words that have no place in a proof, and the rule of each. They cannot be names unless in ``«…»``."""

ALLOWED_HASH_COMMANDS = _words("#check #check_failure #print #reduce #synth #where #help #version")
"""The commands with a ``#`` that only print. All others are refused."""

MEANING_WORDS = _words(
    """
    def abbrev instance inductive structure class coinductive open variable universe namespace export alias attribute
    irreducible_def include omit local scoped autoImplicit relaxedAutoImplicit"""
)
"""Words that may change what a later statement means, so that even level ``fast`` checks it against a reference."""

ALLOWED_OPTIONS = _words(
    """
    maxHeartbeats maxRecDepth maxErrors maxSynthPendingDepth synthInstance.* linter.* pp.* trace.* format.* profiler
    profiler.* diagnostics diagnostics.* autoImplicit relaxedAutoImplicit autoLift autoParam.* exponentiation.threshold
    simprocs smartUnfolding backward.* tactic.* Tactic.* aesop.* grind.* simp.* ring.* linarith.* says.* deprecated.*
    structureDiamondWarning warningAsError checkBinderAnnotations quotPrecheck quotPrecheck.* Elab.async
    showPartialSyntaxErrors wf.* inductive.* match.* guard_msgs.* experimental.tactic.* bound.*"""
)
"""Options that a proof may set; ``x.*`` stands for every option that begins with ``x.``."""

FORBIDDEN_OPTIONS = _words("trace.profiler trace.profiler.*")
"""Exceptions to them: options that name a file to be written."""

ALLOWED_ATTRIBUTES = _words(
    """
    aesop algebraize arith_mult bound boolToBoolSimps boolToPropSimps bv_normalize cases_eliminator class coe congr
    continuity default_instance defeq deprecated elab_as_elim elab_without_expected_type elementwise
    elementwise_nosimp equiv_rw_simp expose ext field_simps fin_omega finiteness fun_prop functor_norm gcongr
    gcongr_forward ghost_simps grind grind_pattern higher_order iteToPropSimps implicit_reducible induction_eliminator
    inherit_doc inline always_inline instance instance_reducible int_toBitVec integral_simps irreducible is_poly
    kerodon local match_pattern measurability measurability! method_specs mfld_simps mk_iff monad_norm mono
    monotonicity no_expose noinline nolint nontriviality norm_cast nospecialize order_dual parity_simps
    partial_fixpoint_monotone pp_nodot pp_using_anonymous_constructor pp_with_univ pull push push_cast qify_simps
    reassoc reducible refl rfl rify_simps scoped semireducible set_like seval simp simps spec specialize stacks symm
    to_additive to_additive_dont_translate to_app to_dual trans typevec wf_preprocess wikidata zify_simps"""
)
"""Attributes that a proof may give. Those that tie a declaration to compiled code, or run it, are not among them."""

FORBIDDEN_NAMES = _rules(
    native="ofReduceBool ofReduceNat reduceBool reduceNat trustCompiler",
    kernel="skipKernelTC addDeclWithoutChecking addDeclCore",
    metaprogram="""
        autoParam TSyntax MacroM CoreM MetaM SimpM TermElabM TacticM CommandElabM AttrM evalTactic mkNullNode
        mkAtom mkIdent""",
)
"""Last parts of names that reach compiled code, pass the kernel by, or make programs and pieces of syntax for Lean."""

SYNTAX_NAMES = ("Lean.Syntax", "Lean.SourceInfo")
"""Names under which pieces of syntax are made. Lean would run them as tactics, whatever words they hold."""

SYSTEM_NAMESPACES = frozenset({"BaseIO", "EIO", "IO", "Lean", "Runtime", "ST", "System", "Task"})
"""Namespaces of Lean's own programs: a definition put there may stand in for compiled code of the same name."""

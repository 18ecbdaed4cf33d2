"""Telling a bare term from a bare tactic script."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from lean_gym.lean.lexer import Token, TokenKind, word_set

__all__ = ["TACTICS", "starts_a_term"]

TACTICS = word_set(
    """abel abel_nf ac_nf ac_rfl admit aesop aesop! aesop? aesop_cat aesop_graph algebraize all_goals and_intros
    any_goals apply apply_assumption apply_ext_theorem apply_fun apply_mod_cast apply_rfl apply_rules apply_rw
    assumption assumption' assumption_mod_cast attempt_all beta_reduce borelize bound bv_check bv_decide
    bv_normalize bv_omega by_cases by_cases! by_contra by_contra! calc cancel_denoms case case' cases cases'
    cases_type casesm cat_disch cbv change change? checkpoint choose choose! classical clean_wf clear clear!
    clear_ clear_aux_decl clear_value compute_degree compute_degree! congr congr! congrm constructor
    constructorm continuity contradiction contrapose contrapose! conv conv' conv_lhs conv_rhs convert convert_to
    cutsat dbg_trace decide decide! decide_cbv decreasing_tactic delta done dsimp dsimp! dsimp? eapply
    econstructor enat_to_nat eq_refl erw erw? eta_expand eta_reduce eta_struct exact exact? exact_mod_cast
    exact_mod_cast? exacts exfalso exists existsi expose_names ext ext1 extract_goal extract_lets fail
    fail_if_no_progress fail_if_success fapply fconstructor field field_simp filter_upwards fin_cases fin_omega
    finiteness first focus forward fun_cases fun_induction fun_prop funext gcongr gcongr? generalize generalize'
    generalize_proofs get_elem_tactic grewrite grind grind? grind_linarith grobner group grw guard_expr
    guard_goal_nums guard_hyp guard_hyp_nums guard_target have have' haveI haveI' hint if induction induction'
    infer_instance infer_param inhabit injection injections injections_and_clear interval_cases intro intro!
    intros introv isBoundedDefault itauto itauto! iterate left let let' letI letI' lift lift_lets linarith
    linarith! linarith? linear_combination linear_combination' linear_combination2 match match_scalars
    match_target matrix measurability mfld_set_tac mod_cases module monicity monicity! mono move_add move_mul
    move_oper native_decide next nlinarith nlinarith! nofun nomatch noncomm_ring nontriviality norm_cast
    norm_cast0 norm_num norm_num1 nth_grewrite nth_grw nth_rewrite nth_rw observe observe? obtain omega
    omega_nat on_goal open order peel pgame_wf_tac pick_goal plausible polyrith positivity pull pure_coherence
    push push_cast push_neg qify rcases rcases? rcongr reduce reduce_mod_char refine refine' refine_lift rel
    rename rename' rename_bvar rename_i repeat repeat' repeat1 repeat1' replace restrict_tac revert rewrite rfl
    rfl' rfl_cat rify right ring ring! ring1 ring1! ring1_nf ring_nf ring_nf! rintro rintro? rotate_left
    rotate_right rsuffices run_tac rw rw! rw? rw_mod_cast rw_search rwa saturate says set set! set_option show
    show_term simp simp! simp? simp?! simp_all simp_all! simp_all? simp_all_arith simp_arith simp_intro simp_rw
    simp_wf simpa simpa! simpa? skip sleep slice_lhs slice_rhs slim_check solve solve_by_elim sorry specialize
    split split_ands split_ifs stop subsingleton subst subst' subst_eqs subst_hom_lift subst_vars substs
    success_if_fail_with_msg suffices swap swap_var symm symm_saturate tauto tauto_set tfae_finish tfae_have
    trace trace_state trans transitivity triv trivial try try_this type_check unfold unfold! unfold? unfold_let
    unfold_projs unhygienic uniqueness use use! use_discharger volume_tac whisker_simps whnf with_panel_widgets
    with_reducible with_reducible_and_instances with_unfolding_all with_unfolding_none wlog wlog! zify zify?"""
)
"""Names of tactics of Lean and Mathlib. A script may use others too: this only tells them from names of theorems."""

_TERM_SYMBOLS = word_set("@ λ ¬ ∀ ∃ - ↑ ` _")
_TERM_NAMES = word_set("id absurd congrArg congrFun propext")
# Symbols that stand between two terms, and never after a tactic's name.
_BINARY = word_set("▸ <| |> |>. $ ∘ = ≤ < ≥ > ≠ ∧ ∨ ↔ → ++ ∣")


def starts_a_term(script: Sequence[Token], bound: Collection[str] = ()) -> bool:
    """Whether code that is no command and does not begin with `by` is a term rather than tactics.

    Args:
        script: its tokens without white space and comments; at least one.
        bound: names that the statement binds, which are no tactics.

    >>> from lean_gym.lean.lexer import code_tokens
    >>> [starts_a_term(code_tokens(code)) for code in ["fun x => x", "Nat.le_refl n", "h ▸ rfl", "add_comm a b"]]
    [True, True, True, True]
    >>> [starts_a_term(code_tokens(code)) for code in ["intro x", "simp", "· rfl", "(simp; omega)", "norm_num [h]"]]
    [False, False, False, False, False]
    """
    first = script[0]
    second = script[1] if len(script) > 1 else None
    following = second.text if second is not None else ""
    touching = second is not None and second.start == first.end
    if first.kind in (TokenKind.NUMBER, TokenKind.STRING, TokenKind.CHAR):
        return True
    if first.kind is TokenKind.OPEN:
        return not (first.text == "(" and following in TACTICS)
    if first.kind is TokenKind.SYMBOL:
        if first.text == ".":
            return touching and second is not None and second.kind is TokenKind.NAME
        return first.text in _TERM_SYMBOLS
    if first.kind is not TokenKind.NAME:
        return False
    if first.text == "fun" or first.text in bound or first.text.partition(".")[0] in bound:
        return True
    if first.text == "show":
        return _has_from(script)
    if first.text == "funext":
        return following in ("fun", "λ", "(")
    if first.text in _TERM_NAMES:
        return True
    if first.text in TACTICS or "«" in first.text:
        return False
    if "." in first.text or (touching and following in (".", "|>.")) or following in _BINARY:
        return True
    # A name that is no tactic we know: `add_comm a b` is a theorem and its arguments, where nothing follows.
    plain = not any(token.text in (";", "<;>", "at", "with", "using") for token in script)
    return "_" in first.text.strip("_") and plain


def _has_from(script: Sequence[Token]) -> bool:
    """Whether a `from` stands outside all brackets, as in `show p from h`."""
    depth = 0
    for token in script:
        depth += (token.kind is TokenKind.OPEN) - (token.kind is TokenKind.CLOSE)
        if depth == 0 and token.kind is TokenKind.NAME and token.text == "from":
            return True
    return False

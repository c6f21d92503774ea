/** How a run of `ploop` ended, for scripts. `ploop --help` prints the same list. */
export const EXIT = {
	ok: 0,
	/** At least one line of a `--jsonl` run was refused; every other line was answered. */
	someLinesFailed: 1,
	/** `ploop-admin`: there is no such account or mail, or it is not in a state for that. */
	nothingFound: 1,
	/** `ploop-admin reconcile` and `retention`: the rest was done. */
	someFailed: 1,
	/** `ploop check`: the answer breaks at least one rule. */
	rulesBroken: 1,
	/** A flag, a text or the input cannot be used; the sentence on stderr says which. */
	wrongUse: 2,
	/** Nothing was rewritten: the text needs an answer first, and the question stands on stderr. */
	clarificationNeeded: 3,
	/** A fault of ploop itself. */
	internal: 4,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

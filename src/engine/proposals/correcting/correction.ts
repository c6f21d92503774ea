/**
 * What words of a request may be taken as, where the engine read them as something else. `whole`: a rule that stands beside one
 * thing asked for and is meant of all of it.
 */
export const CORRECTION_KINDS = ['task', 'rule', 'fact', 'material', 'whole'] as const;
export type CorrectionKind = (typeof CORRECTION_KINDS)[number];

/** One part of a request read anew. */
export interface Correction {
	readonly as: CorrectionKind;
	/** As they stand in the request: one part of it, or several that follow one another. */
	readonly words: string;
}

const TEXTS: Readonly<Record<CorrectionKind, string>> = {
	task: 'Take “{words}” as something to be done.',
	rule: 'Take “{words}” as a rule to keep to.',
	fact: 'Take “{words}” as background, not as a rule.',
	material: 'Take “{words}” as text to work on.',
	whole: 'Let “{words}” hold for everything.',
};

const MOST_SHOWN = 60;

/** The sentence that offers the correction to the person, in the engine's words. */
export function correctionText({ as, words }: Correction): string {
	const shown = words.length <= MOST_SHOWN ? words : `${words.slice(0, words.lastIndexOf(' ', MOST_SHOWN))} …`;
	return TEXTS[as].replace('{words}', () => shown.replace(/\s+/g, ' '));
}

/**
 * The kinds that words of a request may be corrected to. `whole`: a rule that was read as applying to one thing and
 * applies to all.
 */
export const CORRECTION_KINDS = ['task', 'rule', 'fact', 'material', 'whole'] as const;
export type CorrectionKind = (typeof CORRECTION_KINDS)[number];

/** A new kind for some words of a request. */
export interface Correction {
	readonly as: CorrectionKind;
	/** The words of one part or several in a row, exactly as in the request. */
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

/** The engine's sentence that offers the correction to the person. */
export function correctionText({ as, words }: Correction): string {
	const shown = words.length <= MOST_SHOWN ? words : `${words.slice(0, words.lastIndexOf(' ', MOST_SHOWN))} …`;
	return TEXTS[as].replace('{words}', () => shown.replace(/\s+/g, ' '));
}

import { z } from 'zod';
import { Label, Sentence } from '#contract/phrases';

/** The part `settings.about` of `content/account.yaml`: what people keep about themselves. */
export const AboutCopy = z.strictObject({
	title: Label,
	text: Sentence,
	line: Label,
	lineHint: Sentence,
	lineMissing: Sentence,
	keep: Label,
	keeping: Label,
	empty: Sentence,
	remove: Label,
	removed: Label,
	/** Says to a screen reader which line a button is for. */
	of: Label,
	notDone: Label,
	failed: Sentence,
});
export type AboutCopy = z.infer<typeof AboutCopy>;

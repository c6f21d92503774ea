import { z } from 'zod';
import { Counted, Label, Sentence } from '#contract/phrases';

/**
 * The parts of `content/optimiser.yaml` for using a result (exports, checking an answer)
 * and for the line of hints under the prompt box.
 */
const Verdicts = z.strictObject({ pass: Label, fail: Label, unclear: Label });

/** Sentences for a part that is fetched on demand and not there yet. */
const PartCopy = z.strictObject({ loading: Sentence, failed: Sentence, again: Label });

export const AnswerCheckCopy = z.strictObject({
	title: Label,
	lead: Sentence,
	label: Label,
	privacy: Sentence,
	submit: Label,
	submitting: Label,
	empty: Sentence,
	tooLong: Sentence,
	changed: Sentence,
	resultTitle: Label,
	summary: z.strictObject({ pass: Counted, fail: Counted, unclear: Counted }),
	nothing: Sentence,
	verdicts: Verdicts,
	youWrote: Label,
	repairTitle: Label,
	repairLead: Sentence,
	copy: Label,
	part: PartCopy,
});
export type AnswerCheckCopy = z.infer<typeof AnswerCheckCopy>;

export const ExportsCopy = z.strictObject({
	label: Label,
	download: Label,
	files: z.strictObject({ md: Label, txt: Label, json: Label }),
	fileNotes: z.strictObject({ md: Label, txt: Label, json: Label }),
	fallbackName: z.string().regex(/^[a-z0-9-]{1,40}$/),
	saved: Sentence,
	/** In files and on paper. */
	made: Label,
	open: Label,
	newTab: Label,
	services: z.strictObject({ chatgpt: Label, claude: Label, gemini: Label }),
	pasteThere: Sentence,
	tooLongForLink: Sentence,
	part: PartCopy,
});
export type ExportsCopy = z.infer<typeof ExportsCopy>;

const Slot = z.strictObject({ label: Label, starter: Label });

export const HintCopy = z.strictObject({
	label: Label,
	open: Label,
	said: Label,
	add: Label,
	summary: Sentence,
	nothing: Label,
	hide: Label,
	show: Label,
	slots: z.strictObject({
		task: Slot,
		subject: Slot,
		material: Slot,
		recipient: Slot,
		audience: Slot,
		length: Slot,
		tone: Slot,
		format: Slot,
		count: Slot,
		time: Slot,
		budget: Slot,
		programmingLanguage: Slot,
		targetLanguage: Slot,
	}),
});
export type HintCopy = z.infer<typeof HintCopy>;

import { z } from 'zod';
import { Counted, Label, Sentence } from './phrases.ts';

/** `content/models/page.yaml`: the page's texts about a model that reads requests. */
export const ModelPageCopy = z.strictObject({
	line: z.strictObject({ on: Sentence, onOwn: Sentence, off: Sentence, account: Sentence, switch: Label }),
	progress: z.strictObject({
		title: Label,
		reading: Sentence,
		next: Sentence,
		/** {n} others wait. */
		before: Counted,
		stop: Label,
		stopped: Sentence,
		broken: Sentence,
		done: Counted.extend({ none: Sentence }),
	}),
	list: z.strictObject({
		label: Label,
		asked: Label,
		offered: Label,
		dropped: Label,
		leaveOut: Label,
		putBack: Label,
	}),
	mark: Label,
});
export type ModelPageCopy = z.infer<typeof ModelPageCopy>;

/** The JSON that the server writes into the home page where a model is configured. */
export interface ModelPage {
	/** Hosts that a request may go to. */
	readonly hosts: readonly string[];
	/** Whether all hosts are this machine. */
	readonly isOwn: boolean;
	/** Plans whose requests are read. */
	readonly readers: readonly ('anonymous' | 'free' | 'pro')[];
	readonly copy: ModelPageCopy;
}

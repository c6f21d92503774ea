import { z } from 'zod';
import { ModelPageCopy } from './model-page.ts';
import { OptimiseRequest } from './optimise.ts';
import { SectionEvent } from './optimise-stream.ts';
import { Counted, Label, Sentence } from './phrases.ts';
import { ReviseRequest } from './revise.ts';

const MOST_PROPOSALS = 24;

/** `content/models/browser.yaml`: what is said of a browser's own model. */
export const BrowserModelCopy = z.strictObject({
	title: Label,
	there: Sentence,
	absent: Sentence,
	read: Label,
	fetch: Label,
	fetching: Sentence,
	reading: Sentence,
	stop: Label,
	stopped: Sentence,
	failed: Sentence,
	done: Counted.extend({ none: Sentence }),
});
export type BrowserModelCopy = z.infer<typeof BrowserModelCopy>;

/** `GET /api/optimise/reading`: what a page needs to have a request read by the browser's own model. */
export const ReadingMeans = z.strictObject({
	copy: BrowserModelCopy,
	list: ModelPageCopy.shape.list,
	mark: ModelPageCopy.shape.mark,
	/** What the model is told. */
	instruction: z.string(),
	/** JSON schema that its answer is held to. */
	schema: z.record(z.string(), z.unknown()),
});
export type ReadingMeans = z.infer<typeof ReadingMeans>;

/** `POST /api/optimise/reading` request: an earlier result, by its receipt, and what a model on the person's machine said of it. */
export const ReadingRequest = z.strictObject({
	rawPrompt: OptimiseRequest.shape.rawPrompt,
	modifiers: OptimiseRequest.shape.modifiers,
	receipt: ReviseRequest.shape.receipt,
	/** As the model wrote them; absent: what it is to be given is asked for. */
	proposals: z.array(z.record(z.string(), z.unknown())).max(MOST_PROPOSALS).optional(),
});
export type ReadingRequest = z.infer<typeof ReadingRequest>;

export const ReadingResponse = z.strictObject({
	/** What the model is given to read, as JSON; null: there is nothing to add to this request. */
	input: z.string().nullable(),
	/** What the engine passed of the proposals. */
	sections: z.array(SectionEvent),
	/** How many it struck, by reason. */
	struck: z.record(z.string(), z.int()),
});
export type ReadingResponse = z.infer<typeof ReadingResponse>;

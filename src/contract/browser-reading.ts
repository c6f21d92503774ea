import { z } from 'zod';
import { ModelPageCopy } from './model-page.ts';
import { OptimiseRequest } from './optimise.ts';
import { SectionEvent } from './optimise-stream.ts';
import { Counted, Label, Sentence } from './phrases.ts';
import { ReviseRequest } from './revise.ts';

const MOST_PROPOSALS = 24;

/** `content/models/browser.yaml`: the texts about a browser's own model. */
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

/** `GET /api/optimise/reading`: the data a page needs to have a request read by the browser's own model. */
export const ReadingMeans = z.strictObject({
	copy: BrowserModelCopy,
	list: ModelPageCopy.shape.list,
	mark: ModelPageCopy.shape.mark,
	/** The instruction for the model. */
	instruction: z.string(),
	/** JSON schema for its answer. */
	schema: z.record(z.string(), z.unknown()),
});
export type ReadingMeans = z.infer<typeof ReadingMeans>;

/** `POST /api/optimise/reading` request: an earlier result, by its receipt, and the proposals of a model on the person's machine. */
export const ReadingRequest = z.strictObject({
	rawPrompt: OptimiseRequest.shape.rawPrompt,
	modifiers: OptimiseRequest.shape.modifiers,
	receipt: ReviseRequest.shape.receipt,
	/** The proposals as the model wrote them. If absent, the answer is the model's input. */
	proposals: z.array(z.record(z.string(), z.unknown())).max(MOST_PROPOSALS).optional(),
});
export type ReadingRequest = z.infer<typeof ReadingRequest>;

export const ReadingResponse = z.strictObject({
	/** The input for the model, as JSON; null: a model has nothing to add to this request. */
	input: z.string().nullable(),
	/** The proposals that the engine passed. */
	sections: z.array(SectionEvent),
	/** Number of struck proposals, by reason. */
	struck: z.record(z.string(), z.int()),
});
export type ReadingResponse = z.infer<typeof ReadingResponse>;

import browserCopy from '#content/models/browser.yaml';
import pageCopy from '#content/models/page.yaml';
import {
	BrowserModelCopy,
	type ReadingMeans,
	type ReadingRequest,
	type ReadingResponse,
} from '#contract/browser-reading';
import { ModelPageCopy } from '#contract/model-page';
import { NO_WISHES } from '#engine/review-model';
import type { Caller } from '../caller.ts';
import { inputText, readInstruction } from '../models/instruction.ts';
import { PROPOSALS_JSON_SCHEMA, proposalFrom } from '../models/proposal-schema.ts';
import type { Reader } from '../models/reader.ts';
import type { Runtime } from '../runtime.ts';
import { newTally, readWithModel } from './read-with-model.ts';
import { requirePaidFor } from './revise-for.ts';

/** The texts, instruction and schema for a browser's model, which are the same for everybody. */
export function readingMeans(): ReadingMeans {
	const { list, mark } = ModelPageCopy.parse(pageCopy);
	return {
		copy: BrowserModelCopy.parse(browserCopy),
		list,
		mark,
		instruction: readInstruction(),
		schema: PROPOSALS_JSON_SCHEMA,
	};
}

/**
 * The server's part when the model in a person's browser reads a request: gives the model's input, and judges its
 * proposals. Needs only the receipt of a result. Counts and stores nothing.
 */
export async function browserReadingFor(
	runtime: Runtime,
	caller: Caller,
	request: ReadingRequest,
): Promise<ReadingResponse> {
	const { rawPrompt: text, proposals } = request;
	const modifiers = requirePaidFor(runtime, caller, request);
	const { proposing, secret } = runtime;
	const input = await proposing.readingInput(text, modifiers, { ...NO_WISHES, takesDefaults: true });
	const isReadable = input !== null && input.language === 'English';
	if (!isReadable || proposals === undefined)
		return { input: isReadable ? inputText(input) : null, sections: [], struck: {} };
	const tally = newTally();
	const signal = new AbortController().signal;
	const reader = readerOf(proposals);
	const sections = await Array.fromAsync(
		readWithModel({ reader, judge: proposing.judge }, { text, secret, input, signal, tally }),
	);
	return { input: null, sections, struck: tally.struck };
}

/** A reader that returns the proposals of the browser's model. */
const readerOf = (proposals: readonly unknown[]): Reader => ({
	id: 'browser',
	async *propose() {
		for (const one of proposals) {
			const proposal = proposalFrom(one);
			yield proposal === null ? { is: 'misshapen' } : { is: 'proposal', proposal };
		}
	},
});

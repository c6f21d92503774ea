import type { Proposal } from '#engine/proposals/proposal';
import type { ReadingInput } from '#engine/proposals/reading-input';
import type { Tokens } from '#server/models/model-catalogue';
import type { modelReader } from '#server/models/model-reader';
import { ReaderError } from '#server/models/reader';

const DAY_OUT: ReadingInput = {
	request: 'plan a day out',
	language: 'English',
	material: [],
	requirements: [],
	parts: [],
	circumstances: [],
	genres: [],
	draft: 'Plan a day out.',
	questions: [],
	suggestions: [],
};

/** Lets a reader read "plan a day out"; returns its proposals, the tokens of each call, and the fault, if any. */
export async function readWithModel(
	reader: ReturnType<typeof modelReader>,
	signal: AbortSignal = new AbortController().signal,
): Promise<{ proposals: Proposal[]; taken: Tokens[]; fault: ReaderError | null }> {
	const proposals: Proposal[] = [];
	const taken: Tokens[] = [];
	try {
		for await (const part of reader.propose(DAY_OUT, { signal, taken: (tokens) => void taken.push(tokens) }))
			if (part.is === 'proposal') proposals.push(part.proposal);
	} catch (error) {
		if (!(error instanceof ReaderError)) throw error;
		return { proposals, taken, fault: error };
	}
	return { proposals, taken, fault: null };
}

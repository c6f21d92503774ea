import type { ReadingMeans, ReadingRequest, ReadingResponse } from '#contract/browser-reading';
import type { SectionEvent } from '#contract/optimise-stream';
import { callApi } from '#islands/account-api.ts';
import type { Delivered } from '#islands/optimiser/stores/optimiser.store.ts';
import { openBrowserModel } from './language-model.ts';

export interface BrowserReading {
	readonly delivered: Delivered;
	readonly means: ReadingMeans;
	readonly signal: AbortSignal;
	readonly onFetched: (share: number) => void;
}

/** Returns the proposals of the browser's model that the engine on the server accepts. Throws when there is no answer. */
export async function readInBrowser({
	delivered,
	means,
	signal,
	onFetched,
}: BrowserReading): Promise<readonly SectionEvent[]> {
	const { instruction, schema } = means;
	// First, since a browser allows the download only right after a press.
	const session = await openBrowserModel({ instruction, signal, onFetched });
	try {
		const { input } = await ask(delivered);
		if (input === null) return [];
		const said = await session.prompt(input, { responseConstraint: schema, signal });
		const { proposals }: { proposals: NonNullable<ReadingRequest['proposals']> } = JSON.parse(said);
		const { sections } = await ask(delivered, proposals.slice(0, MOST_PROPOSALS));
		return sections;
	} finally {
		session.destroy();
	}
}

/** Most proposals that the server accepts. */
const MOST_PROPOSALS = 24;

async function ask(
	{ sent: rawPrompt, modifiers, answer: { receipt } }: Delivered,
	proposals?: ReadingRequest['proposals'],
): Promise<ReadingResponse> {
	const request: ReadingRequest = { rawPrompt, modifiers, receipt, ...(proposals && { proposals }) };
	const outcome = await callApi<ReadingResponse>('POST', '/api/optimise/reading', request);
	if (!outcome.isOk) throw new Error(outcome.refusal.code);
	return outcome.answer;
}

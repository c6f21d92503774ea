import type { Database } from '#db/client';
import { judgeProposal } from '#engine/proposals/dispose';
import { readingInputOf } from '#engine/proposals/reading-input';
import { NO_WISHES } from '#engine/review-model';
import { MODEL_CATALOGUE, type ModelCatalogue } from '#server/models/model-catalogue';
import type { ModelService } from '#server/models/model-service';
import { startModels } from '#server/models/start-models';
import type { ModelServer } from './model-server.ts';
import { settingOf, type Wire } from './model-wires.ts';

interface ServiceOptions {
	readonly db: Database;
	readonly server: ModelServer;
	readonly wire?: Wire;
	/** The model that is asked when the first one fails. */
	readonly second?: { readonly server: ModelServer; readonly wire: Wire };
	readonly concurrency?: number;
	readonly catalogue?: Partial<ModelCatalogue>;
}

/** The engine's part of a reading, run in this process. */
export const PROPOSING: Pick<ModelService, 'readingInput' | 'judge'> = {
	readingInput: async (text, modifiers, wishes) => readingInputOf(text, modifiers, wishes ?? NO_WISHES),
	judge: async ({ text, shown, passed, proposal }) => judgeProposal(text, shown, passed, proposal),
};

/** Short time limits, so that a test need not wait long for a hanging call. */
const TIMES = { firstByteMs: 300, betweenBytesMs: 300, wholeMs: 1200, deadlineMs: 4000 };

/** The `ModelService` for a test's model server, with the real engine and short time limits. */
export function modelServiceFor({
	db,
	server,
	wire = 'compatible',
	second,
	concurrency = 4,
	catalogue,
}: ServiceOptions): ModelService {
	const settings = [{ server, wire }, ...(second ? [second] : [])].map((one) =>
		settingOf(one.wire, one.server.address),
	);
	const models = settings.map(({ provider }) => ({ provider, name: '*', inputPerMillion: 1, outputPerMillion: 2 }));
	return startModels(
		{ settings, concurrency },
		{
			db,
			now: () => new Date(),
			engine: PROPOSING,
			catalogue: { ...MODEL_CATALOGUE, models, times: TIMES, ...catalogue },
		},
	);
}

import type { FallbackReason, SectionEvent } from '#contract/optimise-stream';
import type { Passed, Shown } from '#engine/proposals/proposal';
import type { ReadingInput } from '#engine/proposals/reading-input';
import type { Tokens } from '../models/model-catalogue.ts';
import type { ModelService } from '../models/model-service.ts';
import { ReaderError, type ReaderFault } from '../models/reader.ts';
import { modelIdFor } from './model-ids.ts';

/** Running counts of a reading. */
export interface ReadingTally {
	shown: number;
	/** Number of struck proposals, by reason. */
	readonly struck: Record<string, number>;
	readonly calls: { readonly tokens: Tokens; readonly reader: string }[];
}

export const newTally = (): ReadingTally => ({ shown: 0, struck: {}, calls: [] });

export interface ReadingOrder {
	readonly text: string;
	readonly secret: string;
	readonly input: ReadingInput;
	readonly signal: AbortSignal;
	readonly tally: ReadingTally;
}

/** Yields a model's proposals that the engine passes, one by one. Throws `ReaderError`. */
export async function* readWithModel(
	models: Pick<ModelService, 'reader' | 'judge'>,
	order: ReadingOrder,
): AsyncGenerator<SectionEvent> {
	const { text, input, signal, tally } = order;
	const passed: Passed[] = [];
	const shown = shownIn(input);
	const taken = (tokens: Tokens, reader: string) => void tally.calls.push({ tokens, reader });
	for await (const part of models.reader.propose(input, { signal, taken })) {
		const verdict =
			part.is === 'misshapen'
				? { struck: 'shape' }
				: await models.judge({ text, shown, passed, proposal: part.proposal });
		if ('struck' in verdict) {
			tally.struck[verdict.struck] = (tally.struck[verdict.struck] ?? 0) + 1;
			continue;
		}
		passed.push(verdict.passed);
		tally.shown += 1;
		yield sectionOf(verdict.passed, order);
	}
	if (signal.aborted) throw new ReaderError('aborted');
}

export const shownIn = ({ questions, suggestions }: ReadingInput): Shown => ({
	questions: questions.map((one) => ({ ...one, options: [] })),
	suggestions: suggestions.map((one) => ({ ...one, because: '' })),
});

const NOTHING: SectionEvent = { question: null, suggestion: null, drop: null };

function sectionOf(passed: Passed, { text, secret }: ReadingOrder): SectionEvent {
	if (passed.kind === 'drop') return { ...NOTHING, drop: passed.id };
	if (passed.kind === 'question') {
		const { text: question, options, line } = passed;
		return { ...NOTHING, question: { id: modelIdFor(text, { line }, secret), question, options: [...options], line } };
	}
	const { text: line } = passed;
	const reads = passed.kind === 'correction' ? { as: passed.as, words: passed.words } : null;
	const because = passed.kind === 'correction' ? '' : passed.because;
	const id = modelIdFor(text, { line, ...(reads && { reads }) }, secret);
	return { ...NOTHING, suggestion: { id, text: line, because, reads } };
}

const REASONS: Readonly<Record<ReaderFault, FallbackReason>> = {
	silent: 'slow',
	slow: 'slow',
	too_long: 'misshapen',
	unreachable: 'unreachable',
	refused: 'refused',
	overloaded: 'busy',
	misshapen: 'misshapen',
	aborted: 'slow',
};

export const reasonOf = (fault: ReaderFault): FallbackReason => REASONS[fault];

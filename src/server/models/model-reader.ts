import type { LanguageModelV4, LanguageModelV4Prompt, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { inputText, repairText } from './instruction.ts';
import { type JsonItems, startJsonItems } from './json-items.ts';
import type { Tokens } from './model-catalogue.ts';
import { faultFrom } from './model-fault.ts';
import { PROPOSALS_JSON_SCHEMA, proposalFrom } from './proposal-schema.ts';
import { type Asking, type Reader, ReaderError, type ReaderPart } from './reader.ts';

const MOST_OUTPUT_TOKENS = 1500;
/** Longest answer, in characters; a longer one cannot be the requested JSON. */
const MOST_CHARS = 24_000;
const MOST_PROPOSALS = 24;

export interface ModelReaderSetting {
	readonly id: string;
	readonly model: LanguageModelV4;
	readonly instruction: string;
	/** Time limit of one call, from the request to the end of the answer. */
	readonly wholeMs: number;
	readonly now: () => Date;
}

/** State of one call. */
interface Told {
	readonly items: JsonItems;
	text: string;
	proposals: number;
	misshapen: number;
	tokens: Tokens;
}

/**
 * A reader that is a language model. If the answer is not the requested JSON, one repair call quotes it; if that fails
 * too, the fault is `misshapen`. Proposals that were read before stay valid.
 */
export function modelReader(setting: ModelReaderSetting): Reader {
	return {
		id: setting.id,
		async *propose(input, asking) {
			const first = newlyTold();
			yield* oneCall(setting, inputText(input), asking, first);
			if (!isMisshapen(first)) return;
			const second = newlyTold();
			yield* oneCall(setting, repairText(input, first.text), asking, second);
			if (isMisshapen(second)) throw new ReaderError('misshapen');
		},
	};
}

const newlyTold = (): Told => ({
	items: startJsonItems(),
	text: '',
	proposals: 0,
	misshapen: 0,
	tokens: { input: 0, output: 0 },
});
const isMisshapen = ({ items, proposals, misshapen }: Told): boolean =>
	proposals === 0 && (misshapen > 0 || !items.isComplete());

async function* oneCall(
	{ id, model, instruction, wholeMs, now }: ModelReaderSetting,
	text: string,
	{ signal, taken }: Asking,
	told: Told,
): AsyncGenerator<ReaderPart> {
	const end = new AbortController();
	const whole = setTimeout(() => end.abort(new ReaderError('slow')), wholeMs);
	try {
		for await (const part of streamOf(model, messages(instruction, text), AbortSignal.any([signal, end.signal]))) {
			yield* partsOf(part, told);
		}
	} catch (error) {
		if (signal.aborted) throw new ReaderError('aborted');
		throw faultFrom(end.signal.aborted ? end.signal.reason : error, now());
	} finally {
		clearTimeout(whole);
		// Leaving the loop does not close the connection, and an open connection costs money.
		end.abort(new ReaderError('aborted'));
		taken(tokensOf(told, instruction.length + text.length), id);
	}
}

const messages = (instruction: string, text: string): LanguageModelV4Prompt => [
	{ role: 'system', content: instruction },
	{ role: 'user', content: [{ type: 'text', text }] },
];

/** The wait for the first answer ends with the signal even if the protocol client ignores it. */
async function* streamOf(
	model: LanguageModelV4,
	prompt: LanguageModelV4Prompt,
	abortSignal: AbortSignal,
): AsyncGenerator<LanguageModelV4StreamPart> {
	const gone = new Promise<never>((_, reject) => {
		abortSignal.addEventListener('abort', () => reject(abortSignal.reason), { once: true });
	});
	gone.catch(() => {});
	const responseFormat = { type: 'json', name: 'proposals', schema: PROPOSALS_JSON_SCHEMA as never } as const;
	const call = model.doStream({ prompt, abortSignal, responseFormat, maxOutputTokens: MOST_OUTPUT_TOKENS });
	const { stream } = await Promise.race([call, gone]);
	const reader = stream.getReader();
	try {
		for (;;) {
			const { done, value } = await Promise.race([reader.read(), gone]);
			if (done) return;
			yield value;
		}
	} finally {
		reader.cancel().catch(() => {});
	}
}

function* partsOf(part: LanguageModelV4StreamPart, told: Told): Generator<ReaderPart> {
	if (part.type === 'error') throw part.error;
	if (part.type === 'finish') {
		const { inputTokens, outputTokens } = part.usage;
		told.tokens = { input: inputTokens.total ?? 0, output: outputTokens.total ?? 0 };
	}
	if (part.type !== 'text-delta') return;
	told.text += part.delta;
	if (told.text.length > MOST_CHARS) throw new ReaderError('too_long');
	for (const item of told.items.add(part.delta)) {
		const proposal = proposalFrom(parsed(item));
		if (proposal === null) told.misshapen += 1;
		else told.proposals += 1;
		if (told.proposals + told.misshapen > MOST_PROPOSALS) throw new ReaderError('too_long');
		yield proposal === null ? { is: 'misshapen' } : { is: 'proposal', proposal };
	}
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

/**
 * The tokens of a call. One that broke off reports none and still costs money, so three characters count as one token.
 */
function tokensOf({ tokens, text }: Told, sent: number): Tokens {
	const CHARS_A_TOKEN = 3;
	return {
		input: tokens.input || Math.ceil(sent / CHARS_A_TOKEN),
		output: tokens.output || Math.ceil(text.length / CHARS_A_TOKEN),
	};
}

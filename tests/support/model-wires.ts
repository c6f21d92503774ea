import type { ModelSetting } from '#server/models/model-config';

/**
 * Models for the five protocols that the product uses: OpenAI's responses, chat completions (used by all compatible
 * servers), Google's, and two of Anthropic's, whose older models get the schema as a tool.
 */
const MODELS = {
	openai: { provider: 'openai', name: 'double' },
	anthropic: { provider: 'anthropic', name: 'claude-sonnet-5' },
	'anthropic by a tool': { provider: 'anthropic', name: 'claude-3-haiku-20240307' },
	google: { provider: 'google', name: 'double' },
	compatible: { provider: 'compatible', name: 'double' },
} as const;
export type Wire = keyof typeof MODELS;
export const WIRES = Object.keys(MODELS) as readonly Wire[];

export const settingOf = (wire: Wire, baseUrl: string): ModelSetting => ({
	...MODELS[wire],
	apiKey: 'key-for-tests',
	baseUrl,
});

/** Token counts at the end of each answer. */
export const WIRE_TOKENS = { input: 123, output: 45 };

const named = (event: string, data: object) => `event: ${event}\ndata: ${JSON.stringify({ type: event, ...data })}\n\n`;
const plain = (data: object | string) => `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;

/** The server-sent events by which a protocol sends the pieces of a text. */
export function eventsOf(wire: Wire, pieces: readonly string[]): string[] {
	switch (wire) {
		case 'openai':
			return openaiEvents(pieces);
		case 'anthropic':
			return anthropicEvents(pieces, false);
		case 'anthropic by a tool':
			return anthropicEvents(pieces, true);
		case 'google':
			return googleEvents(pieces);
		case 'compatible':
			return compatibleEvents(pieces);
	}
}

function openaiEvents(pieces: readonly string[]): string[] {
	const response = { id: 'resp_1', created_at: 1_700_000_000, model: 'double' };
	const usage = { input_tokens: WIRE_TOKENS.input, output_tokens: WIRE_TOKENS.output };
	const item = { type: 'message', id: 'msg_1' };
	return [
		named('response.created', { response }),
		named('response.output_item.added', { output_index: 0, item }),
		...pieces.map((delta) =>
			named('response.output_text.delta', { item_id: 'msg_1', output_index: 0, content_index: 0, delta }),
		),
		named('response.output_item.done', { output_index: 0, item }),
		named('response.completed', { response: { ...response, usage } }),
	];
}

function anthropicEvents(pieces: readonly string[], usesTool: boolean): string[] {
	const block = usesTool ? { type: 'tool_use', id: 'tool_1', name: 'json', input: {} } : { type: 'text', text: '' };
	const delta = (piece: string) =>
		usesTool ? { type: 'input_json_delta', partial_json: piece } : { type: 'text_delta', text: piece };
	const usage = { input_tokens: WIRE_TOKENS.input, output_tokens: 1 };
	const message = {
		id: 'msg_1',
		type: 'message',
		role: 'assistant',
		model: 'double',
		content: [],
		stop_reason: null,
		stop_sequence: null,
		usage,
	};
	return [
		named('message_start', { message }),
		named('content_block_start', { index: 0, content_block: block }),
		...pieces.map((piece) => named('content_block_delta', { index: 0, delta: delta(piece) })),
		named('content_block_stop', { index: 0 }),
		named('message_delta', {
			delta: { stop_reason: usesTool ? 'tool_use' : 'end_turn', stop_sequence: null },
			usage: { output_tokens: WIRE_TOKENS.output },
		}),
		named('message_stop', {}),
	];
}

function googleEvents(pieces: readonly string[]): string[] {
	const usageMetadata = {
		promptTokenCount: WIRE_TOKENS.input,
		candidatesTokenCount: WIRE_TOKENS.output,
		totalTokenCount: WIRE_TOKENS.input + WIRE_TOKENS.output,
	};
	const candidate = (text: string) => ({ content: { role: 'model', parts: [{ text }] }, index: 0 });
	return [
		...pieces.map((text) => plain({ candidates: [candidate(text)] })),
		plain({ candidates: [{ ...candidate(''), finishReason: 'STOP' }], usageMetadata }),
	];
}

const chatChunk = (delta: object, finish: string | null) => ({
	id: 'chat_1',
	object: 'chat.completion.chunk',
	created: 1_700_000_000,
	model: 'double',
	choices: [{ index: 0, delta, finish_reason: finish }],
});

function compatibleEvents(pieces: readonly string[]): string[] {
	const usage = {
		prompt_tokens: WIRE_TOKENS.input,
		completion_tokens: WIRE_TOKENS.output,
		total_tokens: WIRE_TOKENS.input + WIRE_TOKENS.output,
	};
	return [
		...pieces.map((content) => plain(chatChunk({ role: 'assistant', content }, null))),
		plain(chatChunk({}, 'stop')),
		plain({ ...chatChunk({}, null), choices: [], usage }),
		plain('[DONE]'),
	];
}

const ARGUMENTS = '{"query":"more"}';

/** The events by which a protocol sends the call of a tool that was not offered. */
export function toolCallEvents(wire: Wire, nth: number): string[] {
	const id = `call_${nth}`;
	switch (wire) {
		case 'openai': {
			const item = {
				type: 'function_call',
				id,
				call_id: id,
				name: 'search',
				arguments: ARGUMENTS,
				status: 'completed',
			};
			return [
				named('response.output_item.added', { output_index: nth, item: { ...item, arguments: '' } }),
				named('response.function_call_arguments.delta', { item_id: id, output_index: nth, delta: ARGUMENTS }),
				named('response.output_item.done', { output_index: nth, item }),
			];
		}
		case 'anthropic':
		case 'anthropic by a tool':
			return [
				named('content_block_start', {
					index: nth,
					content_block: { type: 'tool_use', id, name: 'search', input: {} },
				}),
				named('content_block_delta', { index: nth, delta: { type: 'input_json_delta', partial_json: ARGUMENTS } }),
				named('content_block_stop', { index: nth }),
			];
		case 'google':
			return [
				plain({
					candidates: [
						{
							content: { role: 'model', parts: [{ functionCall: { name: 'search', args: { query: 'more' } } }] },
							index: 0,
						},
					],
				}),
			];
		case 'compatible': {
			const call = { index: nth, id, type: 'function', function: { name: 'search', arguments: ARGUMENTS } };
			return [plain(chatChunk({ tool_calls: [call] }, null))];
		}
	}
}

/** The first events of a protocol. */
export const openingEvents = (wire: Wire): string[] =>
	wire === 'google' || wire === 'compatible' ? [] : eventsOf(wire, []).slice(0, 1);

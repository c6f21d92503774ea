/** How each provider's wire says the pieces of a text, as server-sent events. */
export type Wire = 'openai' | 'anthropic' | 'google' | 'compatible';
export const WIRES: readonly Wire[] = ['openai', 'anthropic', 'google', 'compatible'];

/** Told as used at the end of each answer. */
export const WIRE_TOKENS = { input: 123, output: 45 };

const named = (event: string, data: object) => `event: ${event}\ndata: ${JSON.stringify({ type: event, ...data })}\n\n`;
const plain = (data: object | string) => `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;

/** @param body what the client sent: one provider is asked for a text or, of older models, for the use of a tool */
export function eventsOf(wire: Wire, pieces: readonly string[], body: unknown): string[] {
	switch (wire) {
		case 'openai':
			return openaiEvents(pieces);
		case 'anthropic':
			return anthropicEvents(pieces, typeof body === 'object' && body !== null && 'tools' in body);
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

function compatibleEvents(pieces: readonly string[]): string[] {
	const chunk = (delta: object, finish: string | null) => ({
		id: 'chat_1',
		object: 'chat.completion.chunk',
		created: 1_700_000_000,
		model: 'double',
		choices: [{ index: 0, delta, finish_reason: finish }],
	});
	const usage = {
		prompt_tokens: WIRE_TOKENS.input,
		completion_tokens: WIRE_TOKENS.output,
		total_tokens: WIRE_TOKENS.input + WIRE_TOKENS.output,
	};
	return [
		...pieces.map((content) => plain(chunk({ role: 'assistant', content }, null))),
		plain(chunk({}, 'stop')),
		plain({ ...chunk({}, null), choices: [], usage }),
		plain('[DONE]'),
	];
}

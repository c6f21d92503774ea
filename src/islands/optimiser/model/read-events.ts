/** One event of a stream, its data parsed. */
export interface StreamEvent {
	readonly name: string;
	readonly data: unknown;
}

/** The events of an answer, wherever the network cut it into pieces. Comments are skipped; an incomplete last event is dropped. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
	const reader = body.getReader();
	const decoder = new TextDecoder();
	let text = '';
	try {
		for (;;) {
			const { done, value } = await reader.read();
			if (done) return;
			text += decoder.decode(value, { stream: true });
			const blocks = text.split('\n\n');
			text = blocks.pop() ?? '';
			for (const block of blocks) {
				const name = /^event: (.*)$/m.exec(block)?.[1];
				const data = /^data: (.*)$/m.exec(block)?.[1];
				if (name !== undefined && data !== undefined) yield { name, data: JSON.parse(data) };
			}
		}
	} finally {
		reader.cancel().catch(() => {});
	}
}

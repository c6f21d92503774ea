import { AppError } from '#server/errors';
import type { ApiAnswer, ApiRequest, EventStream } from '#server/http/api-message';
import type { Endpoint } from '#server/http/route';
import type { Runtime } from '#server/runtime';

/** A test's request and the runtime that it is for. */
export interface EndpointContext {
	readonly request: Request;
	readonly locals: { readonly runtime: Runtime };
	readonly clientAddress: string;
	readonly params?: Readonly<Record<string, string | undefined>>;
}

export type Callable = (context: EndpointContext) => Promise<Response>;

/** Lets tests call an endpoint with a Fetch request, without a server. */
export const callable =
	({ answer }: Endpoint): Callable =>
	async (context) =>
		toFetch(await answer(fromFetch(context), context.locals.runtime));

function fromFetch({ request, clientAddress, params = {} }: EndpointContext): ApiRequest {
	return {
		method: request.method,
		params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value ?? ''])),
		query: new URL(request.url).search.slice(1),
		clientAddress,
		header: (name) => request.headers.get(name) ?? (name === 'host' ? new URL(request.url).host : undefined),
		readBody: (maxBytes) => readCapped(request.body, maxBytes),
	};
}

function toFetch(answer: ApiAnswer): Response {
	const headers = new Headers(answer.headers);
	for (const cookie of answer.cookies) headers.append('Set-Cookie', cookie);
	const body = typeof answer.body === 'string' ? answer.body : streamOf(answer.body);
	return new Response(body, { status: answer.status, headers });
}

/** A stream that reads one event at each pull. */
function streamOf({ events, abort }: EventStream): ReadableStream<Uint8Array> {
	const iterator = events[Symbol.asyncIterator]();
	const encoder = new TextEncoder();
	return new ReadableStream({
		async pull(controller) {
			const { done, value } = await iterator.next();
			if (done) controller.close();
			else controller.enqueue(encoder.encode(value));
		},
		async cancel() {
			abort();
			await iterator.return?.();
		},
	});
}

async function readCapped(body: ReadableStream<Uint8Array> | null, maxBytes: number): Promise<Buffer> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of body ?? []) {
		size += chunk.byteLength;
		if (size > maxBytes) throw new AppError('body_too_large');
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}

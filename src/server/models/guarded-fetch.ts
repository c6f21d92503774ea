import { ReaderError } from './reader.ts';

/** Time limits of one call. */
export interface CallLimits {
	readonly firstByteMs: number;
	readonly betweenBytesMs: number;
	readonly mostBytes: number;
}

type Fetch = typeof globalThis.fetch;

/**
 * The `fetch` for all requests to models. It allows only the configured origin and no redirects, and limits the time to
 * the first byte of the body, between two pieces, and in all. Every fault is a `ReaderError`, also while the body is
 * read.
 */
export function guardedFetch(origin: string, limits: CallLimits, out: Fetch = globalThis.fetch): Fetch {
	return async (input, init = {}) => {
		const url = input instanceof Request ? input.url : String(input);
		if (new URL(url).origin !== origin) throw new Error('a request to a host that is not configured was stopped');
		const silence = new AbortController();
		const signal = AbortSignal.any([silence.signal, ...(init.signal ? [init.signal] : [])]);
		const watch = watchSilence(limits, (error) => silence.abort(error));
		try {
			const answer = await out(url, { ...init, signal, redirect: 'error' });
			return withBody(answer, watch, limits.mostBytes);
		} catch (error) {
			watch.end();
			if (silence.signal.aborted) throw silence.signal.reason;
			throw error;
		}
	};
}

interface SilenceWatch {
	readonly heard: () => void;
	readonly end: () => void;
}

function watchSilence({ firstByteMs, betweenBytesMs }: CallLimits, giveUp: (error: ReaderError) => void): SilenceWatch {
	let timer = setTimeout(() => giveUp(new ReaderError('silent')), firstByteMs);
	const end = () => clearTimeout(timer);
	return {
		heard() {
			end();
			timer = setTimeout(() => giveUp(new ReaderError('slow')), betweenBytesMs);
		},
		end,
	};
}

function withBody(answer: Response, watch: SilenceWatch, mostBytes: number): Response {
	if (answer.body === null) {
		watch.end();
		return answer;
	}
	let bytes = 0;
	const counted = new TransformStream<Uint8Array, Uint8Array>({
		transform(chunk, controller) {
			watch.heard();
			bytes += chunk.byteLength;
			if (bytes <= mostBytes) controller.enqueue(chunk);
			else {
				watch.end();
				throw new ReaderError('too_long');
			}
		},
		flush: () => watch.end(),
	});
	return new Response(answer.body.pipeThrough(counted), answer);
}

/** The parts of a request that a route uses. */
export interface ApiRequest {
	readonly method: string;
	/** Values of the dynamic parts of the address: `[id].ts` gives `id`. */
	readonly params: Readonly<Record<string, string>>;
	/** The query string without its question mark; may be empty. */
	readonly query: string;
	readonly clientAddress: string;
	/** `name` in lower case. */
	header(name: string): string | undefined;
	/** The whole body. Throws `body_too_large` as soon as it passes `maxBytes`. */
	readBody(maxBytes: number): Promise<Buffer>;
}

/** An answer that is sent piece by piece. */
export interface EventStream {
	/** Server-sent events as texts, each created when it is read. */
	readonly events: AsyncIterable<string>;
	/** Call this when the client has disconnected, to end the work. */
	readonly abort: () => void;
}

export interface ApiAnswer {
	readonly status: number;
	readonly headers: Readonly<Record<string, string>>;
	/** Values of `Set-Cookie` headers. */
	readonly cookies: readonly string[];
	/** A complete body, or the events of a stream. */
	readonly body: string | EventStream;
}

export interface TextAnswer extends ApiAnswer {
	readonly body: string;
}

declare module 'autocannon' {
	interface Options {
		readonly url: string;
		readonly connections: number;
		/** In seconds; or the number of requests in `amount`. */
		readonly duration?: number;
		readonly amount?: number;
		readonly requests?: readonly {
			readonly method: string;
			readonly path: string;
			readonly headers: Readonly<Record<string, string>>;
			/** Called before each request is sent; returns the request to send. */
			readonly setupRequest: <Request extends object>(request: Request) => Request;
		}[];
	}
	interface Result {
		readonly requests: { readonly average: number; readonly total: number };
		/** Milliseconds. */
		readonly latency: { readonly p50: number; readonly p99: number };
		readonly errors: number;
		readonly non2xx: number;
	}
	export default function autocannon(options: Options): Promise<Result>;
}

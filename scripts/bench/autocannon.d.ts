declare module 'autocannon' {
	interface Options {
		readonly url: string;
		readonly connections: number;
		/** Seconds. */
		readonly duration: number;
		readonly requests: readonly {
			readonly method: string;
			readonly path: string;
			readonly headers: Readonly<Record<string, string>>;
			readonly body: string;
		}[];
	}
	interface Result {
		readonly requests: { readonly average: number };
		/** Milliseconds. */
		readonly latency: { readonly p50: number; readonly p99: number };
		readonly errors: number;
		readonly non2xx: number;
	}
	export default function autocannon(options: Options): Promise<Result>;
}

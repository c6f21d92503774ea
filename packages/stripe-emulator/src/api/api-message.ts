/** A request as received; its body is form-encoded, as the SDK sends it. */
export interface ApiRequest {
	readonly method: string;
	readonly path: string;
	readonly query: string;
	readonly body: string;
	readonly authorization: string | null;
	readonly idempotencyKey: string | null;
	/** It fails once it has begun. */
	readonly isBroken: boolean;
}

export interface ApiAnswer {
	readonly status: number;
	readonly body: string;
	readonly isReplayed?: boolean;
}

/** A request as received; its body is form-encoded, as the SDK sends it. */
export interface ApiRequest {
	readonly method: string;
	readonly path: string;
	readonly query: string;
	readonly body: string;
	readonly authorization: string | null;
	readonly idempotencyKey: string | null;
	/** Whether the call fails with a server error once its parameters are checked. */
	readonly isBroken: boolean;
}

export interface ApiAnswer {
	readonly status: number;
	readonly body: string;
	readonly isReplayed?: boolean;
}

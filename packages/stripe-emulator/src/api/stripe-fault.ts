/** An error in Stripe's form. */
export class StripeFault extends Error {
	readonly status: number;
	readonly detail: Readonly<Record<string, unknown>>;

	constructor(
		status: number,
		detail: { readonly type: string; readonly message: string; readonly [key: string]: unknown },
	) {
		super(detail.message);
		this.status = status;
		this.detail = detail;
	}

	get body(): string {
		return JSON.stringify({ error: this.detail }, null, 2);
	}
}

export const invalid = (message: string, more: { code?: string; param?: string } = {}, status = 400): StripeFault =>
	new StripeFault(status, { type: 'invalid_request_error', message, ...more });

/** The error for a missing object: 404 if the address names it, 400 if a parameter does. */
export const noSuch = (what: string, id: string, param = 'id'): StripeFault =>
	invalid(`No such ${what}: '${id}'`, { code: 'resource_missing', param }, param === 'id' ? 404 : 400);

export const unknownAddress = (method: string, path: string): StripeFault =>
	invalid(
		`Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
		{},
		404,
	);

export const declined = (message: string, code: string, declineCode?: string): StripeFault =>
	new StripeFault(402, {
		type: 'card_error',
		code,
		...(declineCode ? { decline_code: declineCode } : {}),
		message,
	});

export const broken = (): StripeFault =>
	new StripeFault(500, { type: 'api_error', message: 'An unknown error occurred' });

export const wrongKey = (message: string): StripeFault =>
	new StripeFault(401, { type: 'invalid_request_error', message });

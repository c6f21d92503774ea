import type { ErrorCode } from '#contract/errors';
import type { ErrorBody } from '#contract/optimise';

export interface ApiRefusal {
	/** `offline`: no answer came; `unreadable`: the answer was not from this server. */
	readonly code: ErrorCode | 'offline' | 'unreadable';
	/** A sentence for the visitor; never empty on a page of this site. */
	readonly message: string;
	/** The input at fault, by its name. */
	readonly field: string | null;
	/** The faults of several inputs by name; for programs, not for visitors. */
	readonly fields?: Readonly<Record<string, string>>;
	/** HTTP status; 0 when there was no answer. */
	readonly status: number;
}

export type ApiOutcome<Answer> =
	| { readonly isOk: true; readonly answer: Answer }
	| { readonly isOk: false; readonly refusal: ApiRefusal };

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Longer than any answer takes; without it a dead connection would leave the page waiting for ever. */
const GIVE_UP_MS = 30_000;

/**
 * Calls this site's JSON API with the visitor's cookies. Never throws: every failure becomes a refusal with a sentence.
 *
 * @param keepalive the request survives when the page is left
 */
export async function callApi<Answer>(
	method: Method,
	path: string,
	body?: object,
	{ keepalive = false } = {},
): Promise<ApiOutcome<Answer>> {
	let response: Response;
	try {
		response = await fetch(path, {
			method,
			keepalive,
			credentials: 'same-origin',
			headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
			...(body && { body: JSON.stringify(body) }),
			signal: AbortSignal.timeout(GIVE_UP_MS),
		});
	} catch {
		return { isOk: false, refusal: unanswered('offline', 0) };
	}
	return readOutcome<Answer>(response);
}

/** The server's sentence. Without one, the fault is the server's or a proxy's, and the page's sentence for that call is used. */
export function wordsOf({ code, message }: ApiRefusal, otherwise: string): string {
	const hasSentence = code !== 'unreadable' && code !== 'internal';
	return (hasSentence ? message : otherwise) || message || otherwise;
}

async function readOutcome<Answer>(response: Response): Promise<ApiOutcome<Answer>> {
	const { ok, status } = response;
	const body = await readJson(response);
	// A proxy or a captive portal answers with an HTML page.
	if (body === null) return { isOk: false, refusal: unanswered('unreadable', status) };
	if (ok) return { isOk: true, answer: body as Answer };
	const { error = 'unreadable', message = '', field = null, fields } = body as Partial<ErrorBody>;
	const told: ApiRefusal = { code: error, message: message || sentence('unreadable'), field, status };
	return { isOk: false, refusal: fields === undefined ? told : { ...told, fields } };
}

function unanswered(code: 'offline' | 'unreadable', status: number): ApiRefusal {
	return { code, message: sentence(code), field: null, status };
}

/** The two sentences that no server can send are attributes of the body. */
function sentence(code: 'offline' | 'unreadable'): string {
	return document.body.dataset[code === 'offline' ? 'saysOffline' : 'saysUnreadable'] ?? '';
}

async function readJson(response: Response): Promise<object | null> {
	try {
		const body: unknown = await response.json();
		return typeof body === 'object' ? body : null;
	} catch {
		return null;
	}
}

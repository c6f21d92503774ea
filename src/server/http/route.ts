import { z } from 'zod';
import { noSessionCookies } from '../auth/session-cookie.ts';
import { type Account, type Caller, findCaller } from '../caller.ts';
import { AppError } from '../errors.ts';
import { timeOrderedId } from '../ids.ts';
import { randomBytes } from '../random-bytes.ts';
import type { Runtime } from '../runtime.ts';
import type { ApiAnswer, ApiRequest } from './api-message.ts';
import { STREAM_HEADERS, StreamedAnswer } from './event-stream.ts';
import { type EndpointContext, fromFetch, toFetch } from './fetch-message.ts';
import { errorAnswer, jsonAnswer, type Refusal } from './json-answer.ts';
import { JsonText } from './json-text.ts';
import { readInput, readQuery } from './read-input.ts';
import { type Burst, refuseBurst, refuseUnwanted } from './refuse-unwanted.ts';

/**
 * Who may call: `signed-in` refuses visitors (`auth_required`), `account` also tokens that may only make prompts
 * (`token_scope`), `session` all API tokens (`session_required`).
 */
export type Access = 'anyone' | 'signed-in' | 'account' | 'session';

type CallerOf<A extends Access> = A extends 'anyone' ? Caller : Account;

export interface Call<Input, Query = undefined, A extends Access = Access> {
	readonly runtime: Runtime;
	readonly requestId: string;
	readonly input: Input;
	readonly query: Query;
	readonly caller: CallerOf<A>;
	/** For what only a few routes look at: address, browser, cookies. */
	readonly request: ApiRequest;
	readonly params: Readonly<Record<string, string>>;
	/** May be called several times: each value is a cookie of its own. */
	setCookie(value: string): void;
}

export interface RouteDefinition<
	A extends Access,
	Input extends z.ZodType,
	Output extends z.ZodType,
	Query extends z.ZodType,
> {
	readonly access: A;
	/** Absent: the route takes no body. */
	readonly input?: Input;
	/** Longest body in bytes; absent: `BODY_MAX_BYTES`. */
	readonly mostBytes?: number;
	/** The limiter that counts it; absent: what only reads is not counted, the rest with all that a visitor asks for. */
	readonly burst?: Burst;
	/**
	 * Another site's page may call it too, and as often as it likes: the address itself proves what may be done, and whoever
	 * is signed in does not matter. A mail service that ends a hundred subscriptions for its users has one address.
	 */
	readonly isForAnySite?: true;
	/** What may follow the question mark; absent: whatever does is ignored. */
	readonly query?: Query;
	readonly output: Output;
	/** For calls with an answer of their own shape: what a refusal says besides, and in other words. */
	readonly refusal?: Refusal;
	readonly handle: (
		call: Call<z.output<Input>, z.output<Query>, A>,
	) => Promise<z.input<Output> | JsonText<z.input<Output>> | StreamedAnswer>;
}

/** One method of one URL: callable by Astro with a Fetch request, and by the front door without making one. */
export interface Endpoint {
	(context: EndpointContext): Promise<Response>;
	readonly answer: (request: ApiRequest, runtime: Runtime) => Promise<ApiAnswer>;
	/** What it parses with, so that a test can hold the published document to it. */
	readonly schemas: {
		readonly input: z.ZodType | undefined;
		readonly query: z.ZodType | undefined;
		readonly output: z.ZodType;
	};
}

/**
 * Makes an API route: foreign origins, bursts, media type, size, syntax, caller and schema are checked here, the answer is
 * stripped to its schema (unless it is JSON already), and every fault becomes a body of the contract.
 */
export function route<A extends Access, Input extends z.ZodType, Output extends z.ZodType, Query extends z.ZodType>(
	definition: RouteDefinition<A, Input, Output, Query>,
): Endpoint {
	const answer = (request: ApiRequest, runtime: Runtime) => answerOf(definition, request, runtime);
	const endpoint = async (context: EndpointContext) =>
		toFetch(await answer(fromFetch(context), context.locals.runtime));
	const { input, query, output } = definition;
	return Object.assign(endpoint, { answer, schemas: { input, query, output } });
}

async function answerOf<A extends Access, Input extends z.ZodType, Output extends z.ZodType, Query extends z.ZodType>(
	definition: RouteDefinition<A, Input, Output, Query>,
	request: ApiRequest,
	runtime: Runtime,
): Promise<ApiAnswer> {
	const requestId = timeOrderedId(runtime.now(), randomBytes(10));
	const cookies: string[] = [];
	try {
		const isGuarded = changesState(request.method) && !definition.isForAnySite;
		if (isGuarded) refuseUnwanted(request, runtime, definition.burst);
		else if (definition.burst) refuseBurst(request, runtime, definition.burst);
		const admit = async () => {
			const found = await callerOf(request, runtime);
			if (found.kind === 'visitor' && found.hasDeadSession) cookies.push(...noSessionCookies(runtime.publicOrigin));
			return admitted(definition.access, found);
		};
		// Who may not call is told that, whatever they sent; where anyone may, what cannot be read asks no database.
		const early = definition.access === 'anyone' ? null : await admit();
		const input = (definition.input &&
			(await readInput(request, definition.input, definition.mostBytes))) as z.output<Input>;
		const query = (definition.query && readQuery(request, definition.query)) as z.output<Query>;
		const caller = early ?? (await admit());
		const setCookie = (value: string) => void cookies.push(value);
		const { params } = request;
		const call = { runtime, requestId, input, query, caller, request, params, setCookie };
		const result = await definition.handle(call);
		if (result instanceof StreamedAnswer) return streamAnswer(result, requestId, cookies);
		const body = result instanceof JsonText ? result : stripped(definition.output, result);
		return jsonAnswer(200, body, { requestId, cookies });
	} catch (error) {
		return errorAnswer(error, { requestId, log: runtime.log, cookies, refusal: definition.refusal });
	}
}

const streamAnswer = ({ stream }: StreamedAnswer, requestId: string, cookies: readonly string[]): ApiAnswer => ({
	status: 200,
	headers: { ...STREAM_HEADERS, 'X-Request-Id': requestId },
	cookies,
	body: stream,
});

const changesState = (method: string): boolean => method !== 'GET' && method !== 'HEAD';

function callerOf(request: ApiRequest, runtime: Runtime): Promise<Caller> {
	return findCaller(runtime, {
		authorization: request.header('authorization'),
		cookie: request.header('cookie'),
		clientAddress: request.clientAddress,
	});
}

function admitted<A extends Access>(access: A, caller: Caller): CallerOf<A> {
	if (access !== 'anyone' && caller.kind === 'visitor') throw new AppError('auth_required');
	if (access === 'session' && caller.kind === 'account' && caller.via !== 'session') {
		throw new AppError('session_required');
	}
	if (access === 'account' && caller.kind === 'account' && caller.scope !== 'all') throw new AppError('token_scope');
	return caller as CallerOf<A>;
}

function stripped<Output extends z.ZodType>(schema: Output, result: z.input<Output>): z.output<Output> {
	const parsed = z.safeParse(schema, result);
	if (parsed.success) return parsed.data;
	const where = parsed.error.issues.map((issue) => issue.path.map(String).join('.')).slice(0, 5);
	throw new AppError('internal', { because: `the answer broke its schema at ${where.join(', ')}` });
}

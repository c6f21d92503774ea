import { z } from 'zod';
import { type Caller, findCaller } from '../caller.ts';
import { AppError } from '../errors.ts';
import { timeOrderedId } from '../ids.ts';
import { networkPrefixOf } from '../network.ts';
import { randomBytes } from '../random-bytes.ts';
import type { Runtime } from '../runtime.ts';
import type { ApiAnswer, ApiRequest } from './api-message.ts';
import { type EndpointContext, fromFetch, toFetch } from './fetch-message.ts';
import { errorAnswer, jsonAnswer } from './json-answer.ts';
import { refuseForeignOrigin } from './origin-check.ts';
import { readInput, readQuery } from './read-input.ts';

export interface Call<Input, Query = undefined> {
	readonly runtime: Runtime;
	readonly requestId: string;
	readonly input: Input;
	readonly query: Query;
	readonly caller: Caller;
	readonly params: Readonly<Record<string, string>>;
	setCookie(value: string): void;
}

export interface RouteDefinition<Input extends z.ZodType, Output extends z.ZodType, Query extends z.ZodType> {
	/** `signed-in` refuses visitors with `auth_required`. */
	readonly access: 'anyone' | 'signed-in';
	/** Absent: the route takes no body. */
	readonly input?: Input;
	/** Longest body in bytes; absent: `BODY_MAX_BYTES`. */
	readonly mostBytes?: number;
	/** What may follow the question mark; absent: whatever does is ignored. */
	readonly query?: Query;
	readonly output: Output;
	readonly handle: (call: Call<z.output<Input>, z.output<Query>>) => Promise<z.input<Output>>;
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
 * stripped to its schema, and every fault becomes a body of the contract.
 */
export function route<Input extends z.ZodType, Output extends z.ZodType, Query extends z.ZodType>(
	definition: RouteDefinition<Input, Output, Query>,
): Endpoint {
	const answer = (request: ApiRequest, runtime: Runtime) => answerOf(definition, request, runtime);
	const endpoint = async (context: EndpointContext) =>
		toFetch(await answer(fromFetch(context), context.locals.runtime));
	const { input, query, output } = definition;
	return Object.assign(endpoint, { answer, schemas: { input, query, output } });
}

async function answerOf<Input extends z.ZodType, Output extends z.ZodType, Query extends z.ZodType>(
	definition: RouteDefinition<Input, Output, Query>,
	request: ApiRequest,
	runtime: Runtime,
): Promise<ApiAnswer> {
	const requestId = timeOrderedId(runtime.now(), randomBytes(10));
	try {
		if (changesState(request.method)) refuseUnwanted(request, runtime);
		const input = (definition.input &&
			(await readInput(request, definition.input, definition.mostBytes))) as z.output<Input>;
		const query = (definition.query && readQuery(request, definition.query)) as z.output<Query>;
		const caller = await callerOf(definition.access, request, runtime);
		const headers: Record<string, string> = {};
		const setCookie = (value: string) => {
			headers['Set-Cookie'] = value;
		};
		const { params } = request;
		const result = await definition.handle({ runtime, requestId, input, query, caller, params, setCookie });
		return jsonAnswer(200, stripped(definition.output, result), { requestId, headers });
	} catch (error) {
		return errorAnswer(error, { requestId, log: runtime.log });
	}
}

const changesState = (method: string): boolean => method !== 'GET' && method !== 'HEAD';

function refuseUnwanted(request: ApiRequest, runtime: Runtime): void {
	refuseForeignOrigin(request, runtime.publicOrigin);
	const waitSeconds = runtime.burst.take(networkPrefixOf(request.clientAddress), runtime.now());
	if (waitSeconds === 0) return;
	throw new AppError('rate_limited', {
		body: { retryAfterSeconds: waitSeconds },
		headers: { 'Retry-After': String(waitSeconds) },
	});
}

async function callerOf(access: 'anyone' | 'signed-in', request: ApiRequest, runtime: Runtime): Promise<Caller> {
	const caller = await findCaller(runtime, {
		authorization: request.header('authorization'),
		cookie: request.header('cookie'),
		clientAddress: request.clientAddress,
	});
	if (access === 'signed-in' && caller.kind === 'visitor') throw new AppError('auth_required');
	return caller;
}

function stripped<Output extends z.ZodType>(schema: Output, result: z.input<Output>): z.output<Output> {
	const parsed = z.safeParse(schema, result);
	if (parsed.success) return parsed.data;
	const where = parsed.error.issues.map((issue) => issue.path.map(String).join('.')).slice(0, 5);
	throw new AppError('internal', { because: `the answer broke its schema at ${where.join(', ')}` });
}

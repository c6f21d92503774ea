import { z } from 'zod';
import type { Access, Operation } from '#contract/operation';
import { noSessionCookies } from '../auth/session-cookie.ts';
import { type Account, type Caller, findCaller } from '../caller.ts';
import { AppError } from '../errors.ts';
import { timeOrderedId } from '../ids.ts';
import { randomBytes } from '../random-bytes.ts';
import type { Runtime } from '../runtime.ts';
import type { ApiAnswer, ApiRequest } from './api-message.ts';
import { STREAM_HEADERS, StreamedAnswer } from './event-stream.ts';
import { errorAnswer, jsonAnswer, type Refusal } from './json-answer.ts';
import { JsonText } from './json-text.ts';
import { readInput, readQuery } from './read-input.ts';
import { type Burst, refuseBurst, refuseUnwanted } from './refuse-unwanted.ts';

type CallerOf<A extends Access> = A extends 'anyone' ? Caller : Account;

export interface Call<Input, Query = undefined, A extends Access = Access> {
	readonly runtime: Runtime;
	readonly requestId: string;
	readonly input: Input;
	readonly query: Query;
	readonly caller: CallerOf<A>;
	/** For the few routes that look at address, browser or cookies. */
	readonly request: ApiRequest;
	readonly params: Readonly<Record<string, string>>;
	/** Adds one `Set-Cookie` header at each call. */
	setCookie(value: string): void;
}

/** How an operation of the contract is carried out. */
interface Handling<O extends Operation> {
	/** Longest body in bytes; absent: `BODY_MAX_BYTES`. */
	readonly mostBytes?: number;
	/**
	 * The limiter that counts the call. Absent: reads are not counted, all other calls count for the general limiter.
	 */
	readonly burst?: Burst;
	/**
	 * Whether pages of other sites may call it too, without a burst limit: the address itself proves what may be done,
	 * and nobody needs to be signed in. A mail service may end a hundred subscriptions from one address.
	 */
	readonly isForAnySite?: true;
	/** For calls whose refusals have extra fields or sentences of their own. */
	readonly refusal?: Refusal;
	readonly handle: (
		call: Call<Parsed<O, 'input'>, Parsed<O, 'query'>, O['access']>,
	) => Promise<Given<O> | StreamedAnswer>;
}

type Parsed<O extends Operation, Part extends 'input' | 'query'> =
	O extends Readonly<Record<Part, infer Schema extends z.ZodType>> ? z.output<Schema> : undefined;
type Given<O extends Operation> = z.input<O['output']> | JsonText<z.input<O['output']>>;

/** One method of one URL. */
export interface Endpoint {
	readonly operation: Operation;
	readonly answer: (request: ApiRequest, runtime: Runtime) => Promise<ApiAnswer>;
}

/**
 * Makes an API route of an operation, which names input and output. Checks origin, bursts, media type, size, syntax,
 * caller and schema, removes fields that the answer's schema does not have (unless it is JSON text already), and
 * answers errors in the contract's form. A body or query that the operation does not have is ignored.
 */
export const route = <O extends Operation>(operation: O, handling: Handling<O>): Endpoint => ({
	operation,
	answer: (request, runtime) => answerOf(operation, handling, { request, runtime }),
});

async function answerOf<O extends Operation>(
	operation: O,
	handling: Handling<O>,
	{ request, runtime }: { readonly request: ApiRequest; readonly runtime: Runtime },
): Promise<ApiAnswer> {
	const requestId = timeOrderedId(runtime.now(), randomBytes(10));
	const cookies: string[] = [];
	try {
		const isGuarded = changesState(request.method) && !handling.isForAnySite;
		if (isGuarded) refuseUnwanted(request, runtime, handling.burst);
		else if (handling.burst) refuseBurst(request, runtime, handling.burst);
		const admit = async () => {
			const found = await callerOf(request, runtime);
			if (found.kind === 'visitor' && found.hasDeadSession) cookies.push(...noSessionCookies(runtime.publicOrigin));
			return admitted<O['access']>(operation.access, found);
		};
		// Where access is limited, the caller is checked before the input. Where anybody may call, the input comes
		// first, so that bad input costs no database read.
		const early = operation.access === 'anyone' ? null : await admit();
		const input = (operation.input && (await readInput(request, operation.input, handling.mostBytes))) as Parsed<
			O,
			'input'
		>;
		const query = (operation.query && readQuery(request, operation.query)) as Parsed<O, 'query'>;
		const caller = early ?? (await admit());
		const setCookie = (value: string) => void cookies.push(value);
		const { params } = request;
		const call = { runtime, requestId, input, query, caller, request, params, setCookie };
		const result = await handling.handle(call);
		if (result instanceof StreamedAnswer) return streamAnswer(result, requestId, cookies);
		const body = result instanceof JsonText ? result : stripped(operation.output, result);
		return jsonAnswer(200, body, { requestId, cookies });
	} catch (error) {
		return errorAnswer(error, { requestId, log: runtime.log, cookies, refusal: handling.refusal });
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

function stripped(schema: z.ZodType, result: unknown): unknown {
	const parsed = z.safeParse(schema, result);
	if (parsed.success) return parsed.data;
	const where = parsed.error.issues.map((issue) => issue.path.map(String).join('.')).slice(0, 5);
	throw new AppError('internal', { because: `the answer broke its schema at ${where.join(', ')}` });
}

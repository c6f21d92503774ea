import type { z } from 'zod';
import type { ErrorBody } from '#contract/optimise';
import { AppError } from '../errors.ts';
import type { ApiAnswer, ApiRequest } from '../http/api-message.ts';
import { type EndpointContext, fromFetch, toFetch } from '../http/fetch-message.ts';
import { errorAnswer, jsonAnswer } from '../http/json-answer.ts';
import { ownOriginOf } from '../http/origin-check.ts';
import { readForm } from '../http/read-input.ts';
import { refuseUnwanted } from '../http/refuse-unwanted.ts';
import type { Endpoint } from '../http/route.ts';
import { timeOrderedId } from '../ids.ts';
import { randomBytes } from '../random-bytes.ts';
import type { Runtime } from '../runtime.ts';
import { askAuth } from './ask-auth.ts';

interface AuthOperation {
	readonly method: string;
	readonly path: string;
	readonly input?: z.ZodType<Record<string, string | undefined>>;
	readonly output: z.ZodType;
}

/**
 * An address that @auth/core answers. What comes in and what goes out is held to the contract as in `route()`: origin,
 * bursts, size and schema are looked at here, and a refusal has the body and status of every other.
 */
export function authEndpoint({ method, path, input, output }: AuthOperation): Endpoint {
	const answer = async (request: ApiRequest, runtime: Runtime): Promise<ApiAnswer> => {
		const requestId = timeOrderedId(runtime.now(), randomBytes(10));
		const cookies: string[] = [];
		try {
			if (input) refuseUnwanted(request, runtime);
			const form = input && (await readForm(request, input));
			const body = await askAuth(runtime, request, { method, path, form, keepCookies: (all) => cookies.push(...all) });
			return jsonAnswer(200, outputOf(output, body), { requestId, cookies });
		} catch (error) {
			const refusal = errorAnswer(error, { requestId, log: runtime.log, cookies });
			return input ? withAddress(refusal, ownOriginOf(request, runtime.publicOrigin)) : refusal;
		}
	};
	const endpoint = async (context: EndpointContext) =>
		toFetch(await answer(fromFetch(context), context.locals.runtime));
	return Object.assign(endpoint, { answer, schemas: { input, query: undefined, output } });
}

/** Adds the address that the client of auth-astro reads a refusal from: without one it would fall over. */
function withAddress(refusal: ApiAnswer, origin: string): ApiAnswer {
	const body = JSON.parse(refusal.body) as ErrorBody;
	const url = `${origin}/login?${new URLSearchParams({ error: body.error })}`;
	return { ...refusal, body: JSON.stringify({ ...body, url } satisfies ErrorBody) };
}

function outputOf(schema: z.ZodType, body: unknown): unknown {
	const parsed = schema.safeParse(body);
	if (parsed.success) return parsed.data;
	throw new AppError('internal', { because: 'what @auth/core answered broke its schema' });
}

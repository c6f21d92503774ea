import type { z } from 'zod';
import { RedirectResponse } from '#contract/auth-providers';
import type { Operation } from '#contract/operation';
import { AppError } from '../errors.ts';
import type { ApiAnswer, ApiRequest } from '../http/api-message.ts';
import { errorAnswer, jsonAnswer } from '../http/json-answer.ts';
import { readForm } from '../http/read-input.ts';
import { refuseBurst, refuseUnwanted } from '../http/refuse-unwanted.ts';
import type { Endpoint } from '../http/route.ts';
import { timeOrderedId } from '../ids.ts';
import { randomBytes } from '../random-bytes.ts';
import type { Runtime } from '../runtime.ts';
import type { AuthQuestion, AuthReply } from './ask-auth.ts';

type AuthOperation = Operation & { readonly input?: z.ZodType<Record<string, string | undefined>> };

/**
 * An endpoint that @auth/core answers, with its own cookies and redirects. Checks origin, bursts, size and schema as
 * `route()` does. Throws `not_found` for a provider that is not set up.
 */
export function providerEndpoint(operation: AuthOperation): Endpoint {
	const { path, input, isRedirect, output } = operation;
	const answer = async (request: ApiRequest, runtime: Runtime): Promise<ApiAnswer> => {
		const requestId = timeOrderedId(runtime.now(), randomBytes(10));
		try {
			if (input) refuseUnwanted(request, runtime);
			else refuseBurst(request, runtime);
			const question = { path: pathFor(path, request, runtime), form: input && (await readForm(request, input)) };
			const { response, cookies } = await ask(runtime, request, question);
			if (isRedirect) return redirectAnswer(await pageOf(response), requestId, cookies);
			return jsonAnswer(200, output.parse(await response.json()), { requestId, cookies });
		} catch (error) {
			return errorAnswer(error, { requestId, log: runtime.log });
		}
	};
	return { operation, answer };
}

/** Loaded at the first call: on most servers no provider is set up. */
async function ask(runtime: Runtime, request: ApiRequest, question: AuthQuestion): Promise<AuthReply> {
	const { askAuth } = await import('./ask-auth.ts');
	return askAuth(runtime, request, question);
}

/** The path for Auth.js, below its base path. Throws `not_found`. */
function pathFor(path: string, { params, query }: ApiRequest, { providers }: Runtime): string {
	const { provider } = params;
	const isOffered = path.includes('{') ? providers.some(({ id }) => id === provider) : providers.length > 0;
	if (!isOffered) throw new AppError('not_found');
	const filled = path.replace('/api/auth/', '').replace('{provider}', provider ?? '');
	return query === '' ? filled : `${filled}?${query}`;
}

async function pageOf(response: Response): Promise<string> {
	return RedirectResponse.parse(await response.json()).url;
}

const redirectAnswer = (page: string, requestId: string, cookies: readonly string[]): ApiAnswer => ({
	status: 303,
	headers: { Location: page, 'Cache-Control': 'no-store', 'X-Request-Id': requestId },
	cookies,
	body: '',
});

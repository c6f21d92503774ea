import { isUtf8 } from 'node:buffer';
import type { z } from 'zod';
import { isErrorCode } from '#contract/errors';
import { AppError } from '../errors.ts';
import type { ApiRequest } from './api-message.ts';

export const BODY_MAX_BYTES = 64 * 1024;
const MOST_FIELDS_TOLD = 8;
const LONGEST_FIELD_TEXT = 160;

/** The request's JSON body, parsed with `schema`. */
export async function readInput<Schema extends z.ZodType>(
	request: ApiRequest,
	schema: Schema,
	mostBytes = BODY_MAX_BYTES,
): Promise<z.output<Schema>> {
	requireJson(request);
	const parsed = schema.safeParse(parseJson(await request.readBody(mostBytes)));
	if (parsed.success) return parsed.data;
	throw refusalOf(parsed.error);
}

/** The query, parsed with `schema`. A repeated name is refused like an unknown one. */
export function readQuery<Schema extends z.ZodType>(request: ApiRequest, schema: Schema): z.output<Schema> {
	const names = new Set<string>();
	const pairs = [...new URLSearchParams(request.query)];
	const twice = pairs.map(([name]) => name).filter((name) => names.size === names.add(name).size);
	if (twice.length > 0) throw refusalFor(twice.map((name) => [name, 'was given more than once']));
	const parsed = schema.safeParse(Object.fromEntries(pairs));
	if (parsed.success) return parsed.data;
	throw refusalOf(parsed.error, 'query');
}

/** The body of an HTML form, parsed with `schema`. The last value of a repeated name counts. */
export async function readForm<Schema extends z.ZodType>(
	request: ApiRequest,
	schema: Schema,
): Promise<z.output<Schema>> {
	const type = request.header('content-type') ?? '';
	if (!/^application\/x-www-form-urlencoded *(; *charset *= *"?utf-?8"? *)?$/i.test(type)) {
		throw new AppError('unsupported_media_type');
	}
	const body = await request.readBody(BODY_MAX_BYTES);
	const parsed = schema.safeParse(Object.fromEntries(new URLSearchParams(body.toString('utf8'))));
	if (parsed.success) return parsed.data;
	throw refusalOf(parsed.error);
}

function requireJson(request: ApiRequest): void {
	const type = request.header('content-type') ?? '';
	const isJson = /^application\/json *(; *charset *= *"?utf-?8"? *)?$/i.test(type);
	const encoding = request.header('content-encoding') ?? 'identity';
	if (!isJson || encoding.toLowerCase() !== 'identity') throw new AppError('unsupported_media_type');
}

function parseJson(body: Buffer): unknown {
	if (!isUtf8(body)) throw new AppError('invalid_json');
	try {
		return JSON.parse(body.toString('utf8'));
	} catch {
		// The parser's message is dropped because it quotes the text.
		throw new AppError('invalid_json');
	}
}

/** The refusal for a schema's error, whose message is an error code where the contract has one. */
function refusalOf(error: z.ZodError, whole = 'body'): AppError {
	const fieldOf = ({ path }: z.core.$ZodIssue) => (path.map(String).join('.') || whole).slice(0, LONGEST_FIELD_TEXT);
	for (const issue of error.issues) {
		if (isErrorCode(issue.message)) return new AppError(issue.message, { body: { field: fieldOf(issue) } });
	}
	return refusalFor(error.issues.map((issue) => [fieldOf(issue), issue.message]));
}

function refusalFor(faults: readonly (readonly [field: string, fault: string])[]): AppError {
	const told = faults
		.slice(0, MOST_FIELDS_TOLD)
		.map((texts) => texts.map((text) => text.slice(0, LONGEST_FIELD_TEXT).toWellFormed()));
	return new AppError('invalid_input', { body: { fields: Object.fromEntries(told) } });
}

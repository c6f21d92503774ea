import { z } from 'zod';
import type { ErrorCode } from '#contract/errors';
import type { Access, Operation } from '#contract/operation';
import {
	ACCESS_ERRORS,
	BODY_ERRORS,
	COMMON_ERRORS,
	OPERATIONS,
	QUERY_ERRORS,
	WRITE_ERRORS,
} from '#contract/operations';
import { ErrorBody } from '#contract/optimise';
import { sessionCookieName } from '../auth/session-cookie.ts';
import { STATUSES } from '../http/statuses.ts';
import { SENTENCES } from '../sentences.ts';

type Json = Readonly<Record<string, unknown>>;

/** The OpenAPI 3.1 description of the API, made from the contract that the routes parse with. */
export function openApiDocument(publicOrigin: string): Json {
	return {
		openapi: '3.1.0',
		info: { title: 'PLOOP', version: '1', description: 'Rewrites rough text into precise, structured prompts.' },
		servers: [{ url: publicOrigin }],
		paths: pathItems(),
		components: {
			schemas: { Error: schemaOf(ErrorBody, 'output') },
			securitySchemes: {
				session: { type: 'apiKey', in: 'cookie', name: sessionCookieName(publicOrigin) },
				token: { type: 'http', scheme: 'bearer' },
			},
		},
	};
}

function pathItems(): Json {
	const items: Record<string, Record<string, Json>> = {};
	for (const [id, operation] of Object.entries(OPERATIONS)) {
		items[operation.path] = { ...items[operation.path], [operation.method]: describe(id, operation) };
	}
	return items;
}

function describe(id: string, operation: Operation): Json {
	const { access, input, isForm, isSigned, isRedirect, query, headers = {}, output, events, summary } = operation;
	const parameters = [
		...pathParameters(operation.path),
		...(query ? queryParameters(query) : []),
		...headerParameters(headers),
	];
	return {
		operationId: id,
		summary,
		security: isSigned ? [] : SECURITY[access],
		...(parameters.length > 0 && { parameters }),
		...(input && {
			requestBody: { required: true, content: { [isForm ? FORM : JSON_TYPE]: { schema: schemaOf(input, 'input') } } },
		}),
		responses: {
			...(isRedirect
				? { 303: { description: 'Leads to a page.' } }
				: {
						200: {
							description: 'Done.',
							content: { ...jsonContent(schemaOf(output, 'output')), ...(events && streamContent(events)) },
						},
					}),
			...refusals([
				...operation.errors,
				...ACCESS_ERRORS[access],
				...(operation.method === 'get' || isSigned ? [] : WRITE_ERRORS),
				...(input ? BODY_ERRORS : []),
				...(query ? QUERY_ERRORS : []),
				...COMMON_ERRORS,
			]),
		},
	};
}

const SESSION = { session: [] };
const TOKEN = { token: [] };

/** The security schemes for an operation; the empty one allows visitors. */
const SECURITY: Readonly<Record<Access, readonly Json[]>> = {
	anyone: [{}, SESSION, TOKEN],
	'signed-in': [SESSION, TOKEN],
	account: [SESSION, TOKEN],
	session: [SESSION],
};

const pathParameters = (path: string): Json[] =>
	[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
		name,
		in: 'path',
		required: true,
		schema: { type: 'string' },
	}));

const queryParameters = (query: z.ZodObject): Json[] =>
	Object.entries(query.shape).map(([name, schema]) => ({
		name,
		in: 'query',
		required: !z.safeParse(schema, undefined).success,
		schema: schemaOf(schema as z.ZodType, 'input'),
	}));

const headerParameters = (headers: Readonly<Record<string, z.ZodType>>): Json[] =>
	Object.entries(headers).map(([name, schema]) => ({
		name,
		in: 'header',
		required: false,
		schema: schemaOf(schema, 'input'),
	}));

/** One response for each status, with all its error codes. */
function refusals(codes: readonly ErrorCode[]): Json {
	const statuses = [...new Set(codes.map((code) => STATUSES[code]))];
	const pairs = statuses.map((status) => {
		const own = codes.filter((code) => STATUSES[code] === status);
		const description = own.map((code) => `\`${code}\`: ${SENTENCES[code]}`).join('\n\n');
		const narrowed = {
			allOf: [{ $ref: '#/components/schemas/Error' }, { properties: { error: { enum: own } } }],
		};
		return [status, { description, content: jsonContent(narrowed) }] as const;
	});
	return Object.fromEntries(pairs);
}

const JSON_TYPE = 'application/json';
const FORM = 'application/x-www-form-urlencoded';

const jsonContent = (schema: unknown): Json => ({ [JSON_TYPE]: { schema } });

/** OpenAPI cannot describe the events of a stream: their names and schemas are in an extension field. */
function streamContent(events: Readonly<Record<string, z.ZodType>>) {
	const schemas = Object.entries(events).map(([name, schema]) => [name, schemaOf(schema, 'output')]);
	return { 'text/event-stream': { schema: { type: 'string' }, 'x-events': Object.fromEntries(schemas) } };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): unknown {
	const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
	return rest;
}

import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ERROR_CODES } from '#contract/errors';
import type { Operation } from '#contract/operation';
import { OPERATIONS } from '#contract/operations';
import { STATUSES } from '#server/http/statuses';
import { API_ROUTES, endpointAt } from '#support/api-routes';
import { contextFor } from '#support/call-endpoint';
import { testRuntime } from '#support/test-runtime';

const PAGES = join(process.cwd(), 'src/pages');
const GET = endpointAt('GET /api/openapi.json');

// biome-ignore lint/suspicious/noExplicitAny: the document is JSON to be looked through
async function publishedDocument(): Promise<any> {
	const runtime = await testRuntime();
	return (await GET(contextFor(runtime, { method: 'GET', path: '/api/openapi.json' }))).json();
}

test('describes every existing route, and no other', async () => {
	const files = new Set([...API_ROUTES.keys()].map((route) => route.split(' ')[1]));
	expect(files.size).toBe(globSync('api/**/*.ts', { cwd: PAGES }).length);
	const { openapi, paths } = await publishedDocument();
	expect(openapi).toBe('3.1.0');
	const described = Object.entries(paths).flatMap(([path, item]) =>
		Object.keys(item as object).map((method) => `${method.toUpperCase()} ${path}`),
	);
	expect(described.sort()).toEqual([...API_ROUTES.keys()].sort());
});

test('is generated from the operations of the routes', () => {
	const operations: Operation[] = Object.values(OPERATIONS);
	for (const operation of operations) {
		const { method, path } = operation;
		expect(API_ROUTES.get(`${method.toUpperCase()} ${path}`)?.operation, `${method} ${path}`).toBe(operation);
	}
});

test('names the header that lets a request be sent again', async () => {
	const { paths } = await publishedDocument();
	const [header] = paths['/api/optimise'].post.parameters;
	expect(header).toMatchObject({ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } });
});

test('names every error code, under its status', async () => {
	const { paths } = await publishedDocument();
	for (const code of ERROR_CODES) {
		const status = String(STATUSES[code]);
		const responses = Object.values(paths).flatMap((item) =>
			Object.values(item as Record<string, { responses: Record<string, unknown> }>).map(
				({ responses }) => responses[status],
			),
		);
		expect(JSON.stringify(responses), code).toContain(`"${code}"`);
	}
});

test('is valid: operations have ids and descriptions, and every reference resolves', async () => {
	const document = await publishedDocument();
	const text = JSON.stringify(document);
	for (const [, pointer = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
		expect(
			pointer.split('/').reduce((part, key) => part?.[key], document),
			pointer,
		).toBeDefined();
	}
	const operations = Object.values(document.paths).flatMap((item) => Object.values(item as object));
	const ids = operations.map((operation) => operation.operationId);
	expect(new Set(ids).size).toBe(ids.length);
	for (const { summary, responses } of operations) {
		expect(summary).toBeTruthy();
		expect(Object.keys(responses).filter((status) => /^[23]/.test(status))).toHaveLength(1);
		for (const response of Object.values<{ description: string }>(responses)) expect(response.description).toBeTruthy();
	}
	expect(text).toContain('"maxLength":4000');
});

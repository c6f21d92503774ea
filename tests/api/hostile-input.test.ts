import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fromStoredText } from '#db/stored-text';
import { optimise } from '#engine/optimise';
import type { Runtime } from '#server/runtime';
import { endpointAt } from '#support/api-routes';
import { contextFor } from '#support/call-endpoint';
import { fc } from '#support/properties';
import { signedIn } from '#support/signed-in';
import { testRuntime } from '#support/test-runtime';

const POST = endpointAt('POST /api/optimise');

// Read and not imported, because Vite's JSON parser refuses lone surrogates, which JSON allows.
const HOSTILE = join(import.meta.dirname, '../data/hostile-prompts.json');
const prompts: readonly string[] = JSON.parse(readFileSync(HOSTILE, 'utf8')).prompts;

async function answerTo(runtime: Runtime, body: unknown, headers: Record<string, string>) {
	const answer = await POST(contextFor(runtime, { body, headers }));
	return { status: answer.status, text: await answer.text() };
}

test.each(prompts.map((prompt, i) => [i, { prompt }] as const))(
	'hostile prompt %i is rewritten, asked about or refused, and stored unchanged',
	async (_, { prompt: rawPrompt }) => {
		const runtime = await testRuntime({ optimise });
		const { authorization } = await signedIn(runtime.db, 'pro');
		const { status, text } = await answerTo(runtime, { rawPrompt }, { authorization });
		expect([200, 400]).toContain(status);
		expect(text.isWellFormed()).toBe(true);
		const kept = await runtime.db.read({ sql: 'SELECT raw FROM optimisations', args: [] });
		expect(kept.map((row) => fromStoredText(row['raw'] ?? null))).toEqual(
			status === 200 && !JSON.parse(text).needsClarification ? [rawPrompt] : [],
		);
	},
);

test('2,000 generated bodies give no 5xx, no long error and no trace of the machine', async () => {
	const runtime = await testRuntime({ optimise });
	const { authorization } = await signedIn(runtime.db, 'pro');
	let asked = 0;
	await fc.assert(
		fc.asyncProperty(bodies, async (body) => {
			const { status, text } = await answerTo(runtime, body, { authorization });
			asked += 1;
			expect(status).toBeLessThan(500);
			if (status === 200) return;
			expect(text.length).toBeLessThan(4096);
			expect(text).not.toMatch(/node_modules|\.ts:\d|SQLITE|at Object\./);
			expect(JSON.parse(text)).toHaveProperty('requestId');
		}),
		{ numRuns: 2000 },
	);
	expect(asked).toBeGreaterThanOrEqual(2000);
});

const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 4200 }), fc.constantFrom(...prompts));
const nearMiss = fc.record(
	{
		rawPrompt: fc.oneof(anyText, fc.anything()),
		modifiers: fc.oneof(
			fc.record(
				{
					tone: fc.oneof(fc.constantFrom('executive', 'casual'), fc.anything()),
					archetype: fc.oneof(
						anyText,
						fc.record({ mode: fc.constantFrom('layered', 'specify'), layeredRoles: fc.array(anyText) }),
					),
					targetContext: fc.oneof(anyText, fc.anything()),
					structureLock: fc.record({ enabled: fc.boolean(), order: fc.array(anyText, { maxLength: 14 }) }),
					outputChecks: fc.oneof(fc.array(fc.constantFrom('facts', 'edgeCases', 'wrong')), fc.anything()),
					examples: fc.oneof(fc.boolean(), fc.constant('contextual')),
				},
				{ requiredKeys: [] },
			),
			fc.anything(),
		),
		['__proto__']: fc.anything(),
		extra: fc.anything(),
	},
	{ requiredKeys: [] },
);

/** Valid shapes with wrong values, any JSON, truncated JSON, and random bytes. */
const bodies: fc.Arbitrary<string | Uint8Array> = fc.oneof(
	{ weight: 5, arbitrary: nearMiss.map(toJson) },
	{ weight: 2, arbitrary: fc.json() },
	{ weight: 1, arbitrary: nearMiss.map((body) => toJson(body).slice(0, -1)) },
	{ weight: 1, arbitrary: fc.uint8Array({ minLength: 1, maxLength: 300 }) },
);

function toJson(value: unknown): string {
	return JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? String(part) : part)) ?? 'null';
}

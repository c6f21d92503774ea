import { describe, expect, test } from 'vitest';
import { optimise } from '#engine/optimise';
import type { Wishes } from '#engine/review-model';
import type { Runtime } from '#server/runtime';
import { endpointAt } from '#support/api-routes';
import { contextFor } from '#support/call-endpoint';
import { answerAtOnce } from '#support/engine-double';
import { signedIn } from '#support/signed-in';
import { testRuntime } from '#support/test-runtime';

const optimiseRoute = endpointAt('POST /api/optimise');
const reviseRoute = endpointAt('POST /api/optimise/revise');

const rawPrompt = 'write an email to the team about the 3 pm meeting on Friday, under 120 words, no jokes';
type Headers = Readonly<Record<string, string>>;

async function receiptOf(runtime: Runtime, body: object, headers: Headers = {}): Promise<string> {
	const answer = await optimiseRoute(contextFor(runtime, { body, headers }));
	expect(answer.status).toBe(200);
	return (await answer.json()).receipt;
}

const revise = (runtime: Runtime, body: unknown, headers: Headers = {}) =>
	reviseRoute(contextFor(runtime, { path: '/api/optimise/revise', body, headers }));

async function allRows(runtime: Runtime): Promise<string> {
	const tables = ['usage', 'optimisations', 'accounts', 'sessions'];
	const rows = await Promise.all(tables.map((table) => runtime.db.read({ sql: `SELECT * FROM ${table}`, args: [] })));
	return JSON.stringify(rows);
}

describe('a result', () => {
	test('can be rendered for another model, with its facts, on every plan', async () => {
		const runtime = await testRuntime({ optimise });
		// A request with a passage gets sections, whose marks differ by model.
		const withPassage = `${rawPrompt}\n\n"""\nWe meet in room 4B to settle the budget.\n"""`;
		const receipt = await receiptOf(runtime, { rawPrompt: withPassage });
		const answer = await revise(runtime, { rawPrompt: withPassage, receipt, model: 'claude' });
		expect(answer.status).toBe(200);
		const revised = await answer.json();
		expect(revised.optimised_prompt).toContain('<intent>');
		expect(revised.ledger.length).toBeGreaterThan(0);
		for (const entry of revised.ledger) expect(entry.status).not.toBe('missing');
		for (const name of ['usage', 'limited', 'receipt']) expect(revised).not.toHaveProperty(name);
	});

	test('takes answers and a suggestion without counting a use, and asks the next questions', async () => {
		const runtime = await testRuntime({ optimise });
		const text = 'meal plan for the week, 40 quid';
		const made = await optimiseRoute(contextFor(runtime, { body: { rawPrompt: text } }));
		const { receipt, questions, suggestions } = await made.json();
		const before = await allRows(runtime);
		const [first, second] = questions;
		const body = {
			rawPrompt: text,
			receipt,
			answers: { [first.id]: first.options.find((option: string) => !option.endsWith('…')) },
			accept: [suggestions[0].id],
			skipped: [second.id],
		};
		const revised = await (await revise(runtime, body)).json();
		expect(revised.optimised_prompt).toContain(suggestions[0].text);
		expect(revised.provenance.filter(({ rule }: { rule: string }) => rule.startsWith('answer.'))).toHaveLength(2);
		const next = revised.questions.map(({ id }: { id: string }) => id);
		expect(next).not.toContain(first.id);
		expect(next).not.toContain(second.id);
		expect(await allRows(runtime)).toBe(before);
	});

	test('is revised as asked, without new questions about the text', async () => {
		const seen: (Wishes | undefined)[] = [];
		const runtime = await testRuntime({
			optimise: (text, modifiers, wishes) => {
				seen.push(wishes);
				return answerAtOnce(text, modifiers);
			},
		});
		const receipt = await receiptOf(runtime, { rawPrompt });
		await revise(runtime, {
			rawPrompt,
			receipt,
			undone: ['step-1'],
			assumptions: { audience: 'nurses', length: null },
			isShort: true,
		});
		const revision = { undone: ['step-1'], assumptions: { audience: 'nurses', length: null }, isShort: true };
		expect(seen[1]).toEqual({
			revision,
			asked: [],
			takesDefaults: true,
			given: { answers: {}, accepted: [], skipped: [] },
		});
	});

	test('keeps the options it was made with, down to the model', async () => {
		const runtime = await testRuntime({ optimise });
		const modifiers = { tone: 'academic', format: 'table' };
		const receipt = await receiptOf(runtime, { rawPrompt, modifiers });
		const [first, again] = await Promise.all([
			(await optimiseRoute(contextFor(runtime, { body: { rawPrompt, modifiers } }))).json(),
			(await revise(runtime, { rawPrompt, modifiers, receipt })).json(),
		]);
		expect(again.optimised_prompt).toBe(first.optimised_prompt);
	});

	test('costs nothing to revise, fifty times at once, and leaves nothing behind', async () => {
		const runtime = await testRuntime({ optimise });
		const { authorization } = await signedIn(runtime.db);
		const receipt = await receiptOf(runtime, { rawPrompt }, { authorization });
		const before = await allRows(runtime);
		const answers = await Promise.all(
			Array.from({ length: 50 }, (_, at) =>
				revise(runtime, { rawPrompt, receipt, isShort: at % 2 === 0 }, at % 3 ? { authorization } : {}),
			),
		);
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
		expect(answers.map(({ headers }) => headers.get('set-cookie')).filter(Boolean)).toEqual([]);
		expect(await allRows(runtime)).toBe(before);
	});

	test('can still be revised when the week’s limit is used up', async () => {
		const runtime = await testRuntime({ optimise });
		const { authorization } = await signedIn(runtime.db);
		const receipt = await receiptOf(runtime, { rawPrompt }, { authorization });
		for (let i = 0; i < 2; i += 1) await receiptOf(runtime, { rawPrompt }, { authorization });
		expect((await revise(runtime, { rawPrompt, receipt }, { authorization })).status).toBe(200);
	});

	test('made on the free plan can be revised after an upgrade', async () => {
		const runtime = await testRuntime({ optimise });
		const modifiers = { tone: 'casual' };
		const receipt = await receiptOf(runtime, { rawPrompt, modifiers });
		const { authorization } = await signedIn(runtime.db, 'pro_monthly');
		const answer = await revise(runtime, { rawPrompt, modifiers, receipt }, { authorization });
		expect(answer.status).toBe(200);
	});

	test('made with Pro options is not revised without Pro', async () => {
		const runtime = await testRuntime({ optimise });
		const modifiers = { tone: 'casual' };
		const { authorization } = await signedIn(runtime.db, 'pro_monthly');
		const receipt = await receiptOf(runtime, { rawPrompt, modifiers }, { authorization });
		expect((await revise(runtime, { rawPrompt, modifiers, receipt }, { authorization })).status).toBe(200);
		const other = await signedIn(runtime.db);
		for (const headers of [{}, { authorization: other.authorization }]) {
			const answer = await revise(runtime, { rawPrompt, modifiers, receipt }, headers);
			expect(answer.status).toBe(403);
			expect((await answer.json()).error).toBe('receipt_invalid');
		}
	});
});

describe('a receipt', () => {
	test('is valid for its own text and options only', async () => {
		const runtime = await testRuntime({ optimise });
		const receipt = await receiptOf(runtime, { rawPrompt, modifiers: { tone: 'academic' } });
		const good = { rawPrompt, modifiers: { tone: 'academic' }, receipt };
		expect((await revise(runtime, good)).status).toBe(200);
		const wrong = [
			{ ...good, rawPrompt: `${rawPrompt} ` },
			{ ...good, rawPrompt: 'Write a poem about rain.' },
			{ ...good, modifiers: { tone: 'friendly' } },
			{ ...good, modifiers: { tone: 'academic', format: 'table' } },
			{ ...good, modifiers: undefined },
			{ ...good, receipt: '' },
			{ ...good, receipt: `${receipt}A` },
			{ ...good, receipt: receipt.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')) },
			{ ...good, receipt: 'é'.repeat(22) },
		];
		for (const body of wrong) {
			const answer = await revise(runtime, body);
			const { error, message } = await answer.json();
			expect([answer.status, error]).toEqual([403, 'receipt_invalid']);
			expect(message).toMatch(/PLOOP again/);
		}
	});

	test('of another server is refused', async () => {
		const runtime = await testRuntime({ optimise });
		const receipt = await receiptOf(runtime, { rawPrompt });
		const other = await testRuntime({ optimise, secret: 'another secret for tests, long enough' });
		expect((await revise(other, { rawPrompt, receipt })).status).toBe(403);
	});

	test('is refused before the engine runs', async () => {
		const optimise = () => {
			throw new Error('ran');
		};
		const runtime = await testRuntime({ optimise });
		expect((await revise(runtime, { rawPrompt, receipt: 'x' })).status).toBe(403);
	});
});

test.each([
	['no receipt', { rawPrompt }],
	['a receipt of 101 characters', { rawPrompt, receipt: 'x'.repeat(101) }],
	['too many undone operations', { rawPrompt, receipt: 'x', undone: Array(401).fill('a') }],
	['an operation that is no text', { rawPrompt, receipt: 'x', undone: [7] }],
	[
		'thirteen assumptions',
		{ rawPrompt, receipt: 'x', assumptions: Object.fromEntries([...Array(13).keys()].map((n) => [n, 'a'])) },
	],
	['an empty assumption', { rawPrompt, receipt: 'x', assumptions: { audience: ' ' } }],
	['an assumption of 301 characters', { rawPrompt, receipt: 'x', assumptions: { audience: 'a'.repeat(301) } }],
	['an unknown model', { rawPrompt, receipt: 'x', model: 'eliza' }],
	['an unknown field', { rawPrompt, receipt: 'x', plan: 'pro' }],
])('%s is refused as invalid', async (_, body) => {
	const answer = await revise(await testRuntime({ optimise }), body);
	expect([answer.status, (await answer.json()).error]).toEqual([400, 'invalid_input']);
});

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
	'an assumption named %s does no harm',
	async (name) => {
		const runtime = await testRuntime({ optimise });
		const receipt = await receiptOf(runtime, { rawPrompt });
		const body = `{"rawPrompt":${JSON.stringify(rawPrompt)},"receipt":"${receipt}","assumptions":{"${name}":"x"},"undone":["${name}"]}`;
		const answer = await revise(runtime, body);
		expect(answer.status).toBeLessThan(500);
		expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
	},
);

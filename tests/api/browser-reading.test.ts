import { expect, it } from 'vitest';
import { optimise } from '#engine/optimise';
import { callRoute } from '#support/call-route';
import { DAY_TRIP } from '#support/day-trip';
import { suggestion } from '#support/model-server';
import { signedIn } from '#support/signed-in';
import { testRuntime } from '#support/test-runtime';

/** A server without a model, and a person's result. */
async function resultOf(rawPrompt = DAY_TRIP) {
	const runtime = await testRuntime({ optimise });
	const as = await signedIn(runtime.db);
	const { body } = await callRoute(runtime, 'POST /api/optimise', { as, body: { rawPrompt } });
	const read = (more: object = {}) =>
		callRoute(runtime, 'POST /api/optimise/reading', {
			as,
			body: { rawPrompt, receipt: body.receipt, ...more },
		});
	const used = async () => (await callRoute(runtime, 'GET /api/usage/summary', { as })).body.usedThisWeek;
	return { runtime, as, read, used, receipt: body.receipt };
}

it('the model’s input is sent to the holder of the receipt, and no second use is counted', async () => {
	const { read, used } = await resultOf();
	const { body } = await read();
	expect(JSON.parse(body.input)).toMatchObject({ request: DAY_TRIP, language: 'English' });
	expect(body.sections).toEqual([]);
	expect(await used()).toBe(1);
});

it('proposals of a browser’s model pass the same guards as others, and can be accepted', async () => {
	const { runtime, as, read, receipt } = await resultOf();
	const proposals = [
		suggestion('Say where she can sit down.', 'cant walk far'),
		suggestion('Add a museum.', 'no museums'),
		{ kind: 'order' },
	];
	const { body } = await read({ proposals });
	expect(body.struck).toEqual({ turned: 1, shape: 1 });
	const [{ suggestion: offer }] = body.sections;
	const proposed = [{ id: offer.id, line: offer.text }];
	const revised = await callRoute(runtime, 'POST /api/optimise/revise', {
		as,
		body: { rawPrompt: DAY_TRIP, receipt, proposed, accept: [offer.id] },
	});
	expect(revised.body.optimised_prompt).toContain('Say where she can sit down.');
});

it('without a receipt, or with another text, a reading is refused', async () => {
	const { read } = await resultOf();
	expect((await read({ receipt: 'x' })).body.error).toBe('receipt_invalid');
	expect((await read({ rawPrompt: 'write a poem' })).body.error).toBe('receipt_invalid');
});

it('in a language that the guards do not know there is no reading', async () => {
	const { read } = await resultOf('Schreib bitte eine kurze Rede für meinen Vater zum Geburtstag, ohne Witze');
	expect((await read()).body.input).toBeNull();
	expect((await read({ proposals: [suggestion('Sag es laut.', 'Rede')] })).body.sections).toEqual([]);
});

it('the instruction and schema for a browser’s model are public', async () => {
	const { runtime } = await resultOf();
	const { body } = await callRoute(runtime, 'GET /api/optimise/reading', {});
	expect(body.instruction).toContain('You do not answer it');
	expect(body.schema.required).toEqual(['proposals']);
	expect(body.copy.absent).toContain('4 GB');
});

import { describe, expect, it } from 'vitest';
import { DEFAULT_MODIFIERS } from '#engine/modifiers';
import { optimise } from '#engine/optimise';
import { read } from '#engine/reading/read';
import type { Optimised } from '#engine/result-model';
import { NO_REVISION, NO_WISHES, type Revision } from '#engine/review-model';
import { editId } from '#engine/writing/brief';
import { phraseOf } from '#engine/writing/lines/phrase';
import { readRetentionCases, readRows } from '#support/eval/rows';
import { fc } from '#support/properties';

const SETS = ['ifeval', 'ifbench', 'm_ifeval_es', 'm_ifeval_fr', 'm_ifeval_ja'] as const;
const PROMPTS = [
	...SETS.flatMap((set) =>
		readRows(set)
			.filter((_, index) => index % 12 === 0)
			.map(({ prompt }) => prompt),
	),
	...readRetentionCases().map(({ prompt }) => prompt),
];
const MODELS = ['auto', 'chatgpt', 'claude', 'gemini', 'llama'] as const;

function write(text: string, revision: Partial<Revision> = {}, model: (typeof MODELS)[number] = 'auto'): Optimised {
	const wishes = { ...NO_WISHES, takesDefaults: true, revision: { ...NO_REVISION, ...revision } };
	const result = optimise(text, { ...DEFAULT_MODIFIERS, modelTarget: model }, wishes);
	if (result.outcome !== 'optimised') throw new Error(`asked back: ${result.clarification.question}`);
	return result;
}

const idsOf = ({ operations }: Optimised) => operations.map(({ id }) => id);
/** Only light edits of the words, white space and the first letter of a line may differ from what was typed. */
const bare = (text: string) => text.replace(/\s+/g, '').toLowerCase();

const prompt = fc.constantFrom(...PROMPTS);
const model = fc.constantFrom(...MODELS);
/** A seed for each step: it is undone where the seed is even. */
const chosen = (ids: readonly string[], seeds: readonly number[]) =>
	ids.filter((_, index) => (seeds[index % seeds.length] ?? 0) % 2 === 0);
const seeds = fc.array(fc.nat(9), { minLength: 1, maxLength: 30 });

describe('undoing any changes', () => {
	it('keeps every fact where the ledger says', () => {
		fc.assert(
			fc.property(prompt, model, seeds, fc.boolean(), (text, target, picks, isShort) => {
				const undone = chosen(idsOf(write(text, {}, target)), picks);
				const result = write(text, { undone, isShort }, target);
				const { edits, text: typed } = read(text);
				const left = edits.filter((edit) => !undone.includes(editId(edit)));
				for (const { source, landed, status } of result.ledger) {
					expect(status).not.toBe('missing');
					expect(bare(result.prompt.slice(landed?.start, landed?.end))).toBe(bare(phraseOf(typed, source, left).text));
				}
			}),
			{ numRuns: 40 },
		);
	});

	it('gives back the text byte for byte when all are undone', () => {
		for (const text of PROMPTS)
			for (const target of ['auto', 'claude'] as const) {
				const result = write(text, { undone: idsOf(write(text, {}, target)) }, target);
				expect(result.prompt).toBe(text);
				expect(result.operations.every(({ isUndone, landed }) => isUndone && landed.length === 0)).toBe(true);
			}
	});

	it('works in any order, ignores unknown ids, and keeps every step’s id and place in the list', () => {
		fc.assert(
			fc.property(prompt, seeds, (text, picks) => {
				const plain = write(text);
				const undone = chosen(idsOf(plain), picks);
				const result = write(text, { undone });
				expect(write(text, { undone: ['no-such-step', ...undone.toReversed()] })).toEqual(result);
				const ids = idsOf(result);
				expect(new Set(ids).size).toBe(ids.length);
				expect(idsOf(plain).filter((id) => ids.includes(id))).toEqual(ids);
				for (const id of undone)
					expect(result.operations.find((one) => one.id === id)).toMatchObject({ isUndone: true, landed: [] });
			}),
			{ numRuns: 40 },
		);
	});
});

describe('the list of steps', () => {
	it('gives each step a reason and its place', () => {
		for (const text of PROMPTS) {
			const result = write(text);
			for (const { reason, landed, action, source, rule, text: told } of result.operations) {
				expect(reason, rule).toMatch(/^[A-Z“][\s\S]*\.$/);
				// Removed courtesy has no place in the result.
				const isGone = action === 'removed' || (action === 'reworded' && !told.includes('→'));
				expect(landed.length > 0, `${rule}: ${told}`).toBe(!isGone);
				expect(source.length > 0 || action === 'added' || action === 'assumed', rule).toBe(true);
			}
		}
	});

	it('covers every line besides the request itself', () => {
		for (const text of PROMPTS) {
			const { provenance, operations } = write(text);
			const landed = operations.flatMap((operation) => operation.landed);
			for (const { start, end, rule } of provenance)
				if (rule !== 'intent.request' && rule !== 'preserved')
					expect(
						landed.some((range) => range.start >= start && range.start <= end),
						rule,
					).toBe(true);
		}
	});
});

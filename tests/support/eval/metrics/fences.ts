import type { Modifiers } from '#engine/modifiers';
import type { Optimised } from '#engine/result-model';
import { ATTACKS, CARRIERS } from '../attacks.ts';
import type { Desk } from '../desk.ts';
import { fenceFault, frameFault, holdsPassage } from '../fence.ts';
import { type Figure, type Metric, percent, type Worst } from '../metric.ts';
import { quoteRow } from '../sections.ts';
import { allRows } from '../sets.ts';

const MODELS: readonly Modifiers['modelTarget'][] = ['auto', 'claude', 'llama'];

interface Case {
	readonly prompt: string;
	/** The pasted passage; empty if the attack is the request itself. */
	readonly passage: string;
	readonly model: Modifiers['modelTarget'];
	readonly name: string;
}

/** Returns the fault of a text, which is a result's own prompt or a spoilt one; null without a fault. */
type Judge = (text: string, result: Optimised, one: Case) => string | null;

/**
 * Checks that a passage stays inside its fence, byte for byte, and that nothing in a request can imitate a section of
 * the result.
 */
export const fences: Metric = {
	id: 'fences',
	title: 'Fence integrity',
	definition:
		'Thirty attacks, in four ways of handing over a passage and as the request itself, for three renderings. As material: the result holds the passage byte for byte, between two marks that do not occur in it, and each section and the closing line occur once outside the fences. As the request: each section and the closing line once, the closing line last. All sets: every passage of a Source block stands between marks that do not occur in it.',
	measure: (desk) => {
		const asMaterial = cases((attack) => CARRIERS.map((carry) => [carry(attack), attack]));
		const asRequest = cases((attack) => [[attack, '']]);
		return [
			figure(desk, 'attacks as material', asMaterial, judgeMaterial),
			figure(desk, 'attacks as the request', asRequest, judgeRequest),
			...allSets(desk),
		];
	},
};

const judgeRequest: Judge = (text, result, { model }) => frameFault(text, result, model === 'claude');

const judgeMaterial: Judge = (text, result, one) => {
	if (!holdsPassage(text, one.passage)) return 'the passage is not there byte for byte';
	return fenceFault({ ...result, prompt: text }) ?? judgeRequest(text, result, one);
};

function cases(make: (attack: string) => (readonly string[])[]): Case[] {
	return ATTACKS.flatMap((attack, index) =>
		make(attack).flatMap(([prompt = '', passage = ''], way) =>
			MODELS.map((model) => ({ prompt, passage, model, name: `attacks ${index + 1}, way ${way + 1}, ${model}` })),
		),
	);
}

function figure(desk: Desk, label: string, all: readonly Case[], judge: Judge): Figure {
	const faults = (spoil: (text: string) => string): Worst[] =>
		all.flatMap((one) => {
			const result = desk.result(one.prompt, { modelTarget: one.model });
			const reason = judge(spoil(result.prompt), result, one);
			return reason === null ? [] : [{ row: `${one.name}: ${one.prompt.replace(/\s+/g, ' ').slice(-60)}`, reason }];
		});
	const value = (spoil: (text: string) => string) => percent(all.length - faults(spoil).length, all.length);
	const worst = faults((text) => text);
	return {
		label,
		set: 'own attacks',
		count: all.length,
		value: percent(all.length - worst.length, all.length),
		unit: '%',
		target: { op: '=', bound: 100 },
		worst,
		controls: [
			{ name: 'a heading injected', value: value((text) => `${firstHeading(text)}\n${text}`) },
			{ name: 'fences taken out', value: value((text) => text.replace(/^(?:`{3,}|<\/?material_\d+>)$/gm, '')) },
		].filter(({ name }) => name !== 'fences taken out' || judge === judgeMaterial),
	};
}

const firstHeading = (text: string): string => /^(?:#{2,3} .+|<[a-z_]+>)$/m.exec(text)?.[0] ?? '';

function allSets(desk: Desk): Figure[] {
	const rows = allRows(desk).filter(({ prompt }) =>
		desk.result(prompt).provenance.some(({ section }) => section === 'source'),
	);
	const worst = rows.flatMap((row) => {
		const reason = fenceFault(desk.result(row.prompt));
		return reason === null ? [] : [{ row: quoteRow(row), reason }];
	});
	return [
		{
			label: 'passages between their own marks',
			set: 'all sets',
			count: rows.length,
			value: percent(rows.length - worst.length, rows.length),
			unit: '%',
			target: { op: '=', bound: 100 },
			worst,
			controls: [],
		},
	];
}

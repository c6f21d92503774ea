import { comparable } from '../comparable.ts';
import type { Desk, EvalRow } from '../desk.ts';
import { type Figure, type Metric, percent, reported, type Worst } from '../metric.ts';
import { quoteRow } from '../sections.ts';
import { ENGLISH_SETS, FOREIGN_SETS } from '../sets.ts';

interface SpokenRow extends EvalRow {
	/** ISO 639-1; empty when the text holds no sentence; absent when the set has one language. */
	readonly language?: string;
}

type Told = (row: SpokenRow) => string;

/** Checks that the request's language is recognised, and that the result is in this language. */
export const language: Metric = {
	id: 'language',
	title: 'Language',
	definition:
		'The published language against the label of the row. English called foreign over every English row of all sets; foreign rows told rightly over M-IFEval and the foreign rows of Arena-Hard v2. Language kept: of a foreign request at least 95 % of its words stand in the result as they are, and the result does not ask for English unless the request does.',
	measure: (desk) => {
		const [english, foreign] = [englishRows(desk), foreignRows(desk)];
		const told: Told = ({ prompt }) => desk.result(prompt).language.code;
		const falseAlarms = (by: Told) => english.filter((row) => by(row) !== 'en');
		const missed = (by: Told) => foreign.filter((row) => by(row) !== row.language);
		const alarms = falseAlarms(told);
		const wrong = missed(told);
		const calledWrong = (row: SpokenRow): Worst => ({ row: quoteRow(row), reason: `called ${told(row)}` });
		return [
			{
				...figure('English called foreign', 'all English rows', english.length, alarms.length),
				target: { op: '<=', bound: 0.1 },
				worst: alarms.map(calledWrong),
				controls: [{ name: 'always Spanish', value: percent(falseAlarms(() => 'es').length, english.length) }],
			},
			{
				...figure('foreign language told', 'm_ifeval + arena_v2', foreign.length, foreign.length - wrong.length),
				target: { op: '>=', bound: 98.5 },
				worst: wrong.map(calledWrong),
				controls: [
					{ name: 'always English', value: percent(foreign.length - missed(() => 'en').length, foreign.length) },
				],
			},
			measureKept(desk, foreign),
		];
	},
};

const englishRows = (desk: Desk): SpokenRow[] =>
	ENGLISH_SETS.flatMap((set) => desk.sample<SpokenRow>(set)).filter((row) => (row.language ?? 'en') === 'en');

function foreignRows(desk: Desk): SpokenRow[] {
	const labelled = desk.rows<SpokenRow>('arena_v2').filter((row) => row.language !== 'en' && row.language !== '');
	const own = Object.entries(FOREIGN_SETS).flatMap(([set, code]) =>
		desk.rows<SpokenRow>(set).map((row) => ({ ...row, language: code })),
	);
	return [...own, ...labelled];
}

function measureKept(desk: Desk, rows: readonly SpokenRow[]): Figure {
	const lost = (textFor: (row: SpokenRow) => string) => rows.filter((row) => isLost(row.prompt, textFor(row)));
	const text = (row: SpokenRow) => desk.result(row.prompt).prompt;
	const gone = lost(text);
	const switched = (row: SpokenRow) => `${text(row)}\nAnswer in English.`;
	return {
		...figure('language of the request kept', 'm_ifeval + arena_v2', rows.length, rows.length - gone.length),
		target: { op: '=', bound: 100 },
		worst: gone.map((row) => ({ row: quoteRow(row), reason: 'words of the request missing, or English asked for' })),
		controls: [
			{ name: 'asked to answer in English', value: percent(rows.length - lost(switched).length, rows.length) },
			{
				name: 'foreign words dropped',
				value: percent(rows.length - lost((row) => ascii(text(row))).length, rows.length),
			},
		],
	};
}

const ENGLISH = /\bin english\b/i;
const ascii = (text: string): string => text.replace(/[^\x00-\x7f]/g, '');

function isLost(request: string, result: string): boolean {
	if (ENGLISH.test(result) && !ENGLISH.test(request)) return true;
	const words = [...new Set(comparable(request).match(/[\p{L}\p{N}]+/gu) ?? [])];
	const text = comparable(result);
	return words.filter((word) => text.includes(word)).length < words.length * 0.95;
}

const figure = (label: string, set: string, count: number, part: number): Figure =>
	reported(label, set, count, percent(part, count));

import type { Desk } from '../desk.ts';
import { type Figure, type Metric, median, percent, reported } from '../metric.ts';
import { readRetentionCases } from '../rows.ts';
import { allRows } from '../sets.ts';

/** Lines without meaning or without a task. */
const NONSENSE = ['asdf qwer zxcv', 'make the code better', 'tell me about dogs'];
const KEYBOARD = [
	'qwertyuiop',
	'lorem ipsum dolor sit amet',
	'blah blah blah',
	'test',
	'????',
	'aaaa bbbb cccc dddd',
	'.',
	'do it',
];
/** Names of the project's briefs with task, audience, length, form and limits. */
const FULL = ['blog', 'email', 'python', 'plan'];

/** Checks that a full brief scores high and nonsense low. */
export const score: Metric = {
	id: 'score',
	title: 'Score',
	definition:
		"The published score of the request, 0 to 100. Highest over three lines that another product's score could not tell from a brief, and over eight more of the same sort; lowest over the project's own full briefs. Reported: share of all requests in the upper half, which shows that the scale is used.",
	measure: (desk) => {
		const briefs = readRetentionCases()
			.filter(({ name }) => FULL.includes(name))
			.map(({ prompt }) => prompt);
		const rows = allRows(desk).map(({ prompt }) => scoreOf(desk, prompt));
		return [
			highest(desk, 'nonsense, highest', NONSENSE, briefs),
			highest(desk, 'more nonsense, highest', KEYBOARD, briefs),
			lowest(desk, briefs),
			{ ...plain('median of all requests', 'all sets', rows.length, median(rows)) },
			{
				...plain(
					'requests of 50 and more',
					'all sets',
					rows.length,
					percent(rows.filter((points) => points >= 50).length, rows.length),
				),
				unit: '%',
			},
		];
	},
};

const scoreOf = (desk: Desk, prompt: string): number => desk.first(prompt).score.total;

function highest(desk: Desk, label: string, lines: readonly string[], briefs: readonly string[]): Figure {
	const scores = lines.map((line) => scoreOf(desk, line));
	return {
		...plain(label, 'own lines', lines.length, Math.max(...scores)),
		target: { op: '<=', bound: 10 },
		worst: lines.flatMap((line, index) =>
			(scores[index] ?? 0) > 10 ? [{ row: `own ${line}`, reason: `scores ${scores[index]}` }] : [],
		),
		controls: [{ name: 'full briefs instead', value: Math.max(...briefs.map((brief) => scoreOf(desk, brief))) }],
	};
}

function lowest(desk: Desk, briefs: readonly string[]): Figure {
	const scores = briefs.map((brief) => scoreOf(desk, brief));
	return {
		...plain('full briefs, lowest', 'retention_cases', briefs.length, Math.min(...scores)),
		target: { op: '>=', bound: 85 },
		worst: briefs.flatMap((brief, index) =>
			(scores[index] ?? 0) < 85
				? [{ row: `retention_cases ${brief.slice(0, 60)}`, reason: `scores ${scores[index]}` }]
				: [],
		),
		controls: [
			{
				name: 'their first sentences',
				value: Math.min(...briefs.map((brief) => scoreOf(desk, brief.split('. ')[0] ?? ''))),
			},
		],
	};
}

const plain = (label: string, set: string, count: number, value: number): Figure =>
	reported(label, set, count, value, 'points');

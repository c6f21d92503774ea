import { optimise } from '#engine/optimise';
import { BOMBS } from '../bombs.ts';
import { type Metric, percent, type Worst } from '../metric.ts';
import { readHostilePrompts } from '../rows.ts';

const LONG = 4000;
/** A text twice as long may take so much longer, and what takes less than this is not judged: the clock is too coarse. */
const MOST_GROWTH = 3;
const NOTICEABLE_MS = 8;

/** Nothing anybody types breaks the engine or keeps it busy. */
export const robustness: Metric = {
	id: 'robustness',
	title: 'Hostile text',
	definition:
		"The project's hostile prompts (those a request may consist of): no throw, and text without lone surrogates. Fifty-nine texts made to send patterns astray, at 2,000 and 4,000 characters: texts for which the longer takes more than three times the shorter and 8 ms or more, in processor time, the fastest of seven runs each, in three rounds out of three.",
	measure: () => {
		const hostile = readHostilePrompts().filter((text) => text.trim() !== '' && text.length <= LONG);
		const broken = hostile.flatMap((text, index) => faultOf(text, index));
		const slow = BOMBS.flatMap(([name, make]) => slowness(name, make, (text) => optimise(text)));
		const caught = slowness('control', (n) => 'a'.repeat(n), cubicReader).length;
		return [
			{
				label: 'answered in well-formed text',
				set: 'hostile-prompts',
				count: hostile.length,
				value: percent(hostile.length - broken.length, hostile.length),
				unit: '%',
				target: { op: '=', bound: 100 },
				worst: broken,
				controls: [],
			},
			{
				label: 'texts that take more than linear time',
				set: 'own bombs',
				count: BOMBS.length,
				value: slow.length,
				unit: '',
				target: { op: '=', bound: 0 },
				worst: slow,
				controls: [{ name: 'a reader that compares every three letters', value: caught }],
			},
		];
	},
};

function faultOf(text: string, index: number): Worst[] {
	const row = `hostile-prompts ${index + 1}`;
	try {
		const result = optimise(text);
		const isWell =
			JSON.stringify(result).isWellFormed() && (result.outcome !== 'optimised' || result.prompt.isWellFormed());
		return isWell ? [] : [{ row, reason: 'lone surrogates in the answer' }];
	} catch (error) {
		return [{ row, reason: String(error) }];
	}
}

function slowness(name: string, make: (n: number) => string, run: (text: string) => unknown): Worst[] {
	const [half, whole] = [make(LONG / 2), make(LONG)];
	// Most texts are read long before the clock can judge them.
	if (Math.min(timeOnce(whole, run), timeOnce(whole, run)) < NOTICEABLE_MS) return [];
	const isSlow = () => {
		const [short, long] = [timeOf(half, run), timeOf(whole, run)];
		return long >= NOTICEABLE_MS && long > short * MOST_GROWTH;
	};
	// Other work on the machine may slow one round down, not three.
	return isSlow() && isSlow() && isSlow()
		? [{ row: `bombs ${name}`, reason: 'takes more than three times as long at twice the length' }]
		: [];
}

const timeOf = (text: string, run: (text: string) => unknown): number =>
	Math.min(...Array.from({ length: 7 }, () => timeOnce(text, run)));

/** Milliseconds of processor time, which other work on the machine does not lengthen as it does the time on the clock. */
function timeOnce(text: string, run: (text: string) => unknown): number {
	const start = process.cpuUsage();
	run(text);
	const { user, system } = process.cpuUsage(start);
	return (user + system) / 1000;
}

/** Eight times the work for twice the length. */
function cubicReader(text: string): number {
	let found = 0;
	for (let i = 0; i < text.length; i += 8)
		for (let j = 0; j < i; j += 8) for (let k = 0; k < j; k += 8) if (text[i] === text[k] && j > k) found++;
	return found;
}

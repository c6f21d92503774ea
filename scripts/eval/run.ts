/**
 * Measures on other people's constraint sets what the engine's results keep, state as rules, and turn round, beside two
 * controls that must score low. Run: node scripts/eval/run.ts [--misses]
 */
import { optimise } from '#engine/optimise';
import { type Row, readRows } from '#support/eval/rows';
import { type Score, scoreRows } from '#support/eval/score';

const showsMisses = process.argv.includes('--misses');

for (const set of ['ifeval', 'ifbench', 'm_ifeval_es', 'm_ifeval_fr', 'm_ifeval_ja']) {
	const rows = readRows(set);
	report(set, scoreRows(rows, resultOf));
	if (set !== 'ifeval') continue;
	report(
		'  control: first sentence only',
		scoreRows(rows, (row) => asRules(row.prompt.split(/(?<=[.!?])\s/)[0] ?? '')),
	);
	report(
		'  control: the next prompt',
		scoreRows(rows, (_, index) => resultOf(rows[(index + 1) % rows.length] as Row)),
	);
}

function resultOf(row: Row): string | null {
	const result = optimise(row.prompt);
	return result.outcome === 'optimised' ? result.prompt : null;
}

function asRules(text: string): string {
	return `## Constraints\n${text}`;
}

function report(name: string, { rows, anchors, retention, surfacing, flips, misses }: Score): void {
	const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
	console.log(
		`${name}: ${rows} results, ${anchors} anchors, retention ${percent(retention)}, surfacing ${percent(surfacing)}, polarity flips ${flips.length}`,
	);
	if (showsMisses) for (const line of [...misses, ...flips.map((flip) => `flip ${flip}`)]) console.log(`    ${line}`);
}

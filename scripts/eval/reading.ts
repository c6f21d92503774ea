/** Prints how much of what other people's test sets ask for the reading stage recognises. Run: node scripts/eval/reading.ts [--misses] */
import { read } from '#engine/reading/read';
import { effectiveAnchors } from '#support/eval/anchors';
import { comparable } from '#support/eval/comparable';
import { readRetentionCases, readRows } from '#support/eval/rows';

const showsMisses = process.argv.includes('--misses');

for (const set of ['ifeval', 'ifbench', 'm_ifeval_es', 'm_ifeval_fr', 'm_ifeval_ja']) measureAnchors(set);
measureCases();

function measureAnchors(set: string): void {
	let total = 0;
	let inConstraints = 0;
	let inClauses = 0;
	for (const row of readRows(set)) {
		const { clauses, facts } = read(row.prompt);
		const spans = clauses.flatMap((clause) => clause.constraints.map((constraint) => constraint.span.text));
		const constrained = comparable(spans.join('\n'));
		const kept = comparable(
			clauses
				.filter((clause) => clause.role !== 'filler')
				.map((clause) => clause.span.text)
				.join('\n'),
		);
		for (const anchor of effectiveAnchors(row)) {
			total++;
			if (anchor.isIn(constrained)) inConstraints++;
			else if (showsMisses)
				console.log(`  miss ${set} ${row.key} [${anchor.label}] ${JSON.stringify(row.prompt.slice(-400))}`);
			if (anchor.isIn(kept)) inClauses++;
		}
		if (facts.length === 0 && showsMisses) console.log(`  no facts ${set} ${row.key}`);
	}
	console.log(
		`${set}: ${total} anchors, in constraints ${percent(inConstraints, total)}, in task/rule/context clauses ${percent(inClauses, total)}`,
	);
}

function measureCases(): void {
	let total = 0;
	let asFacts = 0;
	let anywhere = 0;
	for (const { prompt, must_survive } of readRetentionCases()) {
		const { clauses, facts } = read(prompt);
		const factText = comparable(facts.map((fact) => fact.span.text).join('\n'));
		const clauseText = comparable(
			clauses
				.filter((clause) => clause.role !== 'filler')
				.map((clause) => clause.span.text)
				.join('\n'),
		);
		for (const wanted of must_survive.map(comparable)) {
			total++;
			if (factText.includes(wanted)) asFacts++;
			else if (showsMisses) console.log(`  not a fact: ${wanted}`);
			if (clauseText.includes(wanted) || factText.includes(wanted)) anywhere++;
		}
	}
	console.log(
		`retention cases: ${total} facts, as facts ${percent(asFacts, total)}, in kept clauses ${percent(anywhere, total)}`,
	);
}

function percent(part: number, whole: number): string {
	return `${((100 * part) / whole).toFixed(1)} % (${part}/${whole})`;
}

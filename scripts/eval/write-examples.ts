import { writeFile } from 'node:fs/promises';
import { type Desk, type EvalRow, hashOf } from '#support/eval/desk';

const SETS = [
	'arena_v01',
	'arena_v2',
	'koala',
	'oasst',
	'in3',
	'user_oriented',
	'ifeval',
	'm_ifeval_es',
	'm_ifeval_fr',
];
const COUNT = 10;
const WORDS = `# Examples

Ten requests by other people and what the engine makes of them, with the plain settings and nothing asked. Nobody chose
them: they are the ten of ${SETS.map((set) => `\`${set}\``).join(', ')} (up to 600 characters) whose SHA-256 is lowest.
\`npm run eval\` writes this page.
`;

/** Writes docs/examples.md: before, after, and what the result says about itself. */
export async function writeExamples(desk: Desk): Promise<void> {
	const rows = SETS.flatMap((set) => desk.rows(set)).filter(({ prompt }) => prompt.length <= 600);
	const hashed = rows.map((row) => ({ row, hash: hashOf(row.prompt) }));
	const chosen = hashed.sort((a, b) => (a.hash < b.hash ? -1 : 1)).slice(0, COUNT);
	const parts = chosen.map(({ row, hash }, index) => exampleOf(desk, row, index + 1, hash));
	await writeFile('docs/examples.md', `${WORDS}\n${parts.join('\n\n')}\n`);
}

function exampleOf(desk: Desk, row: EvalRow, number: number, hash: string): string {
	const result = desk.result(row.prompt);
	const kept = result.ledger.filter(({ status }) => status !== 'missing').length;
	const details = result.ledger.map(({ kind, text, negated }) => `${negated ? 'not: ' : ''}${kind} ${plain(text)}`);
	const operations = [...countBy(result.operations.map(({ action }) => action))]
		.map(([action, count]) => `${count} ${action}`)
		.join(', ');
	return [
		`## ${number}. ${row.name}, ${hash.slice(0, 12)}`,
		`Before (${row.prompt.length} characters):`,
		fenced(row.prompt),
		`After (${result.prompt.length} characters, read as ${result.taskType}, score of the request ${result.score.total}):`,
		fenced(result.prompt),
		`Ledger: ${kept} of ${result.ledger.length} details kept. ${details.join('; ')}`.trim(),
		`Operations: ${result.operations.length}${operations === '' ? '' : ` (${operations})`}.`,
	].join('\n\n');
}

const plain = (text: string): string => `\`\` ${text.replace(/\s+/g, ' ').replaceAll('`', "'").slice(0, 60)} \`\``;

const fenced = (text: string): string => `~~~~~~text\n${text}\n~~~~~~`;

function countBy(values: readonly string[]): Map<string, number> {
	const counts = new Map<string, number>();
	for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
	return counts;
}

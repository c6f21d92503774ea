import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { hashOf } from '#support/eval/desk';

const SHEETS = 'docs/quality/2026-11-28/noon/after-answers';
const COUNT = 20;
const WORDS = `# Examples

Twenty requests as people type them, what was asked beside the result, what a person answered, the prompt that came of it, and
which answer that person would rather have. Nobody chose them: of the requests in \`${SHEETS}\` they are the twenty
whose SHA-256 is lowest. The people were played: a writer gave each of them facts that they had not typed; somebody else
answered the questions with these facts in hand. Two assistants answered the request as it was typed and the prompt, one each, and two judges
who knew the facts, but not which was which, chose. \`npm run eval\` writes this page from the sheets.
`;

interface Shown {
	readonly id: string;
	readonly prompt: string;
	readonly questions: readonly { id: string; question: string; options: readonly string[] }[];
	readonly suggestions: readonly { id: string; text: string }[];
}
interface Played {
	readonly id: string;
	readonly answers: Readonly<Record<string, string>>;
	readonly accept: readonly string[];
}
interface Verdict {
	readonly id: string;
	readonly better: 'left' | 'right' | 'same';
	readonly how: 'clear' | 'slight';
	readonly why: string;
}
type Side = 'raw' | 'rewrite';
type Key = Readonly<Record<string, { 'answerer-1': Side; 'answerer-2': Side; left: 'answerer-1' | 'answerer-2' }>>;

const sheet = (name: string): string => readFileSync(`${SHEETS}/${name}`, 'utf8');

function rowsOf<Row extends { id: string }>(name: string): ReadonlyMap<string, Row> {
	const rows = sheet(name).split('\n').filter(Boolean);
	return new Map(rows.map((row) => JSON.parse(row) as Row).map((row) => [row.id, row]));
}

/** Writes docs/examples.md from the sheets of the last blind test. */
export async function writeExamples(): Promise<void> {
	const shown = [...rowsOf<Shown>('shown.jsonl').values()];
	const chosen = shown
		.map((row) => ({ row, hash: hashOf(row.prompt) }))
		.sort((a, b) => (a.hash < b.hash ? -1 : 1))
		.slice(0, COUNT);
	const desk = {
		played: rowsOf<Played>('played.jsonl'),
		prompts: rowsOf<{ id: string; prompt: string }>('prompts.jsonl'),
		verdicts: [rowsOf<Verdict>('verdicts-b-1.jsonl'), rowsOf<Verdict>('verdicts-b-2.jsonl')],
		key: JSON.parse(sheet('key.json')) as Key,
	};
	const parts = chosen.map(({ row, hash }, at) => exampleOf(desk, row, `## ${at + 1}. ${hash.slice(0, 12)}`));
	await writeFile('docs/examples.md', `${WORDS}\n${parts.join('\n\n')}\n`);
}

interface Desk {
	readonly played: ReadonlyMap<string, Played>;
	readonly prompts: ReadonlyMap<string, { prompt: string }>;
	readonly verdicts: readonly ReadonlyMap<string, Verdict>[];
	readonly key: Key;
}

function exampleOf({ played, prompts, verdicts, key }: Desk, row: Shown, title: string): string {
	const own = played.get(row.id);
	const asked = row.questions.map(
		({ id, question, options }) =>
			`- ${question} (${options.join(' / ')}): ${own?.answers[id] ? `**${own.answers[id]}**` : 'skipped'}`,
	);
	const offered = row.suggestions.map(
		({ id, text }) => `- Offered: ${text} ${own?.accept.includes(id) ? '**taken**' : 'left'}`,
	);
	return [
		title,
		'Typed:',
		fenced(row.prompt),
		[...asked, ...offered].join('\n') || 'Nothing was asked.',
		'The prompt:',
		fenced(prompts.get(row.id)?.prompt ?? ''),
		verdicts.map((sheetOf, at) => verdictOf(sheetOf.get(row.id), key[row.id], at + 1)).join('\n'),
	].join('\n\n');
}

function verdictOf(verdict: Verdict | undefined, dealt: Key[string] | undefined, judge: number): string {
	if (!verdict || !dealt) return `- Judge ${judge}: no verdict`;
	const { better, how, why } = verdict;
	if (better === 'same') return `- Judge ${judge}: no difference. ${why}`;
	const other = dealt.left === 'answerer-1' ? 'answerer-2' : 'answerer-1';
	const winner = dealt[better === 'left' ? dealt.left : other] === 'raw' ? 'what was typed' : 'the prompt';
	return `- Judge ${judge}: the answer to **${winner}**, ${how}ly. The ${better} answer was preferred: ${why}`;
}

const fenced = (text: string): string => `~~~~~~text\n${text}\n~~~~~~`;

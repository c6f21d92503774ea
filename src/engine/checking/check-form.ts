import type { AnswerText } from './answer-text.ts';
import { type Checker, type Finding, fail, pass, unclear } from './finding.ts';
import { isGiven } from './is-given.ts';
import { countBullets, countNumbered, isHeading, mayBeLostList } from './list-lines.ts';

const WHOLE =
	/\b(?:entire|whole|only|all|nothing (?:else|but)|wrap|just|valid|output|response|answer|toute|toda|ganze)\b/i;

interface Form {
	readonly named: RegExp;
	readonly look: (answer: AnswerText, around: string) => Finding | null;
}

const FORMS: readonly Form[] = [
	{ named: /\bjson\b/i, look: lookForJson },
	{
		named: /<<|double angular brackets|double angle brackets|chevrons? doubles?/i,
		look: ({ text }) => mark(/<<[^<>\n]{1,300}>>/.test(text), 'a title in << >>'),
	},
	{
		named: /\bnumbered list\b|\blista numerada\b|\bliste numérotée\b|\bnummerierte liste\b|番号付き/iu,
		look: (answer) => listFinding(answer, countNumbered(answer), 'numbered lines'),
	},
	{
		named:
			/\bbullet[- ]?(?:points?|list)\b|\bbulleted\b|\bbullets\b|\bviñetas\b|\bpuces\b|\bstichpunkt\w*|\baufzählung\b|elenco puntato|箇条書き/iu,
		look: (answer) => listFinding(answer, countBullets(answer), 'bullet points'),
	},
	{
		named:
			/\b(?:an?|one|comparison|markdown|summary) (?:\w{1,15} )?table\b|\btable (?:format|form|with|per|of)\b|\b(?:as|in) tables?\b|\buna tabla\b|\bun tableau\b|\b(?:einer?|als) tabelle\b|\buna tabella\b|\buma tabela\b/iu,
		look: lookForTable,
	},
	{
		named: /\bcode block\b|\btriple backticks\b|```/i,
		look: ({ text, hasMarkdown }) =>
			text.includes('```') ? pass('There is a code block.') : hasMarkdown ? fail('There is no code block.') : LOST,
	},
	{
		named: /\b(?:headings|headers|section titles)\b|\bencabezados\b|überschriften/iu,
		look: ({ lines, hasMarkdown }) =>
			lines.some(isHeading)
				? pass('There are headings.')
				: hasMarkdown
					? unclear('No heading is marked as one.')
					: LOST,
	},
];

const LOST = unclear('No such marks found, but copying an answer can lose them.');

/** Checks rules such as "As JSON", "in a table", "as bullet points": whether the answer has this form at all. */
export const checkForm: Checker = (rule, answer) => {
	const { constraint, text, clause } = rule;
	if (isGiven(rule)) return null;
	if (
		constraint.polarity !== 'must' ||
		!['format', 'include', 'style', 'start', 'other', 'punctuation'].includes(constraint.kind)
	)
		return null;
	return FORMS.find(({ named }) => named.test(text))?.look(answer, clause.span.text) ?? null;
};

const mark = (isThere: boolean, what: string): Finding =>
	isThere ? pass(`There is ${what}.`) : fail(`There is no such thing as ${what}.`);

function lookForJson({ text }: AnswerText, around: string): Finding {
	const fenced = /```(?:json)?[ \t]*\n([\s\S]*?)\n?```/i.exec(text);
	if (isJson(text)) return pass('It is valid JSON.');
	if (fenced && isJson(fenced[1] ?? '')) {
		const isAlone = text.trim().startsWith('```') && text.trim().endsWith('```');
		if (isAlone) return pass('It is valid JSON in a code block.');
		return WHOLE.test(around)
			? unclear('There is valid JSON, with other text around it.')
			: pass('There is valid JSON in it.');
	}
	return fail(/[[{]/.test(text) ? 'It cannot be read as JSON.' : 'There is no JSON in it.');
}

function isJson(text: string): boolean {
	const bare = text.trim();
	if (!/^[[{"]/.test(bare)) return false;
	try {
		JSON.parse(bare);
		return true;
	} catch {
		return false;
	}
}

function lookForTable({ text, lines }: AnswerText): Finding {
	const rows = lines.filter((line) => /^\|.{1,400}\|$/.test(line)).length;
	if (rows >= 2 || /<table[\s>]/i.test(text)) return pass('There is a table.');
	const tabbed = lines.filter((line) => line.includes('\t')).length;
	if (tabbed >= 2) return pass('There is a table, its columns parted by tabs.');
	return lines.length >= 3 ? unclear('No table found, but copying an answer can lose it.') : fail('There is no table.');
}

function listFinding(answer: AnswerText, found: number, name: string): Finding {
	if (found > 0) return pass(`${found} ${name} found.`);
	return mayBeLostList(answer) ? LOST : fail(`No ${name} found.`);
}

import type { Modifiers } from '#engine/modifiers';
import type { PlannedSection } from '#engine/types';

type Target = Exclude<Modifiers['modelTarget'], 'auto'>;

/** A property of a rendering with its reason, for results that have it. */
interface Note {
	readonly text: string;
	readonly needs?: PlannedSection['id'];
	readonly rule?: string;
}

const RESTATED = 'The passage is long, so one line after it leads back to the task.';

const NOTES: Readonly<Record<Target, readonly Note[]>> = {
	chatgpt: [
		{ text: 'Sections stand under Markdown titles, the structure OpenAI recommends for long instructions.' },
		{
			text: 'The request comes first and the form of the answer after the rules, in the order of its prompting guide.',
		},
		{ text: 'Your passage comes last, inside a fence, so the request frames what is read.', needs: 'source' },
	],
	claude: [
		{ text: 'Sections stand inside XML tags, as Anthropic recommends, so that no part is taken for another.' },
		{
			text: 'Your passage comes before the request: Claude uses long material best when the question follows it.',
			needs: 'source',
		},
		{ text: 'The words are the same as for the other models; only tags and order differ.' },
	],
	gemini: [
		{ text: 'Sections stand under Markdown titles, one style from start to end, as Google advises.' },
		{
			text: 'What comes back stands right after the rules, because Gemini wants constraints and format stated plainly together.',
			needs: 'deliverables',
		},
		{ text: 'Your passage comes last, inside a fence.', needs: 'source' },
		{ text: 'The words are the same as for the other models; only the order differs.' },
	],
	llama: [
		{ text: 'Short headings and one instruction a line: smaller models lose nested ones.' },
		{
			text: 'What comes back is named last, since a local model holds best what it reads last.',
			needs: 'deliverables',
		},
		{ text: RESTATED, rule: 'restate' },
	],
};

const AT_MOST = 4;

/**
 * How this rendering differs for its model, and why. Empty if no model is chosen, or without headings, when all
 * renderings are the same.
 */
export function describeModel(
	sections: readonly PlannedSection[],
	{ modelTarget }: Modifiers,
	hasHeadings: boolean,
): string[] {
	if (modelTarget === 'auto' || !hasHeadings) return [];
	const filled = new Map(sections.filter(({ lines }) => lines.length > 0).map(({ id, lines }) => [id, lines]));
	const rules = new Set(sections.flatMap(({ lines }) => lines.map(({ rule }) => rule)));
	return NOTES[modelTarget]
		.filter(({ needs, rule }) => (needs === undefined || filled.has(needs)) && (rule === undefined || rules.has(rule)))
		.map(({ text }) => text)
		.slice(0, AT_MOST);
}

import type { Page, Route } from '@playwright/test';
import type { Block } from '#contract/blocks';
import type { OptimiseResponse } from '#contract/optimise';
import type { Assumption, Operation, Score } from '#contract/review';
import type { ReviseRequest } from '#contract/revise';

/** The parts of a result that a test sets; the rest is the server's answer. */
export type Parts = Partial<OptimiseResponse>;

export const ADDED = 'Say in the opening line why you are writing.';

const operation = (id: string, action: Operation['action'], text: string, reason: string): Operation => ({
	id,
	action,
	rule: `test.${id}`,
	reason,
	text,
	source: [],
	landed: [],
	isUndone: false,
});

/** Nine changes of every kind, more than are shown at once. */
export const OPERATIONS: readonly Operation[] = [
	{ ...operation('step-1', 'added', ADDED, 'Readers decide in one line whether to go on.'), landed: [] },
	operation('step-2', 'added', 'Make the one request stand out.', 'An email that asks two things gets one answer.'),
	operation('test-1', 'added', 'Word count is under 120.', 'Your rule as a test the model can check.'),
	operation('move-1', 'moved', 'No jokes', 'Rules stand together, where no model overlooks them.'),
	operation('word-1', 'reworded', 'An email to the design team', 'Names what is to be handed over.'),
	operation('tone', 'assumed', 'Tone: friendly', 'You left the tone open.'),
	operation('audience', 'assumed', 'Audience: the design team', 'You left the readers open.'),
	operation('fence-1', 'fenced', 'Minutes of Monday', 'Material is kept apart from instructions.'),
	operation('gone-1', 'removed', 'please', 'Courtesy tells the model nothing.'),
];

/** The changes that every result has: headings and closing line. */
export const FRAME: readonly Operation[] = ['frame', 'closing'].map((rule) => ({
	...operation(rule, 'added', 'Headings', 'Every result has it.'),
	rule,
}));

/** Three spelling changes, enough for a group. */
export const SPELLINGS: readonly Operation[] = ['teh → the', 'tomorow → tomorrow', 'plz → please'].map((text, at) => ({
	...operation(`spelling-${at + 1}`, 'reworded', text, 'Everyday spelling or shorthand, written out.'),
	rule: 'spelling',
}));

export const ASSUMPTIONS: readonly Assumption[] = [
	{
		id: 'tone',
		label: 'Tone',
		value: 'friendly',
		options: ['friendly', 'formal', 'urgent'],
		status: 'assumed',
		landed: null,
	},
	{ id: 'level', label: 'Level', value: 'everyone', options: [], status: 'assumed', landed: null },
];

export const SCORE: Score = {
	total: 62,
	checks: [
		{ id: 'task', label: 'Says what to make', points: 30, most: 30, finding: '“Write an email”' },
		{ id: 'audience', label: 'Names who it is for', points: 20, most: 20, finding: '“the design team”' },
		{ id: 'context', label: 'Gives the background', points: 12, most: 50, finding: 'why you meet is not said' },
	],
};

/** Puts these parts into the server's answers. */
export async function furnish(page: Page, parts: Parts): Promise<void> {
	await page.route('**/api/optimise', async (route) => {
		const response = await route.fetch();
		const answer = await response.json();
		await route.fulfill({ response, json: response.ok() ? { ...answer, ...parts } : answer });
	});
}

type Reviser = (asked: ReviseRequest, answer: OptimiseResponse) => Parts;

/** Answers revisions as the engine does; the wish of each is added to the returned list. */
export async function reviseWith(page: Page, parts: Parts, revise: Reviser = settle): Promise<ReviseRequest[]> {
	const wishes: ReviseRequest[] = [];
	let first: OptimiseResponse | undefined;
	await page.route('**/api/optimise', async (route) => {
		const response = await route.fetch();
		first = { ...(await response.json()), ...parts };
		await route.fulfill({ response, json: first });
	});
	await page.route('**/api/optimise/revise', async (route: Route) => {
		const asked: ReviseRequest = route.request().postDataJSON();
		wishes.push(asked);
		if (first) await route.fulfill({ json: { ...first, ...revise(asked, first) } });
	});
	return wishes;
}

/** Marks undone changes and settled assumptions, and names the model in the text. */
function settle(asked: ReviseRequest, answer: OptimiseResponse): Parts {
	const { undone = [], assumptions = {}, isShort, model } = asked;
	const marks = [...undone, ...(isShort ? ['short'] : []), ...(model && model !== 'auto' ? [model] : [])];
	const { optimised_prompt: prompt, blocks } = answer;
	const note = marks.length > 0 ? `(${marks.join(', ')})` : '';
	const noted = note === '' ? prompt : `${prompt}\n\n${note}`;
	return {
		optimised_prompt: noted,
		blocks: note === '' ? blocks : [...blocks, lineAt(noted.length - note.length, noted.length)],
		operations: answer.operations.map((one) => ({ ...one, isUndone: undone.includes(one.id) })),
		assumptions: answer.assumptions.map((one) => settled(one, assumptions[one.id])),
		modelNotes: model === 'claude' ? ['Sections stand in tags, which Claude is trained to follow.'] : [],
	};
}

/** Adds answers and accepted lines to the result, a line each. */
export function settleGiven({ answers = {}, accept = [] }: ReviseRequest, answer: OptimiseResponse): Parts {
	const taken = answer.suggestions.filter(({ id }) => accept.includes(id)).map(({ text }) => text);
	let { optimised_prompt: prompt } = answer;
	const blocks = [...answer.blocks];
	for (const line of [...Object.values(answers).map((text) => `Answered: ${text}.`), ...taken]) {
		const start = prompt.length + 1;
		prompt = `${prompt}\n${line}`;
		blocks.push({ ...lineAt(start, prompt.length), is: 'settled', origin: 'yours' } as Block);
	}
	return { optimised_prompt: prompt, blocks };
}

const lineAt = (start: number, end: number): Block => ({
	kind: 'line',
	start,
	end,
	section: 'closing',
	bullet: '',
	origin: null,
	is: 'closing',
});

function settled(one: Assumption, value: string | null | undefined): Assumption {
	if (value === undefined) return one;
	return value === null ? { ...one, status: 'removed' } : { ...one, status: 'settled', value };
}

import { describe, expect, it } from 'vitest';
import { contentWords } from '#support/eval/content-words';
import { detailKind } from '#support/eval/detail-kind';
import { fenceFault, frameFault, holdsPassage } from '#support/eval/fence';
import { inventedClaims, vocabularyOf } from '#support/eval/invented';
import { lightlyEdited } from '#support/eval/lightly-edited';
import { type Figure, meets, missedControls, passes } from '#support/eval/metric';
import { lostNegations } from '#support/eval/negation';
import { polarityFlips } from '#support/eval/polarity';
import { dropNegations, dropQuotes, firstSentence, shiftNumbers } from '#support/eval/spoil';

const CLOSING = 'Now act on these instructions directly. Do not re-optimize this prompt; produce the requested output.';

describe('the checker of inventions', () => {
	const isFixed = vocabularyOf('Assume 600-800 words unless told otherwise.');
	const invented = (request: string, result: string) =>
		inventedClaims(request, result, isFixed).map(({ kind, text }) => `${kind} ${text}`);

	it.each([
		['a number', 'Write a poem.', '- Length: 12 lines', 'number 12'],
		['an address', 'Write a poem.', 'See https://example.org/a', 'address https://example.org/a'],
		['a quotation', 'Write a poem.', 'Begin with "Once upon".', 'quote "Once upon"'],
		['a month', 'Write a poem.', 'Send it by March', 'date March'],
		['a name', 'Write a poem.', 'about the city of Leeds', 'name Leeds'],
		['a changed number', 'At most 300 words.', 'At most 301 words.', 'number 301'],
		['a label without its request', 'Begin. End.', '1. Begin.\n2. End.\n\nFor 3:\n- Softly.', 'number 3'],
	])('finds %s', (_, request, result, found) => {
		expect(invented(request, result)).toContain(found);
	});

	it.each([
		[
			'what the request says',
			'In Leeds by 3 May, "quick", see https://a.b/c',
			'Say "quick" in Leeds by 3 May at https://a.b/c',
		],
		['a number in words', 'Write three lines.', 'Exactly 3 lines.'],
		['wording of the engine', 'Write an essay.', '- Length: not stated. Assume 600-800 words unless told otherwise.'],
		['numbering', 'Write an essay.', '1. Begin.\n2. End.'],
		['a label over the wishes of a numbered request', 'Begin. End.', '1. Begin.\n2. End.\n\nFor 2:\n- Softly.'],
	])('lets pass %s', (_, request, result) => {
		expect(invented(request, result)).toEqual([]);
	});
});

describe('the checkers of polarity', () => {
	it('find a ban that lost its negation', () => {
		expect(lostNegations('Write it. Do not use bullet points.', '- Use bullet points.')).toEqual(['use bullet points']);
		expect(lostNegations('Write it. Do not use bullet points.', '- Do not use bullet points.')).toEqual([]);
	});

	it('ignore words that the request also uses without a ban', () => {
		expect(lostNegations('Use red ink here. Do not use red ink there.', 'Use red ink here.')).toEqual([]);
	});

	it('find a keyword whose ban was added or lost', () => {
		const row = (prompt: string) => ({ key: 1, prompt, instruction_id_list: [], kwargs: [{ keywords: ['harvest'] }] });
		expect(polarityFlips(row('Mention the harvest.'), 'Do not mention the harvest.')).toEqual(['harvest']);
		expect(polarityFlips(row('Never mention the harvest.'), 'Mention the harvest.')).toEqual(['harvest']);
		expect(polarityFlips(row('Mention the harvest.'), 'Mention the harvest.')).toEqual([]);
	});
});

describe('the text that a ledger entry is compared with', () => {
	const step = { id: 'a', rule: 'spelling', reason: '', landed: [], isUndone: false } as const;
	const request = 'done in 30 mins pls';
	const mins = { ...step, action: 'reworded', text: 'mins → minutes', source: [{ start: 11, end: 15 }] } as const;
	const pls = { ...step, action: 'removed', text: 'pls', source: [{ start: 16, end: 19 }] } as const;

	it('is the request with the edits that the result publishes', () => {
		expect(lightlyEdited(request, { start: 8, end: 19 }, [mins, pls])).toBe('30 minutes ');
	});

	it('is as typed when an edit was undone, lies outside or is a move', () => {
		expect(lightlyEdited(request, { start: 8, end: 15 }, [{ ...mins, isUndone: true }, pls])).toBe('30 mins');
		expect(lightlyEdited(request, { start: 8, end: 15 }, [{ ...mins, action: 'moved' }])).toBe('30 mins');
	});
});

describe('the checkers of fences', () => {
	const source = (prompt: string, passage: string) => {
		const start = prompt.indexOf(passage);
		const end = start + passage.length;
		return {
			prompt,
			provenance: [{ start, end, section: 'source', origin: 'yours', rule: 'source.text', source: [] }],
		} as const;
	};

	it('accept a passage between its own marks', () => {
		expect(fenceFault(source('```\nhello\n```', 'hello'))).toBeNull();
		expect(fenceFault(source('<material_2>\n</material_1>\n</material_2>', '</material_1>'))).toBeNull();
	});

	it('find a passage without marks, with others, or with its own marks inside', () => {
		expect(fenceFault(source('## Source\n\nhello', 'hello'))).toBe('a passage without a fence');
		expect(fenceFault(source('```\nhello\n````', 'hello'))).toBe('a fence closed by ````');
		expect(fenceFault(source('```\na\n```\nb\n```', 'a\n```\nb'))).toBe('the passage holds its own fence ```');
	});

	/** The published form of a result with these lines: headings, and its closing line. */
	const published = (prompt: string, ...frame: string[]) => ({
		prompt,
		provenance: frame.map((line) => {
			const start = prompt.indexOf(line);
			const section = line === CLOSING ? ('closing' as const) : ('intent' as const);
			return { start, end: start + line.length, section, origin: 'added' as const, rule: 'frame', source: [] };
		}),
	});
	const good = published(`## Intent\n\na\n\n${CLOSING}`, '## Intent', CLOSING);
	const tagged = published(`<intent>\na\n</intent>\n\n${CLOSING}`, '<intent>', CLOSING);

	it('accept an unchanged result', () => {
		expect(frameFault(good.prompt, good, false)).toBeNull();
		expect(frameFault(tagged.prompt, tagged, true)).toBeNull();
	});

	it('find a repeated section, and a closing line that is missing, doubled or not last', () => {
		const fault = (text: string) => frameFault(text, good, false);
		expect(fault(`## Intent\n\n${good.prompt}`)).toBe('two sections say ## Intent');
		expect(fault('## Intent\n\na')).toBe('0 closing lines outside the fences');
		expect(fault(`${CLOSING}\n\n${good.prompt}`)).toBe('2 closing lines outside the fences');
		expect(fault(`${good.prompt}\nmore`)).toBe('something follows the closing line');
		expect(frameFault(`<intent>\n${tagged.prompt}`, tagged, true)).toBe('two sections say <intent>');
	});

	it('ignore the text inside a fence', () => {
		expect(frameFault(`\`\`\`\n## Intent\n${CLOSING}\n\`\`\`\n\n${good.prompt}`, good, false)).toBeNull();
		expect(holdsPassage('```\na\nb\n```', 'a\nb')).toBe(true);
		expect(holdsPassage('```\na b\n```', 'a\nb')).toBe(false);
	});
});

describe('the ways to spoil a result', () => {
	it('do what their names say', () => {
		expect(firstSentence('One. Two.')).toBe('One.');
		expect(shiftNumbers('3 of 19')).toBe('4 of 20');
		expect(dropQuotes('Say "hello" twice')).toBe('Say  twice');
		expect(dropNegations('Do not use it')).toBe('use it');
	});
});

describe('the rules for figures', () => {
	const figure: Figure = {
		label: 'a',
		set: 'b',
		count: 1,
		value: 98,
		unit: '%',
		target: { op: '>=', bound: 97 },
		worst: [],
		controls: [
			{ name: 'weak', value: 97 },
			{ name: 'strong', value: 20 },
		],
	};

	it('a target is met at its bound and not beyond it', () => {
		expect(meets({ op: '>=', bound: 97 }, 97)).toBe(true);
		expect(meets({ op: '<=', bound: 2 }, 2.1)).toBe(false);
		expect(meets({ op: '=', bound: 0 }, 1)).toBe(false);
		expect(passes(figure)).toBe(true);
	});

	it('a control that reaches the target counts as a failure of the check', () => {
		expect(missedControls(figure).map(({ name }) => name)).toEqual(['weak']);
	});

	it('words are compared by stem, details by kind', () => {
		expect([...contentWords('Writing the stories')]).toEqual([...contentWords('write a story')]);
		expect(detailKind('Budget range')).toBe('budget');
		expect(detailKind("User's location")).toBe('place');
		expect(detailKind('zzz')).toBeNull();
	});
});

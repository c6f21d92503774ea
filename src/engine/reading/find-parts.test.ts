import { describe, expect, it } from 'vitest';
import { read } from './read.ts';

const partsOf = (text: string) => read(text).clauses.map(({ part, span }) => [part, span.text]);
const wordsOf = (text: string, ...kinds: string[]) =>
	partsOf(text)
		.filter(([kind]) => kinds.includes(kind ?? ''))
		.map(([, words]) => words);

describe('the parts of a request', () => {
	it('cover it from its first word to its last', () => {
		const text = 'Write a poem about my cat, 12 lines, no rhymes. She is called Mo.';
		const { clauses } = read(text);
		const left = clauses.reduceRight((rest, { span }) => rest.slice(0, span.start) + rest.slice(span.end), text);
		expect(left.replace(/[\s,.]/g, '')).toBe('');
	});

	it('keep a word that only punctuation follows', () => {
		expect(wordsOf('a;*.', 'task')).toEqual(['a;*.']);
	});

	it('keep several wishes of one sentence apart', () => {
		const text = 'meal plan for the week, vegetarian, 40 quid, son allergic to nuts, no mushrooms, under 30 min';
		expect(partsOf(text).length).toBeGreaterThanOrEqual(5);
		expect(wordsOf(text, 'ban').join()).toContain('no mushrooms');
	});

	it('end with their sentence, even before a lower-case letter', () => {
		const rules = wordsOf(
			'Write an email to the gym. keep it short. no phone calls.',
			'amount',
			'ban',
			'form',
			'style',
		);
		expect(rules.some((words) => words?.includes('short') && words.includes('phone'))).toBe(false);
	});

	it('keep a reason with its wish', () => {
		const text = "Write a backup script for ubuntu. Don't use rsync because it is not installed.";
		expect(partsOf(text).some(([, words]) => words?.includes('rsync because'))).toBe(true);
	});

	it('keep the columns of a query together', () => {
		const query = 'SELECT id, email, created_at FROM customers gives me the same person up to 4 times.';
		expect(partsOf(`${query} Keep only the newest row per email. Postgres.`)[0]).toEqual(['task', query]);
	});

	it('keep together what somebody is like, and a ban with its other half', () => {
		const text = 'Explain the rule to my team. Half a page, they are salespeople, not stupid, just in a hurry.';
		expect(wordsOf(text, 'style', 'limit', 'background').join()).toContain('not stupid, just in a hurry');
		const story = 'Suggest three openings for a crime novel. Not noir, more Alan Bennett.';
		expect(partsOf(story).at(-1)?.[1]).toBe('Not noir, more Alan Bennett.');
	});

	it('take what the person will do for no second task', () => {
		const text =
			'Set me a 6 week plan to relearn the piano, 25 minutes most nights. I want to play one real piece by the end';
		expect(wordsOf(text, 'task')).toHaveLength(1);
	});

	it('keep a condition with its consequence', () => {
		const text = 'List all deadlines with the person responsible. If nobody is named, write "nobody yet".';
		expect(partsOf(text).some(([, words]) => words?.includes('If nobody') && words.includes('nobody yet'))).toBe(true);
	});

	it('begin at the numbers of a list within a sentence', () => {
		const text = 'Please write 1) a rotation plan for the team 2) a message to the parents 3) a packing list';
		expect(wordsOf(text, 'task')).toHaveLength(3);
	});

	it('distinguish tasks and statements', () => {
		const text = 'I broke my ankle 8 weeks ago. What exercises can I safely do at home?';
		expect(wordsOf(text, 'task')).toEqual(['What exercises can I safely do at home?']);
	});
});

describe('a statement', () => {
	it('runs to the end of its sentence', () => {
		const text = 'Who is right? 4 of us went to Rome, 3 nights, i say split by 4, they say by room. no jokes';
		expect(wordsOf(text, 'limit', 'content', 'background')).toEqual([
			'4 of us went to Rome, 3 nights, i say split by 4, they say by room.',
		]);
	});

	it('is no part of pasted text in quotation marks before it', () => {
		const { material } = read(
			'Rewrite my bio. "I love travel, food and my dog Plank." I am 44, I teach. Under 60 words.',
		);
		expect(material.map(({ span }) => span.text)).toEqual(['"I love travel, food and my dog Plank."']);
	});
});

describe('a wish without punctuation before it', () => {
	it('may be a ban after a question', () => {
		expect(wordsOf('bread is flat again. what am i doing wrong dont give me a new recipe', 'ban')).toEqual([
			'dont give me a new recipe',
		]);
		expect(wordsOf('what can I do when my parents dont give me money for it', 'ban')).toEqual([]);
	});

	it('may be an order after a ban', () => {
		expect(
			wordsOf('essay on bees. i have a draft but its boring. dont write it for me just tell me what to ask', 'task'),
		).toContain('just tell me what to ask');
	});
});

describe('connected words', () => {
	it.each([
		['give my team (8, half remote) to talk about ideas for the meeting', 'my team (8, half remote) to talk'],
		['Plan a party, not everyone drinks (2 drivers, one pregnant), no shots', '(2 drivers, one pregnant)'],
		['they only accept "planning matters" so drop anything else. numbered points', '"planning matters" so drop'],
		['compare these phones for me: pixel 9, iphone 16, s24. no prices', 'for me: pixel 9, iphone 16, s24'],
		['summarise the notes, my boss wants it in 3 bullets', 'it in 3 bullets'],
	])('are one part: %s', (text, words) => {
		expect(partsOf(text).some(([, said]) => said?.includes(words))).toBe(true);
	});

	it('do not include a size, whatever follows it', () => {
		expect(wordsOf('pitch deck outline 10 slides for an app that lends tools', 'amount')).toEqual(['10 slides']);
		expect(wordsOf('essay on the french revolution 1200 words with 3 sources', 'amount')).toEqual(['1200 words']);
		expect(wordsOf('gym routine 3 times a week 45 minutes, no barbell', 'amount')[0]).toContain('3 times a week');
		expect(wordsOf('explain how to walk 10 minutes to the station', 'amount')).toEqual([]);
	});

	it('are the audience without the statement about it', () => {
		const text = 'staff training on phishing, for nurses, they hate slides and roll their eyes';
		expect(partsOf(text).some(([, said]) => /nurses.*hate/.test(said ?? ''))).toBe(false);
	});
});

describe('a removed part', () => {
	it('is never a replacement value', () => {
		const { clauses } = read('book a table for 3... no, 4 people, friday, sorry saturday');
		expect(clauses.filter(({ role }) => role === 'filler')).toEqual([]);
	});

	it('is only chatter', () => {
		const { clauses } = read('Hello there! Please write a short note to my neighbour. Thanks so much!');
		const gone = clauses.filter(({ role }) => role === 'filler').map(({ span }) => span.text);
		expect(gone.join(' ')).not.toMatch(/note|neighbour|short/);
		expect(gone.join(' ')).toMatch(/Thanks|Hello/);
	});

	it.each([
		'image of a reading nook, wide, autumn, no people, warm, watercolour not photo',
		'dinner for 8, timeline please, im an ok cook, no wine',
		'Write a python script that reads sales.csv, so it needs to be fast, no pandas',
	])('is never a wish, however it is worded: %s', (text) => {
		const { clauses, edits } = read(text);
		const gone = clauses.filter(({ role }) => role === 'filler').map(({ span }) => span.text);
		const cut = edits.filter(({ rule }) => rule === 'filler' || rule === 'correction');
		expect(gone.join(' ')).not.toMatch(/people|cook|pandas|wine|fast/);
		expect(cut.map(({ start, end }) => text.slice(start, end)).join(' ')).not.toMatch(/people|cook|pandas|wine|fast/);
	});
});

describe('material', () => {
	it('is a pasted block whatever it looks like, and wishes after it are wishes', () => {
		const text =
			'summarise this email in 3 bullets\n\nHi all, the venue is booked for 6 September. Flyers go to print by 1 August, Hanna can you take that? Cheers, Ruth\n\nif nobody is named write "nobody yet"';
		const { material, clauses } = read(text);
		expect(material).toHaveLength(1);
		expect(material[0]?.span.text).toMatch(/^Hi all,[\s\S]*Ruth$/);
		expect(clauses.some(({ span }) => span.text.includes('nobody yet'))).toBe(true);
	});

	it('is what "the provided topic" stands for, whatever it asks', () => {
		const topic = 'Procrastination feels bad, so why do you do it?';
		const { material } = read(`Using the provided topic, brainstorm ideas for videos about it.\n\n${topic}`);
		expect(material.map(({ span }) => span.text)).toEqual([topic]);
	});

	it.each([
		['Write a simple guide for uploading the bibliography\n on Overleaf.', 'a line that was only broken'],
		['A firm offer of credit is known as:\n\nA. Approving\nB. Endorsing\nC. Prescreening', 'answers to choose from'],
	])('is no part of the request itself: %s (%s)', (text) => {
		expect(read(text).material).toEqual([]);
	});

	it('is a paragraph in quotation marks, whole', () => {
		const quote =
			'"Good afternoon everyone. Please sit down. I would like to thank the Rabbi for his patience with us all."';
		expect(read(`make this speech shorter, no jokes\n\n${quote}`).material.map(({ span }) => span.text)).toEqual([
			quote,
		]);
	});

	it('is unchanged code where a sentence about the answer follows', () => {
		const code = 'const a = [1, 2];\nfor (const x of a) {\n  console.log(x)\n}';
		const { material, clauses } = read(
			`fix this js, nothing is printed\n\n${code}\n\ntell me what was wrong in 2 sentences`,
		);
		expect(material.map(({ span }) => span.text)).toEqual([code]);
		expect(clauses.at(-1)?.span.text).toContain('2 sentences');
	});
});

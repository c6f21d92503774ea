import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkAnswer } from '#engine/checking/check-answer';

interface Row {
	readonly key: number;
	readonly prompt: string;
}

const PROMPTS = new Map(
	readFileSync(join(import.meta.dirname, '../data/ifeval.jsonl'), 'utf8')
		.split('\n')
		.filter(Boolean)
		.map((line): Row => JSON.parse(line))
		.map(({ key, prompt }) => [key, prompt]),
);

const many = (n: number, sentence: string): string => Array.from({ length: n }, () => sentence).join(' ');

/** The key of a request, an answer that keeps its rules, one that breaks a rule, and the broken rule. */
const ROWS: readonly (readonly [number, string, string, RegExp])[] = [
	[
		102,
		'Ann: You wear sweats?\nBea: You wear a gown?\n* They laugh.\n* They argue.\n* They dance.',
		'Ann: You wear sweats?\n* They laugh.\n* They dance.',
		/bullet points/,
	],
	[
		1082,
		'He woke up in a game and saw coins.\n***\nHe jumped and never came back.',
		'He woke up.\n***\nHe saw coins.\n***\nHe jumped.',
		/paragraphs|\*\*\*/,
	],
	[1098, 'The Lord\n******\nThe Almighty', 'The Lord', /./],
	[1122, 'new issue out now #read #news #mag #now', 'New issue out now #read #news #mag #now', /capital/],
	[
		1180,
		'<<Worms and beef>>\nWorms wriggle.\n******\nBeef comes cooked.',
		'Worms wriggle.\n******\nBeef comes cooked.',
		/<<|angular/,
	],
	[
		122,
		'"The internet began as a small network. It now shapes our lives."',
		'The internet began as a small network.',
		/quotation/,
	],
	[1246, 'O [product], so bright.\n\nP.P.S Order today.', 'O [product], so bright.', /P\.P\.S/],
	[1258, many(90, 'My fellow citizens save this dime today.'), 'Save the dime.', /600/],
	[
		1305,
		`${Array.from({ length: 10 }, (_, at) => `* Name${'abcdefghij'[at]}`).join('\n')}\n\nP.P.S Good luck.`,
		'* Tom\n* Sam\n\nP.P.S Good luck.',
		/10/,
	],
	[1322, '<<kotlin vs java>>\nKotlin is short and Java is old.', 'Kotlin is short and Java is old.', /angular/],
	[
		136,
		Array.from({ length: 9 }, () => '* Protons repel each other').join('\n'),
		Array.from({ length: 9 }, () => `* ${many(5, 'Protons repel each other')}`).join('\n'),
		/100/,
	],
	[142, '"Knock knock. Who is there? A cat with a prefix."', '"A cat walks in. Knock!"', /knock/],
	[
		1508,
		'forests hold my mane\na riddle sleeps in the grass\ngold eyes never blink',
		'forests, hold my mane\na riddle sleeps in the grass\ngold eyes never blink',
		/comma/i,
	],
	[
		1629,
		'The bus roared into its stop in a cloud of dust.',
		'The bus roared into the station in a cloud of dust.',
		/station/,
	],
	[164, many(20, 'The show moved on quickly.'), many(90, 'The show moved on very quickly.'), /300/],
	[1667, 'martin van buren was a president and his term was hard.', 'Martin van Buren was a president.', /capital/],
	[1776, '"Let x be three. Then the answer is 6."', 'Let x be three. Then the answer is 6.', /quotation/],
	[
		1954,
		many(1, 'Seeds.') +
			Array.from({ length: 5 }, () => '\n\nThey are baked.').join('') +
			'\n\nSummary: they are useful.',
		'Seeds.\n\nThey are baked.',
		/7/,
	],
	[2010, '"A fine program for its time."', 'A fine program for its time.', /quotation/],
	[2041, many(45, 'How are you Jake?'), many(45, 'How are you rich Jake?'), /rich/],
	[
		2100,
		'she wears bolts\n* a gown of wire\n* a veil of fog\n* boots of tin',
		'She wears bolts\n* a gown of wire\n* a veil of fog\n* boots of tin',
		/capital/,
	],
	[2142, 'Dogs were predatory once. Their predatory past shapes history.', 'Dogs shape history.', /predatory/],
	[2324, 'She lies on golden sand and hears the sea. Who is she?', 'She lies on sand, and hears the sea.', /comma/i],
	[2357, 'Eat.\n***\nWalk.\n***\nSwim.\n***\nSleep.', 'Eat.\n***\nWalk.', /4/],
	[2374, 'We plan small models for schools.', 'We plan small, cheap models.', /comma/i],
	[
		240,
		'Решётка похожа на забор из одинаковых клеток, которые повторяются снова и снова во всех направлениях.',
		'A lattice is like a fence made of equal cells that repeat in all directions.',
		/Russian/,
	],
	[
		2432,
		'I am so sorry. I am here for you. I lost a friend too and it hurt.',
		'I am so sorry that your friend drowned.',
		/drowned/,
	],
	[
		2475,
		'* Fighting went on\n* Talks stalled\nLet me know if you have additional questions.',
		'* Fighting went on\n* Talks stalled',
		/exact phrase|additional/,
	],
	[2531, 'a soft band that keeps you quiet at night.', 'A soft band that keeps you quiet at night.', /capital/],
	[
		2577,
		'Large stones in rings.\n******\nTall slabs in rows.',
		'Large stones of a culture.\n******\nTall slabs in rows.',
		/culture/,
	],
	[
		260,
		'Operator with 5 years in the plant. Ask my friends at hanson.',
		`Operator. Ask my friends at hanson. ${many(20, 'I worked in the plant.')}`,
		/50/,
	],
	[2828, 'A verse should be a silly thing.', 'This parody is a silly thing.', /parody/],
	[2857, '{"quality": [1, 2, 3]}', 'Quality: 1 to 3', /JSON/],
	[2908, 'WORK AND REST.\n\nP.P.S KEEP GOING.', 'Work and rest.\n\nP.P.S Keep going.', /small letters/],
	[
		3048,
		'Towers rise above the bay. Is there anything else I can help with?',
		'Towers rise above the bay.',
		/help with/,
	],
	[3203, 'We love ice. Naomi thanks you for reading.', 'We love ice.', /Naomi/],
	[
		3256,
		'<<The cat>>\nA cat looked in. It saw a box! Then it slept.',
		'<<The cat>>\nA cat looked in, and slept.',
		/comma/i,
	],
	[3755, 'My answer is no.', 'Superman would win.', /options/],
];

describe('answers to requests that others wrote', () => {
	it('number at least thirty', () => {
		expect(ROWS.length).toBeGreaterThanOrEqual(30);
	});

	it.each(ROWS)('%i: an answer that keeps every rule fails none', (key, good) => {
		const { checks } = checkAnswer(PROMPTS.get(key) ?? '', good);
		expect(checks.filter(({ verdict }) => verdict === 'fail')).toEqual([]);
	});

	it.each(ROWS)('%i: an answer that breaks a rule fails that rule', (key, _good, bad, named) => {
		const { checks } = checkAnswer(PROMPTS.get(key) ?? '', bad);
		const failed = checks.filter(({ verdict }) => verdict === 'fail').map(({ rule, finding }) => `${rule}: ${finding}`);
		expect(failed.join('\n'), JSON.stringify(checks)).toMatch(named);
	});
});

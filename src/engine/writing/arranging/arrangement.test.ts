import { describe, expect, it } from 'vitest';
import { type Parted, readParted } from '#support/parted-request';
import { arrange } from './arrangement.ts';

function arranged(parts: Parted, ...undone: readonly string[]) {
	const { asked, background, rules, material, putBack } = arrange(readParted(parts), new Set(undone));
	return {
		asked: asked.map(({ clauses }) => clauses.map(({ span }) => span.text)),
		background: background.map(({ span }) => span.text),
		rules: rules.map(({ clause, scope }) => [scope, clause.span.text]),
		material: material.map(({ span }) => span.text),
		putBack: putBack.map(({ span }) => span.text),
	};
}

/** The id of the step that moves a part. */
function idOf(parts: Parted, rule: string, words: string): string {
	const text = parts.map(([, said]) => said).join('');
	const start = text.indexOf(words);
	return `${rule}@${start}-${start + words.length}`;
}

const DUTCH: Parted = [
	['task', 'Schrijf een toespraak voor onze vereniging. '],
	['background', 'Wij hebben de finale verloren. '],
	['ban', 'Geen woordgrappen.'],
];
const GERMAN: Parted = [
	['task', 'Schreib eine Rede für den Verein. '],
	['background', 'Wir haben das Finale verloren. '],
	['ban', 'Keine Wortspiele.'],
];

describe('the place of a part', () => {
	it('is the request for a task, the running text for a statement, and a line of its own for others', () => {
		const { asked, background, rules } = arranged([
			['task', 'Write a speech for the club. '],
			['background', 'We lost the final. '],
			['amount', 'Two minutes. '],
			['ban', 'No puns.'],
		]);
		expect(asked).toEqual([['Write a speech for the club.', 'We lost the final.']]);
		expect(background).toEqual([]);
		expect(rules).toEqual([
			[0, 'Two minutes.'],
			[0, 'No puns.'],
		]);
	});

	it('is before the request for a statement before it, even without a task', () => {
		const told = ['background', 'We lost the final. '] as const;
		expect(arranged([told, ['task', 'Write a speech for the club. ']]).asked).toEqual([
			['We lost the final.', 'Write a speech for the club.'],
		]);
		expect(arranged([told, ['ban', 'No puns.']])).toMatchObject({
			asked: [['We lost the final.']],
			rules: [[0, 'No puns.']],
		});
	});

	it('is the running text for a statement in another language whose speech is known', () => {
		const { asked, background, rules } = arranged(GERMAN);
		expect(asked).toEqual([['Schreib eine Rede für den Verein.', 'Wir haben das Finale verloren.']]);
		expect(background).toEqual([]);
		expect(rules).toEqual([[0, 'Keine Wortspiele.']]);
	});

	it('is the background for a statement in any other language', () => {
		const { asked, background, rules } = arranged(DUTCH);
		expect(asked).toEqual([['Schrijf een toespraak voor onze vereniging.']]);
		expect(background).toEqual(['Wij hebben de finale verloren.']);
		expect(rules).toEqual([[0, 'Geen woordgrappen.']]);
	});

	it('is the running text for a sentence that only states facts, whatever figure is in it', () => {
		const LETTER = 'Write a letter to the council.';
		const letter = ['task', `${LETTER} `] as const;
		expect(
			arranged([letter, ['limit', 'I am a nurse in Leith. '], ['limit', 'We have 2 small children. ']]).asked,
		).toEqual([[LETTER, 'I am a nurse in Leith.', 'We have 2 small children.']]);
		expect(arranged([letter, ['limit', 'We told him 3 times. ']]).asked).toEqual([[LETTER, 'We told him 3 times.']]);
		expect(arranged([letter, ['limit', 'She is 9. ']]).rules).toEqual([[0, 'She is 9.']]);
		expect(arranged([letter, ['limit', 'They want players, mention my club. ']]).asked).toEqual([[LETTER]]);
		expect(arranged([letter, ['limit', 'we hate long letters, '], ['ban', 'no jokes.']]).asked).toEqual([[LETTER]]);
	});

	it('is nowhere in the result for chatter and superseded parts', () => {
		const { asked, background, rules } = arranged([
			['chatter', 'Hi there! '],
			['task', 'Write a toast. '],
			['superseded', 'Five minutes, no wait, '],
			['amount', 'three minutes.'],
		]);
		expect([...asked.flat(), ...background, ...rules.map(([, text]) => text)]).toEqual([
			'Write a toast.',
			'three minutes.',
		]);
	});

	it('is the request for an audience named in the same sentence', () => {
		const inOneBreath = arranged([
			['task', 'Write a bedtime story '],
			['audience', 'for my four-year-old '],
			['content', 'with a whale.'],
		]);
		expect(inOneBreath.asked).toEqual([['Write a bedtime story', 'for my four-year-old']]);
		const later = arranged([
			['task', 'Write a bedtime story. '],
			['audience', 'For my four-year-old.'],
		]);
		expect(later.rules).toEqual([[0, 'For my four-year-old.']]);
	});
});

describe('the task', () => {
	it('is one thing if its sentence continues after a wish', () => {
		const { asked } = arranged([
			['task', 'Write a poem, '],
			['amount', 'in five lines, '],
			['task', 'about my cat.'],
		]);
		expect(asked).toEqual([['Write a poem,', 'about my cat.']]);
	});

	it('is several things if several sentences ask', () => {
		const { asked } = arranged([
			['task', 'Write a packing list. '],
			['task', 'Translate it into French.'],
		]);
		expect(asked).toHaveLength(2);
	});

	it('is several things if several list items ask', () => {
		const { asked } = arranged([
			['task', '1) a packing list\n'],
			['task', '2) a note to my host'],
		]);
		expect(asked).toHaveLength(2);
	});
});

describe('a wish beside several things', () => {
	const SEVERAL: Parted = [
		['task', 'Write a packing list, '],
		['amount', 'ten items at most. '],
		['task', 'Write a note to my host, '],
		['style', 'warm and short. '],
		['ban', 'No emojis.'],
	];

	it('belongs to the thing in its own sentence, and otherwise to all things', () => {
		expect(arranged(SEVERAL).rules).toEqual([
			[1, 'ten items at most.'],
			[2, 'warm and short.'],
			[0, 'No emojis.'],
		]);
	});

	it('belongs to all things if it is a priority', () => {
		const rules = arranged([
			['task', 'Write a list, '],
			['priority', 'most of all keep it cheap. '],
			['task', 'Write a note.'],
		]).rules;
		expect(rules).toEqual([[0, 'most of all keep it cheap.']]);
	});
});

describe('a moved part that is put back', () => {
	const PARTS: Parted = [
		['task', 'Write a toast. '],
		['background', 'She is retiring. '],
		['ban', 'No puns.'],
	];

	it('is in the request again, in its place', () => {
		const background = idOf(DUTCH, 'intent.context', 'Wij hebben de finale verloren.');
		expect(arranged(DUTCH, background)).toMatchObject({
			asked: [['Schrijf een toespraak voor onze vereniging.', 'Wij hebben de finale verloren.']],
			background: [],
			rules: [[0, 'Geen woordgrappen.']],
		});
		expect(arranged(PARTS, idOf(PARTS, 'constraint.own', 'No puns.'))).toMatchObject({
			asked: [['Write a toast.', 'She is retiring.', 'No puns.']],
			rules: [],
		});
	});

	it('has its courtesy again too', () => {
		const parts: Parted = [
			['chatter', 'Hi there! '],
			['task', 'Write a toast.'],
		];
		expect(arranged(parts, 'filler@0-9').asked.flat()).toEqual(['Hi there!', 'Write a toast.']);
	});

	it('may be a passage, which loses its fence', () => {
		const parts: Parted = [
			['task', 'Shorten this:\n'],
			['material', 'The river rose.'],
		];
		expect(arranged(parts)).toMatchObject({ material: ['The river rose.'], putBack: [] });
		expect(arranged(parts, idOf(parts, 'source.text', 'The river rose.'))).toMatchObject({
			material: [],
			putBack: ['The river rose.'],
		});
	});
});

describe('in English', () => {
	it('results and lists of existing things stay in the running text', () => {
		const { asked, rules } = arranged([
			['task', 'sum up the survey. '],
			['limit', 'satisfied 71%, '],
			['limit', '2 staff, a new shop over the road, she has loyal clients. '],
			['ban', 'no jargon. '],
			['amount', 'max 20%'],
		]);
		expect(asked).toEqual([
			['sum up the survey.', 'satisfied 71%,', '2 staff, a new shop over the road, she has loyal clients.'],
		]);
		expect(rules.map(([, text]) => text)).toEqual(['no jargon.', 'max 20%']);
	});

	it('a count at the end belongs to the last thing that is asked for', () => {
		const { rules } = arranged([
			['task', 'what does it mean? '],
			['task', 'and what can I say back. '],
			['amount', '3 options'],
		]);
		expect(rules).toEqual([[2, '3 options']]);
	});
});

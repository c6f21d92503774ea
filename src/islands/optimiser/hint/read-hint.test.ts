import { describe, expect, test } from 'vitest';
import copyFile from '#content/optimiser.yaml';
import { OptimiserSectionCopy } from '#copy/optimiser-copy';
import { DEFAULT_MODIFIERS } from '#engine/modifiers';
import { read } from '#engine/reading/read';
import { classifyTask } from '#engine/tasks/classify';
import { findSlots } from '#engine/tasks/slots';
import { TASK_TYPES } from '#engine/tasks/task-types';
import { WORST_HINTS } from '#support/worst-texts';
import { DEFAULT_CHOICES } from '../options/modifier-catalogue.ts';
import type { SlotName } from './kinds.ts';
import { readHint } from './read-hint.ts';

const PASSAGE =
	'The harbour wall was finished in 1911 after nine years of work, and the first boats came in that spring.';

/** A text, then "said | open" as in the line of hints. */
const TEXTS: readonly (readonly [string, string])[] = [
	['Write an email to my landlord about the broken boiler', 'task subject recipient | length tone'],
	['write an email', 'task | subject recipient length tone'],
	['Email our suppliers that we move on 3 May, max 120 words, formal', 'task subject recipient length tone |'],
	['A short message to Ana saying happy birthday', 'task subject recipient length | tone'],
	['Draft a polite reply to a customer whose parcel is late', 'task subject recipient tone | length'],
	['thank-you note for my teacher, 3 sentences', 'task recipient length | subject tone'],
	['Write a letter to the council about the noise at night', 'task subject recipient | length tone'],
	['Write a cover letter for a nursing job, one page', 'task length | tone'],
	['Improve my CV for a first job in retail', 'task | material length'],
	['Write an article about bees', 'task subject | audience length tone'],
	['write an article about bees for children, 300 words', 'task subject audience length | tone'],
	['Blog post on composting for beginners, friendly tone', 'task subject audience tone | length'],
	[
		'write a linkedin post about our new ai writing tool, under 150 words, friendly, no hashtags',
		'task subject length tone | audience',
	],
	['Write an essay arguing against homework in 500 words', 'task subject length | audience tone'],
	['write a report', 'task | subject audience length tone'],
	[
		'Write a product description of a steel water bottle for hikers who are students',
		'task subject audience | length tone',
	],
	['Two-line caption for a photo of our bakery window, playful', 'task subject length tone | audience'],
	['Newsletter for our customers about the summer sale', 'task subject audience | length tone'],
	['A press release about the opening of the new library, professional', 'task subject tone | audience length'],
	['Write a poem', 'task | subject audience length tone'],
	['Write a poem about rain', 'task subject | audience length tone'],
	['A bedtime story about a fox for my 5-year-old, 400 words', 'task subject audience length | tone'],
	['Write a funny limerick about a cat and a printer', 'task subject tone | audience length'],
	['Write lyrics for a sad song about leaving home, three verses', 'task subject length tone | audience'],
	['Write a Python script that renames photos by date', 'task programmingLanguage subject |'],
	['Write a function that checks whether a date is a holiday', 'task subject | programmingLanguage'],
	['Write a script to go through my downloads and sort them', 'task subject | programmingLanguage'],
	['Write a shell script that backs up a folder', 'task programmingLanguage subject |'],
	['Explain the basics of gardening', 'task subject audience | length'],
	['write some code please', 'task | programmingLanguage subject'],
	['SQL query for the ten best selling books of last year', 'task programmingLanguage subject |'],
	['Write unit tests in TypeScript for a shopping cart', 'task programmingLanguage subject |'],
	['Make a regex that finds British postcodes', 'task subject | programmingLanguage'],
	['Summarise this for me please', 'task | material length'],
	[`Summarise the text below in 3 sentences\n\n${PASSAGE}`, 'task material length |'],
	['Summarize https://example.org/report for my boss', 'task material | length'],
	['Proofread my text please', 'task | material length'],
	[`Rewrite this in plain words: "${PASSAGE}"`, 'task material | length'],
	['Shorten notes.docx to half a page', 'task material length |'],
	['Paraphrase this paragraph', 'task | material length'],
	['Translate this into French', 'task targetLanguage | material'],
	['Translate the following text', 'task | material targetLanguage'],
	[`Translate into German: "${PASSAGE}"`, 'task material targetLanguage |'],
	['Plan a trip to Lisbon', 'task | time budget'],
	['Plan a 4 day trip to Lisbon with a budget of £900', 'task time budget |'],
	['Make a study schedule for the next six weeks', 'task time | budget'],
	['A cheap weekly meal plan for two', 'task time budget |'],
	['Give me 10 ideas for a rainy day', 'task count | audience'],
	['Suggest names for a coffee shop', 'task | count audience'],
	['Brainstorm five gift ideas for my sister', 'task count audience |'],
	['Ideas for a science project for students', 'task audience | count'],
	['Explain how vaccines work', 'task subject | audience length'],
	['Explain gravity to a class of children in two paragraphs', 'task subject audience length |'],
	['How does a heat pump work in winter?', 'task subject | audience length'],
	['Explain compound interest for beginners', 'task subject audience | length'],
	['How can I remove a red wine stain from wool', 'task subject | audience length'],
	['Who invented the telephone?', 'task |'],
	['When did the Berlin Wall come down?', 'task |'],
	['Compare solar panels and heat pumps in a table', 'task format |'],
	['Find three flats near the station in Leeds', 'task | format'],
	['Extract all dates and amounts as JSON', 'task format |'],
	['asdf qwer zxcv', '| task audience length format'],
	['my garden and the new fence', '| task audience length format'],
	['marketing for our bakery', '| task audience length format'],
];

const told = (text: string): string => {
	const parts = readHint(text, DEFAULT_CHOICES) ?? [];
	const namesOf = (isSaid: boolean) => parts.flatMap((part) => (part.isSaid === isSaid ? [part.slot] : [])).join(' ');
	return `${namesOf(true)} | ${namesOf(false)}`.trim();
};

test.each(TEXTS)('%s', (text, expected) => {
	expect(told(text)).toBe(expected.trim());
});

/** The engine's name of the same slot. */
const ENGINE_SLOTS: Readonly<Partial<Record<SlotName, readonly string[]>>> = {
	audience: ['audience', 'for_whom', 'level'],
	recipient: ['recipient'],
	length: ['length'],
	format: ['format'],
	material: ['material'],
	count: ['count'],
	time: ['duration'],
	programmingLanguage: ['programming_language'],
	targetLanguage: ['target_language'],
};

test('the hint and the engine agree on which details are open', () => {
	const verdicts = TEXTS.flatMap(([text]) => {
		const reading = read(text);
		const slots = findSlots(reading, TASK_TYPES[classifyTask(reading).id], DEFAULT_MODIFIERS);
		return (readHint(text, DEFAULT_CHOICES) ?? []).flatMap(({ slot, isSaid }) => {
			const known = slots.find(({ name }) => ENGINE_SLOTS[slot]?.includes(name));
			return known ? [{ text, slot, hint: isSaid, engine: 'filledBy' in known }] : [];
		});
	});
	const apart = verdicts.filter(({ hint, engine }) => hint !== engine);
	// Where the engine is not sure of the kind of work, it has no slots to compare with.
	expect(verdicts.length).toBeGreaterThan(30);
	expect(apart.length / verdicts.length, JSON.stringify(apart, null, 1)).toBeLessThanOrEqual(0.05);
});

describe('texts without hints', () => {
	test.each(['', 'write a', '           '])('a text that has only begun: %j', (text) => {
		expect(readHint(text, DEFAULT_CHOICES)).toBeNull();
	});

	test.each([
		'Escribe un correo a mi jefe sobre las vacaciones de agosto',
		'Écris un message à mon patron pour les congés',
		'Schreibe eine E-Mail an das Team über den Umzug',
		'Scrivi una lettera per il mio capo che parla delle ferie',
		'Escreva uma mensagem para os clientes com o novo horário',
		'上司に休暇のお願いのメールを書いてください',
		'Напиши письмо начальнику об отпуске',
		'اكتب رسالة إلى مديري عن الإجازة',
	])('a text in another language: %s', (text) => {
		expect(readHint(text, DEFAULT_CHOICES)).toBeNull();
	});
});

test('an option chosen beside the box counts as stated', () => {
	const text = 'Write an article about bees';
	const parts = readHint(text, { ...DEFAULT_CHOICES, tone: 'academic', readerLevel: 'expert' }) ?? [];
	expect(parts.filter(({ isSaid }) => !isSaid).map(({ slot }) => slot)).toEqual(['length']);
});

describe('a line that a chip has begun', () => {
	const { hint } = OptimiserSectionCopy.parse(copyFile);
	const TASKS: Readonly<Partial<Record<SlotName, readonly [task: string, value: string]>>> = {
		subject: ['Write a long poem', 'rain'],
		recipient: ['Write an email about the boiler', 'Ana'],
		audience: ['Write an article about bees', 'nurses, a wide audience'],
		length: ['Write an article about bees', 'as it comes'],
		tone: ['Write an article about bees', 'warm'],
		format: ['asdf qwer zxcv', 'table'],
		count: ['Suggest names for a coffee shop', '5'],
		time: ['Plan a trip to Lisbon', '4 days'],
		budget: ['Plan a trip to Lisbon', '£900'],
		programmingLanguage: ['Write a function that sorts dates', 'Python'],
		targetLanguage: ['Translate the following text', 'French'],
	};

	test.each(Object.entries(TASKS))('%s is open until words follow it', (slot, [task, value]) => {
		const { starter } = hint.slots[slot as SlotName];
		const isSaid = (text: string) => readHint(text, DEFAULT_CHOICES)?.find((part) => part.slot === slot)?.isSaid;
		expect(isSaid(task)).toBe(false);
		expect(isSaid(`${task}\n${starter}`)).toBe(false);
		expect(isSaid(`${task}\n${starter}\nTone: `)).toBe(false);
		expect(isSaid(`${task}\n${starter}${value}`)).toBe(true);
	});
});

test('any text of 4,000 characters is read', () => {
	for (const text of WORST_HINTS) {
		expect(readHint(text, DEFAULT_CHOICES)?.[0], text.slice(0, 40)).toEqual({ slot: 'task', isSaid: true });
	}
});

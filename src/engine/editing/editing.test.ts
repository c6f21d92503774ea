import { describe, expect, it } from 'vitest';
import { read } from '../reading/read.ts';
import { findCorrections } from './corrections.ts';
import { findSpellings } from './find-spellings.ts';
import { findOpening, isOwnWork } from './openings.ts';

const applied = (text: string, edits: readonly { start: number; end: number; to: string }[]): string =>
	edits
		.toSorted((a, b) => b.start - a.start)
		.reduce((all, { start, end, to }) => all.slice(0, start) + to + all.slice(end), text);
const whole = (text: string) => [{ start: 0, end: text.length }];

const corrected = (text: string) => applied(text, findCorrections(text, whole(text)));

describe('a value that is corrected later in the text', () => {
	it.each([
		[
			'a plan, 14 weeks. i run twice a week. no sorry 13 weeks, put it in a table',
			'a plan, 13 weeks. i run twice a week. put it in a table',
		],
		['tell them friday is off. no sorry, thursday. the room is taken', 'tell them thursday is off. the room is taken'],
		[
			'10 questions for a quiz, with answers. actually make it 12. no sport',
			'12 questions for a quiz, with answers. no sport',
		],
		['a post, 800 words. mention compost. make it 600 words actually', 'a post, 600 words. mention compost. '],
		['a plan for 3 juniors. remote team. no, actually 2 juniors, in md', 'a plan for 2 juniors. remote team. in md'],
		['a plan for 86 people. no wait make it 84 people, two just cancelled', 'a plan for 84 people. '],
		['a plan, 5 players. make it 6 players, they come on fridays', 'a plan, 6 players. they come on fridays'],
		['8 teams, 2 pitches. one page. no sorry we have 7 teams now', '7 teams, 2 pitches. one page. '],
		['total for 2023 by region. postgres. actually 2024 not 2023', 'total for 2024 by region. postgres. '],
		[
			'15 questions on bees for grade 10. key separate. actually 10 is enough',
			'10 questions on bees for grade 10. key separate. ',
		],
		[
			"a box on the form, 300 words. no sob story. also I lied, it's 250 words not 300.",
			'a box on the form, 250 words. no sob story. ',
		],
		[
			'a half marathon plan, 14 weeks. i run twice a week. no sorry 13.',
			'a half marathon plan, 13 weeks. i run twice a week. ',
		],
		['the robot is called Bolt. no not Bolt, Nut. happy ending', 'the robot is called Nut. happy ending'],
		[
			'i need 3 subject lines for a mail to cafes. not salesy. sorry make that 5 subject lines',
			'i need 5 subject lines for a mail to cafes. not salesy. ',
		],
		[
			'a present, 5 pounds each by friday. not bossy. actually 4 pounds each',
			'a present, 4 pounds each by friday. not bossy. ',
		],
		['3 nights, 2 couples... no wait one couple and 2 singles', '3 nights, one couple and 2 singles'],
	])('is replaced in its place: %s', (text, meant) => {
		expect(corrected(text).replace(/\s+/g, ' ')).toBe(meant);
	});

	it.each([
		'week 1 has 3 days, week 2 has 4 days. no wait 5 days',
		'friday or saturday works. no sorry, sunday',
		'saturday 8 march, reply by 1 march to 07700 900123. no wait its 9 march',
	])('stays as it is where it is unclear which value is meant: %s', (text) => {
		expect(corrected(text)).toBe(text);
	});
});

describe('everyday spelling and shorthand', () => {
	it.each([
		['im sick tomorow', "I'm sick tomorrow"],
		['dont use jargon bc they hate it', "don't use jargon because they hate it"],
		['reply w/o the grammer mistakes', 'reply without the grammar mistakes'],
		['i think ppl like it', 'I think people like it'],
		['no letter i want to say it', 'no letter I want to say it'],
	])('is written out: %s', (text, meant) => {
		expect(applied(text, findSpellings(text, whole(text), [], 'en'))).toBe(meant);
	});

	it.each([
		['its for my nan so its less boring', "it's for my nan so it's less boring"],
		['hope ur well, is that ur van', "hope you're well, is that your van"],
		["it wont print and i've gotta go", "it won't print and I've got to go"],
		['lets talk on tuesday 3 may', "let's talk on Tuesday 3 May"],
		['my mums birthday in october', "my mum's birthday in October"],
		["after saturday's run", "after Saturday's run"],
		['cake w cream', 'cake with cream'],
		['why is it blank, its driving me mad', "why is it blank, it's driving me mad"],
		['a quote for mrs henderson', 'a quote for Mrs Henderson'],
		['two days in york and then to porto', 'two days in York and then to Porto'],
	])('is corrected by the words around it: %s', (text, meant) => {
		expect(applied(text, findSpellings(text, whole(text), [], 'en'))).toBe(meant);
	});

	it.each([
		['the dog lost its own lead and its bowl'],
		['only 3 may attend the march'],
		['she lets us bring one'],
		['my sisters work late and my sons are out'],
		['approx. 5 people'],
		['they were not happy'],
		['the york stone path by the derby match'],
		['ask the dr about it'],
	])('is not changed where the words around it do not decide: %s', (text) => {
		expect(applied(text, findSpellings(text, whole(text), [], 'en'))).toBe(text);
	});

	it.each([
		['we met Cant and Wont there'],
		['email u@thx.example'],
		['the id of the row'],
		['Dr Teh and Hes called'],
		['read pls.txt'],
		['is it recieve or receive?'],
		['how do you spell accomodation'],
	])('is left alone where it may be a name, an address or another word: %s', (text) => {
		expect(applied(text, findSpellings(text, whole(text), [], 'en')).replace(/^I\b/, 'i')).toBe(text);
	});

	it.each([
		'compare an integer i with a bound x. If i is smaller, add 1',
		'f(u) = 2, what is u?',
		'while i < n do more',
	])('does not change a letter used as a variable: %s', (text) => {
		expect(findSpellings(text, whole(text), [], 'en')).toEqual([]);
	});

	it('changes nothing in the protected ranges', () => {
		const text = 'say "dont do it" and dont shout';
		expect(applied(text, findSpellings(text, whole(text), [{ start: 4, end: 16 }], 'en'))).toBe(
			'say "dont do it" and don\'t shout',
		);
	});

	it('expands shorthand of the language of the text only', () => {
		expect(applied('porque q', findSpellings('porque q', whole('porque q'), [], 'es'))).toBe('porque que');
		expect(findSpellings('q', whole('q'), [], 'de')).toEqual([]);
	});

	it.each([
		['es', 'cuanto cuesta mas o menos'],
		['pl', 'mama nie chce niespodzianki, sklep ze świecami'],
		['fr', 'resume ce texte'],
		['it', 'scrivi a sara'],
		['de', 'ein zimmer in der wg'],
	])('leaves what may be another word of the language: %s %s', (language, text) => {
		expect(findSpellings(text, whole(text), [], language)).toEqual([]);
	});
});

describe('chatter', () => {
	const left = (text: string) => applied(text, [...read(text).edits]);
	it.each([
		['so my company is moving offices, write the guide', 'my company is moving offices, write the guide'],
		['ok i run a team (volunteer, tbh, first year). plan it', 'I run a team (volunteer, first year). plan it'],
		['give me tips (no clue, first time) for a move', 'give me tips (first time) for a move'],
		['Write a note. And please, nothing about money', 'Write a note. And nothing about money'],
	])('is removed: %s', (text, said) => {
		expect(left(text)).toContain(said);
	});

	it.each([
		'so many dogs bark at night, write a poem',
		'list games with no idea cards',
		'write about a well my uncle dug',
	])('is not removed where it has a meaning: %s', (text) => {
		expect(left(text)).toBe(text);
	});
});

describe('a greeting before the request', () => {
	const left = (text: string) => applied(text, [...read(text).edits]);
	it.each([
		['hola necesito un correo para mi casero', 'Escribe un correo para mi casero'],
		['Salut ! Écris un mot à mon voisin', 'Écris un mot à mon voisin'],
		['Moin, schreib eine Mail an den Vermieter', 'schreib eine Mail an den Vermieter'],
		['cześć, napisz list do szefa', 'napisz list do szefa'],
		['你好！帮我写一封辞职信', '帮我写一封辞职信'],
	])('is removed: %s', (text, said) => {
		expect(left(text).trim()).toBe(said);
	});

	it.each(['um texto sobre o mar', 'Schreib einen Brief für meinen Sohn. Er will einen Hund'])(
		'is not a word of another language: %s',
		(text) => {
			expect(left(text)).toBe(text);
		},
	);

	it('laughter at the end is removed too, without cutting a word', () => {
		expect(left('haz un poema sobre mi jefe que es muy pesado jaja')).toBe(
			'haz un poema sobre mi jefe que es muy pesado',
		);
		expect(left('napisz bajkę dla córki, około 300 słów')).toBe('napisz bajkę dla córki, około 300 słów');
	});
});

describe('an article before a vowel', () => {
	it.each([
		['for each question a answer', 'for each question an answer'],
		['write a email', 'write an email'],
	])('is put right: %s', (text, right) => {
		expect(applied(text, findSpellings(text, whole(text), [], 'en'))).toBe(right);
	});

	it.each([
		'translate it into finnish',
		'a boxing bout in 3 rounds',
		'vitamin a intake',
		'option a and option b',
		'a European trip',
		'a one-page note',
		'grade a eggs',
		'a uniform',
	])('stays where it may be right: %s', (text) => {
		expect(findSpellings(text, whole(text), [], 'en')).toEqual([]);
	});
});

describe('a corrected value', () => {
	it.each([
		['3, no 4 slides', '4 slides'],
		['friday, sorry saturday at 5', 'saturday at 5'],
		['budget 5000 ... no, 6000', 'budget 6000'],
		['10 people, no wait 12', '12 people'],
		['a speech, 2 parts, no 3 now. calm', 'a speech, 3 parts now. calm'],
		['a speech. 6 mins max, no 7. I get nervous', 'a speech. 7 mins max. I get nervous'],
		['so it is 88 on rounds no wait 90. How do i do it', 'so it is 90 on rounds. How do i do it'],
		['budget 40 quid, no wait 45, and no fish', 'budget 45 quid, and no fish'],
		['3 mins no 4 mins', '4 mins'],
		['lost if less than 24 hours, no make it 48 hours', 'lost if less than 48 hours'],
		['a lesson, one hour, sorry 45 minutes', 'a lesson, 45 minutes'],
		['预算5000两... 不对 6000', '预算6000'],
		['lunes, perdón martes', 'martes'],
		['15 preguntas con 4 opciones, mejor dicho 20.', '15 preguntas con 4 opciones, mejor dicho 20.'],
		['monday, my bad, tuesday', 'tuesday'],
		['5 no wait 4, 4 bullets', '4 bullets'],
		['fees went up to £40, hold on, treasurer says 45', 'fees went up to 45'],
		['3 options, one with a pun, ah wait no puns', '3 options, no puns'],
		['4 words, with fire emoji, nah no emoji', '4 words, no emoji'],
		['say yes to sunday. sunday, soz, its saturday', 'say yes to saturday. saturday'],
		['jumble sale sat 14th, no wait sun 15th, 10 till 2', 'jumble sale sun 15th, 10 till 2'],
		['sauna plan, 2 pages, sorry one page, safety first', 'sauna plan, one page, safety first'],
		['water off 9-12, actually 9-1, fill kettles', 'water off 9-1, fill kettles'],
		['put a link to it in, nah they cut those, no links', 'no links'],
		['fee drops to £40, hold on, treasurer says 45, fee drops to £45', 'fee drops to £45'],
		['need 3 bios, 2 funny. actually make it 4', 'need 4 bios, 2 funny. '],
		['back on sunday. see you sunday, sorry saturday', 'back on sunday. see you saturday'],
	])('is removed with the words of correction: %s', (text, left) => {
		expect(applied(text, findCorrections(text, whole(text)))).toBe(left);
	});

	it.each([
		'3 adults, no kids',
		'not 3 but 4',
		'friday and saturday',
		'2 eggs, no 1 % milk please'.slice(0, 6),
		'page 3, section 4',
		'2 adults no 3 course menu',
		'12 people, no one eats fish',
		'5 people, sorry one is vegan',
	])('is not a value beside another one: %s', (text) => {
		expect(findCorrections(text, whole(text))).toEqual([]);
	});
});

describe('a wish worded as an instruction', () => {
	it.each([
		['I need a letter to my landlord', 'Write a letter to my landlord'],
		['text to mum, the train is late', 'Write a text to mum, the train is late'],
		['text to put on a mug', 'Write text to put on a mug'],
		['Google Sheets formula for a total', 'Write a Google Sheets formula for a total'],
		['cover letter for a nursing home job', 'Write a cover letter for a nursing home job'],
		['can you please write a poem', 'write a poem'],
		['i need to tell my boss im late', 'Write a message to tell my boss im late'],
		['we need to email the parents about the trip', 'email the parents about the trip'],
		['looking for ideas for a party', 'Give me ideas for a party'],
		['Script for a video', 'Write a script for a video'],
		['JavaScript function for a menu', 'Write a JavaScript function for a menu'],
		['Ryanair complaint letter', 'Write a Ryanair complaint letter'],
		['easy songs with three chords', 'Give me easy songs with three chords'],
		['best love songs', 'best love songs'],
		['best man speech', 'Write a best man speech'],
		['reply to review?? dont argue', 'Write a reply to review. dont argue'],
		['eulogy for my nan', 'Write a eulogy for my nan'],
		['Letter of complaint wanted, polite', 'Write a letter of complaint, polite'],
		['need a sign for the shop window', 'Write a sign for the shop window'],
		['wedding ceremony script pls, ten minutes', 'Write a wedding ceremony script pls, ten minutes'],
		['I should like a letter to The Times', 'Write a letter to The Times'],
		['I should be grateful for a short speech', 'Write a short speech'],
		['thank you note to a nurse', 'Write a thank you note to a nurse'],
		['things to do in Leeds when it rains', 'Give me things to do in Leeds when it rains'],
		['best way to word a complaint', 'What is the best way to word a complaint'],
		['the best apps for learning Spanish', 'What are the best apps for learning Spanish'],
		['u11s training session for an hour', 'Plan a u11s training session for an hour'],
	])('%s', (text, instruction) => {
		expect(applied(text, findOpening(text, 0))).toBe(instruction);
	});

	it.each([
		'i want to build an app',
		'what should i cook',
		'text mum',
		'i need to cancel my gym membership',
		'explain photosynthesis',
		'the letter my boss wrote',
		'book a table for four',
		'things are bad at home',
		'abeg help me letter for school',
		'best time to plant garlic is autumn, they say',
	])('is not changed where the edit is not sure: %s', (text) => {
		expect(findOpening(text, 0)).toEqual([]);
	});
});

describe('the edits of a request', () => {
	it('are in order and do not overlap', () => {
		const { edits } = read('Hi, can you pls write a 3, no 4 line poem for my freind bc its her bday? thx');
		expect(edits.length).toBeGreaterThan(2);
		edits.slice(1).forEach((edit, at) => {
			expect(edit.start).toBeGreaterThanOrEqual(edits[at]?.end ?? 0);
		});
	});

	it('leave material and quotations as they are', () => {
		const text = 'fix the grammer in this pls:\n\n"i dont no wether he recieve it, pls anser me soon"';
		const start = text.indexOf('"');
		expect(read(text).edits.every(({ end }) => end <= start)).toBe(true);
	});
});

describe('work that a person does themselves', () => {
	it('is not worded as an order', () => {
		const text = "I have to write an essay on bees. I don't want you to write it, I just need a plan.";
		expect(isOwnWork('I have to write an essay on bees.', text)).toBe(true);
		expect(isOwnWork('I have to write an essay on bees.', 'I have to write an essay on bees.')).toBe(false);
	});
});

describe('an opening that is a sentence of its own', () => {
	it.each([
		['handover notes are a mess, put them into a table'],
		['a list of all films that fit should be compiled'],
		['can you fix but keep it sound like us'],
	])('stays as it is: %s', (text) => expect(applied(text, findOpening(text, 0))).toBe(text));
});

it.each([
	[
		'a race on 6 Oct. small kids so 4 runs a week, no make it 3. a plan please',
		'a race on 6 Oct. small kids so 3 runs a week. a plan please',
	],
	[
		'a toast, 3 mins. no rude jokes. Actually make it 4 mins because my mum wants dad in it',
		'a toast, 4 mins. no rude jokes. my mum wants dad in it',
	],
])('a correction changes the figure of its own sentence, and leaves its reason as a sentence: %s', (text, left) => {
	expect(applied(text, findCorrections(text, whole(text)))).toBe(left);
});

it.each([
	'headline for the eel trial, local weekly',
	'2) a talk for Monday, five minutes',
	"I need to write a report for governors and I've got an hour",
])('is not worded as an instruction: %s', (text) => {
	expect(findOpening(text, 0)).toEqual([]);
});

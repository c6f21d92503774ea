import { expect, it } from 'vitest';
import { read } from '../reading/read.ts';
import type { ExpertQuestion } from './genre-model.ts';
import { requestWords } from './request-words.ts';
import { tellsAnswer } from './tells-answer.ts';

const asked = (as: ExpertQuestion['as'], ...options: (readonly [string, string])[]): ExpertQuestion => ({
	id: 'one',
	ask: 'One?',
	worth: 9,
	counted: 0,
	answered: [],
	when: [],
	notFor: [],
	as,
	options,
	own: '{answer}',
});
const MINUTES = asked('limit', ['Short', 'It may take 15 minutes.'], ['Long', 'It may take 30 minutes.']);
const NUMBER = asked('amount', ['Few', 'It is for 4 people.'], ['Many', 'It is for 10 people.']);
const PROGRAM = asked('limit', ['Google Sheets', 'It is in Google Sheets.'], ['Excel', 'It is in Excel.']);
const MOOD = asked('priority', ['Food and drink', 'Good food and drink.'], ['Rest', 'Rest.']);
const tells = (question: ExpertQuestion, text: string) => tellsAnswer(question, requestWords(read(text))) !== null;

it.each([
	[MINUTES, 'something i can cook in 20 mins'],
	[MINUTES, 'those need to be 15min or leftovers'],
	[MINUTES, 'it can take 2 hours'],
	[NUMBER, 'supper for seven people'],
	[PROGRAM, 'a formula for my google sheet of chores'],
])('a number in the unit of the options, or the name of one, answers the question (%#)', (question, text) => {
	expect(tells(question, text)).toBe(true);
});

it.each([
	[MINUTES, 'something for six people'],
	[MINUTES, 'i am 30 and cannot cook'],
	[NUMBER, 'a recipe that takes 20 minutes'],
	[PROGRAM, 'a formula for my sheet'],
	[MOOD, 'a weekend with food and drink near the station'],
])('another unit, half a name, or a taste that is only mentioned, does not answer it (%#)', (question, text) => {
	expect(tells(question, text)).toBe(false);
});

import { describe, expect, it } from 'vitest';
import { DEFAULT_MODIFIERS } from '#engine/modifiers';
import { optimise } from '#engine/optimise';
import { read } from '#engine/reading/read';
import { NO_WISHES, NOTHING_GIVEN } from '#engine/review-model';
import { ENGLISH_WITH_OTHERS, SHORT_REQUESTS } from '#support/short-requests';
import { advise, questionsOf } from '../advise.ts';
import { ASKED_IN } from './stored-languages.ts';

const shown = (text: string) => questionsOf(advise(read(text)));
const pointsOf = (text: string) => shown(text).map(({ id }) => id.split('.')[1]);

function answered(text: string, answers: Readonly<Record<string, string>>): string {
	const given = { ...NOTHING_GIVEN, answers };
	const result = optimise(text, DEFAULT_MODIFIERS, { ...NO_WISHES, takesDefaults: true, given });
	return result.outcome === 'optimised' ? result.prompt : '';
}

describe('questions in the language of the text', () => {
	it('are never those of another language', () => {
		for (const [code, requests] of Object.entries(SHORT_REQUESTS))
			for (const text of requests) {
				const owners = shown(text).map(({ id }) => id.slice(0, 3));
				expect([text, owners.every((owner) => (code === 'en' ? !isOfLanguage(owner) : owner === `${code}-`))]).toEqual([
					text,
					true,
				]);
			}
		for (const text of ENGLISH_WITH_OTHERS)
			expect(shown(text).filter(({ id }) => isOfLanguage(id.slice(0, 3)))).toEqual([]);
	});

	it.each([
		['una carta a mi casero porque la caldera lleva tres semanas rota y tengo dos niños', ['wanted', 'told']],
		['un menu pour la semaine, budget 60 euros, ma fille est allergique aux noix', ['eaters', 'time']],
		['list motywacyjny na stanowisko księgowej', ['done', 'why']],
		['母の誕生日のスピーチを3分で、笑えるものにしてください', ['story', 'taboo']],
		['给房东写一封信，暖气坏了三周，语气不要太凶', ['wanted', 'told']],
	])('are what an expert asks first: %s', (text, points) => {
		expect(pointsOf(text)).toEqual(points);
	});

	it('leave out those that the text has answered in its own language', () => {
		expect(pointsOf('Geschenk für meine Schwester, sie liebt Bücher, höchstens 30 Euro')).not.toContain('loves');
		expect(pointsOf('regalo para mi hermana que ama leer, máximo 30 euros')).not.toContain('budget');
	});

	it.each([
		['mi perro ladra toda la noche y no duermo', 'es'],
		['mein Nachbar macht jede Nacht Lärm, was tun', 'de'],
		['il mio vicino fa rumore tutte le notti, che faccio', 'it'],
	])('are the one for everybody where nothing closer is known: %s', (text, code) => {
		expect(shown(text).map(({ id }) => id)).toEqual([`${code}-any.more`]);
	});

	it.each([
		'corrige mi carta de motivación',
		'résume ce texte sur mon voyage à Rome',
		'Korrigiere meine Bewerbung',
		'popraw mój list motywacyjny',
		'この志望動機を添削してください',
		'润色一下我的求职信',
	])('are not asked about work on a given text: %s', (text) => {
		expect(shown(text)).toEqual([]);
	});

	it.each(['schrijf een brief aan mijn huisbaas over de kapotte ketel', 'напиши письмо хозяину квартиры'])(
		'are not asked in a language without a file: %s',
		(text) => {
			expect(shown(text)).toEqual([]);
		},
	);
});

describe('an answer in another language', () => {
	it('follows the words of its question', () => {
		const [loves, budget] = shown('regalo para mi suegra');
		const prompt = answered('regalo para mi suegra', {
			[loves?.id ?? '']: 'jardinería y novela negra',
			[budget?.id ?? '']: budget?.options[0] ?? '',
		});
		expect(prompt).toContain('Le gusta: jardinería y novela negra.');
		expect(prompt).toContain('Presupuesto: lo menos posible.');
		expect(shown('regalo para mi suegra').length).toBe(2);
	});

	it('follows the option that opened the field, with the punctuation of its language', () => {
		expect(answered('母への誕生日プレゼント', { 'ja-gift.loves': '趣味… 園芸' })).toContain('趣味：園芸。');
		expect(answered('cadeau pour ma mère', { 'fr-gift.loves': 'Ses loisirs… la voile' })).toContain(
			'Ses loisirs\u00a0: la voile.',
		);
	});

	it('stays a ban when its question asks what to leave out', () => {
		expect(answered('discorso per un matrimonio', { 'it-speech.taboo': "Un tema delicato… l'eredità" })).toContain(
			"Da non nominare: l'eredità.",
		);
		expect(answered('Trainingsplan für zuhause', { 'de-workout.hurts': 'Etwas anderes… Schulter' })).toContain(
			'Vorsicht: Schulter.',
		);
	});

	it('settles its question and every other that asks the same', () => {
		const given = { ...NOTHING_GIVEN, answers: { 'de-gift.loves': 'Gartenarbeit' } };
		const left = questionsOf(advise(read('Geschenk für meine Schwiegermutter'), given)).map(({ id }) => id);
		expect(left).toEqual(['de-gift.budget']);
	});

	it('adds no line when the tapped option has none', () => {
		const text = 'menú semanal barato';
		expect(answered(text, { 'es-meal.avoid': 'Nada, comemos de todo' })).toBe(answered(text, {}));
	});
});

const isOfLanguage = (owner: string): boolean => ASKED_IN.some((code) => owner === `${code}-`);

import { describe, expect, it } from 'vitest';
import { ENGLISH_WITH_OTHERS, SHORT_REQUESTS } from '#support/short-requests';
import { detectLanguage } from './language.ts';

describe('the language of a request', () => {
	it.each([
		['escribe un poema', 'es'],
		['fais un résumé', 'fr'],
		['schreibe ein Gedicht', 'de'],
		['scrivi una poesia', 'it'],
		['escreva um poema', 'pt'],
		['napisz wiersz o jesieni', 'pl'],
		['napisz maila', 'pl'],
		['mach weiter', 'de'],
		['hazlo mas corto', 'es'],
		['text für ebay kleinanzeigen, kinderfahrrad, rot, nur abholung in kassel, nicht so steif', 'de'],
		['напиши стих', 'ru'],
		['привіт, напиши вірш про їжу', 'uk'],
		['写一首诗', 'zh'],
		['詩を書いて', 'ja'],
		['시 한 편 써줘', 'ko'],
		['เขียนบทกวี', 'th'],
	])('%s is %s', (text, code) => {
		expect(detectLanguage(text).code).toBe(code);
	});

	it.each([
		'figs',
		'logo design startup branding',
		'best pizza napoli margherita',
		'translate "bonjour tout le monde" to english',
		'',
		'12345',
	])('"%s" is taken for English', (text) => {
		expect(detectLanguage(text).code).toBe('en');
	});

	it('reads right to left where the script does', () => {
		expect(detectLanguage('اكتب قصيدة')).toEqual({ code: 'ar', name: 'Arabic', direction: 'rtl' });
		expect(detectLanguage('כתוב שיר').direction).toBe('rtl');
	});

	it.each(Object.entries(SHORT_REQUESTS))('is told by a few everyday words: %s', (code, requests) => {
		expect(requests).toHaveLength(10);
		expect(requests.map((text) => [text, detectLanguage(text).code])).toEqual(requests.map((text) => [text, code]));
	});

	it.each(ENGLISH_WITH_OTHERS)('"%s" stays English, whatever it names or quotes', (text) => {
		expect(detectLanguage(text).code).toBe('en');
	});

	it.each([
		['prezent dla tesciowej', 'pl'],
		['reclamacion a la compania de luz', 'es'],
		['jadlospis na tydzien', 'pl'],
		['acorta este anuncio', 'es'],
	])('%s is %s, though typed without accents', (text, code) => {
		expect(detectLanguage(text).code).toBe(code);
	});
});

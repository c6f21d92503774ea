import { describe, expect, it } from 'vitest';
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
});

import { expect, it } from 'vitest';
import { read } from '../read.ts';

const passagesOf = (text: string) => read(text).material.map(({ span }) => span.text);

const GERMAN =
	'Sehr geehrte Frau Brandt,\nIhr Antrag vom 3. Mai ist eingegangen. Bitte reichen Sie den Nachweis bis zum 20. Mai nach. Ohne ihn können wir nicht entscheiden.';
const ITALIAN =
	'Cara Lucia, ti scrivo per la cena. Ieri Marco a detto che viene, oggi no. Secondo te dovrei richiamarlo o lascio stare?';
const POLISH =
	'Dzien dobry, pisze w sprawie kursu ktory mial ruszyc w maju. Nikt nie odbiera telefonu. Prosze o zwrot wplaty na konto.';

it.each([
	[`erklär mir das einfacher:\n\n${GERMAN}`, GERMAN],
	[`correggi solo gli errori, non cambiare lo stile:\n\n${ITALIAN}`, ITALIAN],
	[`popraw bledy i zrob to bardziej oficjalne:\n\n${POLISH}`, POLISH],
])('the paragraphs under an order with a colon are the passage: %s', (text, passage) =>
	expect(passagesOf(text)).toEqual([passage]),
);

it('a last paragraph that asks again is no part of the passage', () => {
	expect(passagesOf(`correggi gli errori:\n\n${ITALIAN}\n\nnon cambiare il tono`)).toEqual([ITALIAN]);
});

it('nor is one that is unlike the lines above it', () => {
	const rota = 'Mo 8-12 Jana, 12-18 Cem\nDi Jana krank, Cem 8-14, Ilse 14-18\nMi zu\nDo Ilse 8-12, Cem 12-18';
	expect(
		passagesOf(
			`mach mir aus dem hier ne tabelle:\n\n${rota}\n\nspalten tag, vormittag, nachmittag und rechne aus wie viele stunden cem hat`,
		),
	).toEqual([rota]);
});

it('paragraphs under a statement are no passage of it', () => {
	expect(
		passagesOf(
			'Tengo un problema con mi vecina y no sé qué hacer.\n\nDice que mi perro ladra por la noche, pero el perro duerme conmigo y no ladra nunca. Escríbele una nota amable.',
		),
	).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { optimise } from '#engine/optimise';

function promptOf(text: string): string {
	const result = optimise(text);
	if (result.outcome !== 'optimised') throw new Error('a question instead of a result');
	return result.prompt;
}

describe('a wish worded as an instruction in its own language', () => {
	it.each([
		[
			'Necesito un correo para mi jefe pidiendo dos días libres. Que sea corto y formal. Sin mencionar a Marta.',
			'Escribe un correo para mi jefe',
		],
		['hola necesito un correo para mi jefa diciendo que mañana no puedo ir, corto', 'Escribe un correo para mi jefa'],
		[
			'Quiero una carta de reclamación a la aerolínea, vuelo cancelado el 3 de mayo, tono firme, plazo 14 días',
			'Escribe una carta de reclamación',
		],
		[
			'J’aurais besoin d’un message pour ma voisine, son chien aboie toute la nuit. Sans menaces. Maximum 60 mots.',
			'Écris un message pour ma voisine',
		],
		[
			'Ich brauche eine Absage an einen Bewerber, freundlich, maximal 8 Sätze, keine Floskeln',
			'Schreibe eine Absage an einen Bewerber',
		],
		[
			'Preciso de um texto para o instagram da minha loja, tom divertido, máximo 60 palavras',
			'Escreva um texto para o instagram',
		],
		[
			'Mi serve un post per facebook per la sagra del paese, sabato 9 agosto, ingresso libero',
			'Scrivi un post per facebook',
		],
		['Potrzebuję maila do szefa, że jutro nie przyjdę, krótko, bez szczegółów', 'Napisz maila do szefa'],
	])('%s', (text, opening) => expect(promptOf(text).replaceAll("'", '’')).toContain(opening));

	it.each([
		['Quiero un coche barato para ciudad, dime tres modelos y sus precios', 'Quiero un coche barato'],
		['Ich brauche einen neuen Laptop, welcher passt für Videos unter 900 Euro?', 'Ich brauche einen neuen Laptop'],
		['Potrzebuję ogłoszenia o zaginionym kocie, krótko, do powieszenia na klatce', 'Potrzebuję ogłoszenia'],
	])('is not changed where the verb is not sure: %s', (text, opening) => expect(promptOf(text)).toContain(opening));

	it('can be undone like every edit', () => {
		const result = optimise(
			'Necesito un correo para mi jefe pidiendo dos días libres. Que sea corto. Sin mencionar a Marta.',
		);
		if (result.outcome !== 'optimised') throw new Error('a question instead of a result');
		const step = result.operations.find(({ rule }) => rule === 'opening');
		expect(step).toBeDefined();
	});
});

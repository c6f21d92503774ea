import { describe, expect, it } from 'vitest';
import { optimise } from '#engine/optimise';

function promptOf(text: string): string {
	const result = optimise(text);
	if (result.outcome !== 'optimised') throw new Error('a question instead of a result');
	return result.prompt;
}

describe('a greeting is left out as a whole', () => {
	it.each([
		['hola buenas tardes, necesito un plan de estudio para el examen de junio', 'Escribe|Haz|Necesito'],
		['Hallo zusammen, ich habe am Montag ein Gespräch. Gib mir fünf Fragen dafür.', 'Ich habe'],
		['oi tudo bem? então, minha prova é dia 10. me faz dez perguntas de biologia', 'Minha prova'],
		['a ver, trabajo en un taller y el jefe no paga las horas. Escríbeme qué decirle', 'Trabajo'],
		['ciao come va? mi scrivi una poesia per la nonna, otto versi', 'Mi scrivi'],
	])('%s', (text, opens) => expect(promptOf(text).replace(/^## .*\n\n/, '')).toMatch(new RegExp(`^(?:${opens})`)));
});

describe('shorthand that the words after it make certain', () => {
	it.each([
		['faz um texto p vender minha bike q n uso mais, curto', 'para vender minha bike que não uso mais'],
		[
			'ayudame con un mensaje pa mi jefe pidiendo 3 dias d vacaciones, corto',
			'Ayúdame con un mensaje para mi jefe pidiendo 3 días de vacaciones',
		],
		['g besoin dune lettre pr mon proprio, courte', "J'ai besoin d'une lettre pour mon proprio"],
		['schreib ne kurze mail an mein chef u sag ich bin krank', 'Schreib eine kurze mail an mein chef und sag'],
		['fai un messaggio x il capo, kiedi un giorno libero', 'per il capo, chiedi un giorno libero'],
	])('%s', (text, said) => expect(promptOf(text)).toContain(said));

	it.each([
		['explica qué es la vitamina d y cuánta necesito', 'vitamina d y'],
		['calcola la tavola del 3 x 7 e spiegala', '3 x 7'],
		['resolva n 5 ao quadrado passo a passo', 'n 5'],
	])('and not elsewhere: %s', (text, said) => expect(promptOf(text)).toContain(said));
});

import { describe, expect, it } from 'vitest';
import { DEFAULT_MODIFIERS } from '#engine/modifiers';
import { optimise } from '#engine/optimise';
import { NO_WISHES } from '#engine/review-model';

const DONTS: readonly (readonly [language: string, text: string, unit: string])[] = [
	['en', 'Write a blog post about tea with no bullet points.', 'no bullet points'],
	['en', 'Describe the house without mentioning the price.', 'without mentioning the price'],
	['en', 'Plan a picnic. Avoid anything with nuts.', 'Avoid anything with nuts'],
	['en', 'Write a note. Never use exclamation marks.', 'Never use exclamation marks'],
	['en', "Write to my boss. Don't mention the bonus or the raise.", "Don't mention the bonus or the raise"],
	['en', 'Write a story with neither dragons nor magic.', 'neither dragons nor magic'],
	['en', 'List all boroughs except Camden.', 'except Camden'],
	['en', 'Use plain text instead of Markdown in the report on sales. Write the report.', 'instead of Markdown'],
	['en', 'Explain tides using metaphors rather than formulas.', 'rather than formulas'],
	['en', 'Write an ad. Do not include prices and do not name competitors.', 'do not name competitors'],
	['en', 'Plan dinner for six. Nobody eats pork.', 'Nobody eats pork'],
	['en', 'Write a summary. You must not quote the author.', 'must not quote the author'],
	['en', "Write a poem. It shouldn't rhyme.", "shouldn't rhyme"],
	['en', 'Write an email. Leave out the salary.', 'Leave out the salary'],
	['en', 'Write a report. Refrain from using jargon.', 'Refrain from using jargon'],
	['en', 'Write a slogan. No puns, no capitals.', 'No puns'],
	['en', "Give me a recipe. I can't eat dairy.", "can't eat dairy"],
	['en', 'Write a bio of me. Skip the education part.', 'Skip the education part'],
	['en', 'Write a speech. None of the jokes should be about age.', 'None of the jokes'],
	['en', 'Write code in Go. No external libraries are allowed.', 'No external libraries'],
	['en', 'Write a letter. Keep it free of jargon.', 'free of jargon'],
	[
		'en',
		'dont threaten to stop paying rent, write to my landlord about the boiler',
		'dont threaten to stop paying rent',
	],
	['en', 'Write an article; exclude any statistics.', 'exclude any statistics'],
	['en', 'Translate the poem into French but not the title.', 'not the title'],
	['es', 'Escribe un correo a mi jefe. No menciones que estuve enfermo.', 'No menciones que estuve enfermo'],
	['es', 'Escribe un poema sin rimas.', 'sin rimas'],
	['es', 'Haz un plan de viaje. Nunca propongas museos.', 'Nunca propongas museos'],
	['es', 'Escribe un cuento. Evita los adjetivos.', 'Evita los adjetivos'],
	['es', 'Resume el libro. Tampoco cites al autor.', 'Tampoco cites al autor'],
	['es', 'Haz una lista de los barrios de Madrid excepto Chamberí.', 'excepto Chamberí'],
	['fr', 'Écris un courriel. Ne mentionne pas le prix.', 'Ne mentionne pas le prix'],
	['fr', 'Écris un poème sans rimes.', 'sans rimes'],
	['fr', "Rédige un texte. N'utilise jamais de jargon.", "N'utilise jamais de jargon"],
	['fr', 'Fais une liste. Évite les répétitions.', 'Évite les répétitions'],
	['fr', 'Propose un menu sauf du poisson.', 'sauf du poisson'],
	['de', 'Schreibe einen Brief ohne Fachbegriffe.', 'ohne Fachbegriffe'],
	['de', 'Schreibe einen Text. Erwähne nicht den Preis.', 'Erwähne nicht den Preis'],
	['de', 'Erstelle eine Liste. Verwende keine Abkürzungen.', 'Verwende keine Abkürzungen'],
	['de', 'Schreibe eine Rede. Vermeide Anglizismen.', 'Vermeide Anglizismen'],
	['de', 'Nenne alle Bezirke außer Mitte.', 'außer Mitte'],
	['it', 'Scrivi una poesia senza rime.', 'senza rime'],
	['it', 'Scrivi una mail. Non citare il prezzo.', 'Non citare il prezzo'],
	['it', 'Fai un elenco. Evita le ripetizioni.', 'Evita le ripetizioni'],
	['pt', 'Escreva um poema sem rimas.', 'sem rimas'],
	['pt', 'Escreva um e-mail. Não mencione o preço.', 'Não mencione o preço'],
	['pt', 'Faça uma lista. Evite repetições.', 'Evite repetições'],
	['ja', 'メールを書いてください。値段については書かないでください。', '値段については書かないでください'],
	['ja', '詩を書いてください。韻を踏まずに書いてください。', '韻を踏まずに'],
	['ja', '説明してください。専門用語は使用禁止です。', '専門用語は使用禁止'],
	['nl', 'Schrijf een brief zonder jargon.', 'zonder jargon'],
	['nl', 'Schrijf een tekst. Noem de prijs niet.', 'Noem de prijs niet'],
	['nl', 'Maak een lijst. Gebruik geen afkortingen.', 'Gebruik geen afkortingen'],
	['pl', 'Napisz wiersz bez rymów.', 'bez rymów'],
	['pl', 'Napisz list. Nie wspominaj o cenie.', 'Nie wspominaj o cenie'],
	['ru', 'Напиши письмо без жаргона.', 'без жаргона'],
	['ru', 'Напиши текст. Не упоминай цену.', 'Не упоминай цену'],
	['zh', '写一封邮件。不要提到价格。', '不要提到价格'],
	['zh', '写一首诗，避免使用成语。', '避免使用成语'],
	['ko', '이메일을 써 주세요. 가격은 언급하지 마세요.', '가격은 언급하지 마세요'],
	['ko', '시를 써 주세요. 비유 없이 써 주세요.', '비유 없이'],
	['ar', 'اكتب رسالة بدون مصطلحات تقنية.', 'بدون مصطلحات تقنية'],
	['ar', 'اكتب نصا. لا تذكر السعر.', 'لا تذكر السعر'],
	['tr', 'Bir mektup yaz. Fiyattan bahsetme.', 'Fiyattan bahsetme'],
	['tr', 'Jargon kullanmadan bir mektup yaz.', 'kullanmadan'],
	['hi', 'एक पत्र लिखो। कीमत का उल्लेख मत करो।', 'कीमत का उल्लेख मत करो'],
	['hi', 'बिना तकनीकी शब्दों के एक पत्र लिखो।', 'बिना तकनीकी शब्दों'],
];
const NO_DONTS: readonly (readonly [language: string, text: string])[] = [
	['en', 'Write a story of not more than 200 words about rain.'],
	['en', 'Write a review no longer than three paragraphs.'],
	['en', 'Explain not only the causes but also the effects of frost.'],
	['en', 'Write no fewer than five tips for sleep.'],
	['es', 'Escribe un texto de no más de 100 palabras.'],
	['es', 'Explica no solo las causas sino también los efectos.'],
	['fr', 'Écris un texte de pas plus de 100 mots.'],
	['de', 'Schreibe einen Text mit nicht mehr als 100 Wörtern.'],
	['it', 'Scrivi un testo di non più di 100 parole.'],
	['pt', 'Escreva um texto de não mais de 100 palavras.'],
	['ja', '100字以内で書いてください。'],
	['zh', '写一篇不超过100字的短文。'],
	['en', 'Why do cats not like water?'],
	['en', 'What should I do if I have no money?'],
	['en', "Don't forget to mention the date in the card for Ana."],
	['fr', "N'oublie pas de mentionner la date dans la carte."],
	['es', 'No olvides incluir la fecha en la carta.'],
	['de', 'Vergiss nicht, das Datum zu nennen. Schreibe eine Karte.'],
];

/** Words that negate, listed independently of the engine's rules. */
const NEGATORS =
	/\b(?:no|not|never|without|avoid|except|neither|instead|rather|nobody|none|leave out|refrain|skip|free of|exclude|can't|shouldn't|don't|dont|sin|nunca|evita|tampoco|excepto|ne|n'|sans|sauf|ohne|nicht|keine|senza|non|sem|zonder|niet|geen|bez|nie)\b|vermeide|außer|évite|não|evite|ない|ずに|禁止|без|не |不要|避免|마세요|없이|بدون|لا |me\b|madan|मत|बिना/i;

function resultOf(text: string) {
	const result = optimise(text, DEFAULT_MODIFIERS, { ...NO_WISHES, takesDefaults: true });
	if (result.outcome !== 'optimised') throw new Error('the engine asked back');
	return result;
}

describe("a don't", () => {
	it.each(DONTS)('is kept as a unit (%s): %s', (_, text, unit) => {
		const { ledger, prompt } = resultOf(text);
		// Shorthand is written out: "dont" is "don't" in the result.
		const spelt = (words: string) => words.toLowerCase().replaceAll("don't", 'dont');
		const said = spelt(unit);
		const entry = ledger.find((one) => {
			const words = spelt(one.text);
			return one.negated && (words.includes(said) || said.includes(words));
		});
		expect(entry?.status).toMatch(/kept|moved/);
		const landed = prompt.slice(entry?.landed?.start, entry?.landed?.end);
		expect(landed).toMatch(NEGATORS);
		expect(spelt(prompt)).toContain(said);
	});

	it.each(NO_DONTS)('is not seen in an amount, a reminder or a question (%s): %s', (_, text) => {
		expect(resultOf(text).ledger.filter(({ negated }) => negated)).toEqual([]);
	});
});

import { describe, expect, it } from 'vitest';
import { fold } from '../fold.ts';
import { detectLanguage } from '../language.ts';
import { passageOf } from '../passage.ts';
import { read } from '../read.ts';
import { findConstraints } from './find-constraints.ts';

const CUES: Readonly<Record<string, readonly (readonly [text: string, kind: string, words: string])[]>> = {
	es: [
		['Escribe un texto de menos de 200 palabras.', 'length', 'menos de 200 palabras'],
		['Dame exactamente tres ejemplos.', 'length', 'tres ejemplos'],
		['Responde en formato JSON.', 'format', 'JSON'],
		['Presenta los datos en una tabla.', 'format', 'tabla'],
		['Incluye las palabras mar y cielo.', 'include', 'Incluye las palabras mar y cielo'],
		['Menciona el precio final.', 'include', 'Menciona el precio final'],
		['No uses comas.', 'exclude', 'No uses comas'],
		['Evita los tecnicismos.', 'exclude', 'Evita los tecnicismos'],
		['Termina con la frase "hasta pronto".', 'end', 'Termina con la frase'],
		['Empieza con una pregunta.', 'end', 'Empieza con una pregunta'],
		['Responde solo en inglés.', 'language', 'en inglés'],
		['Escribe para niños de primaria.', 'audience', 'para niños'],
		['Explícalo a mi jefe.', 'audience', 'a mi jefe'],
		['Usa un tono formal.', 'tone', 'tono formal'],
		['Escribe en minúsculas.', 'format', 'minúsculas'],
		['Todo en mayúsculas.', 'format', 'mayúsculas'],
		['Usa viñetas.', 'format', 'viñetas'],
		['Al menos cinco párrafos.', 'length', 'cinco párrafos'],
		['Pon el título entre comillas.', 'format', 'comillas'],
		['Que sea breve.', 'tone', 'breve'],
		['Dirigido a principiantes.', 'audience', 'Dirigido a'],
		['Escríbelo en unas 300 palabras.', 'length', '300 palabras'],
	],
	fr: [
		['Écris un texte de moins de 200 mots.', 'length', 'moins de 200 mots'],
		['Donne exactement trois exemples.', 'length', 'trois exemples'],
		['Réponds au format JSON.', 'format', 'JSON'],
		['Présente les données dans un tableau.', 'format', 'tableau'],
		['Inclus les mots mer et ciel.', 'include', 'Inclus les mots'],
		['Mentionne le prix final.', 'include', 'Mentionne le prix'],
		["N'utilise pas de virgules.", 'exclude', "N'utilise pas"],
		['Évite le jargon.', 'exclude', 'Évite le jargon'],
		['Termine par la phrase « à bientôt ».', 'end', 'Termine par'],
		['Commence par une question.', 'end', 'Commence par'],
		['Réponds uniquement en anglais.', 'language', 'en anglais'],
		['Écris pour des enfants.', 'audience', 'pour des enfants'],
		['Adresse-toi à mon patron.', 'audience', 'à mon patron'],
		['Adopte un ton formel.', 'tone', 'ton formel'],
		['Écris tout en minuscules.', 'format', 'minuscules'],
		['Écris en majuscules.', 'format', 'majuscules'],
		['Utilise des puces.', 'format', 'puces'],
		['Au moins cinq paragraphes.', 'length', 'cinq paragraphes'],
		['Mets le titre entre guillemets.', 'format', 'guillemets'],
		['Sois bref.', 'tone', 'bref'],
		['Destiné aux débutants.', 'audience', 'Destiné aux'],
		['Environ 300 mots.', 'length', '300 mots'],
	],
	de: [
		['Schreibe einen Text mit weniger als 200 Wörtern.', 'length', 'weniger als 200 Wörtern'],
		['Nenne genau drei Beispiele.', 'length', 'drei Beispiele'],
		['Antworte im JSON-Format.', 'format', 'JSON'],
		['Stelle die Daten in einer Tabelle dar.', 'format', 'Tabelle'],
		['Verwende die Wörter Meer und Himmel.', 'include', 'Verwende die Wörter'],
		['Erwähne den Endpreis.', 'include', 'Erwähne den Endpreis'],
		['Verwende keine Kommas.', 'exclude', 'keine Kommas'],
		['Vermeide Fachbegriffe.', 'exclude', 'Vermeide Fachbegriffe'],
		['Beende den Text mit "bis bald".', 'end', 'Beende den Text'],
		['Beginne mit einer Frage.', 'end', 'Beginne mit'],
		['Antworte nur auf Englisch.', 'language', 'auf Englisch'],
		['Schreibe für Kinder.', 'audience', 'für Kinder'],
		['Schreibe an meinen Chef.', 'audience', 'an meinen Chef'],
		['Im formellen Ton bitte schreiben.', 'tone', 'formellen Ton'],
		['Schreibe alles in Kleinbuchstaben.', 'format', 'Kleinbuchstaben'],
		['Schreibe in Großbuchstaben.', 'format', 'Großbuchstaben'],
		['Nutze Stichpunkte.', 'format', 'Stichpunkte'],
		['Mindestens fünf Absätze.', 'length', 'fünf Absätze'],
		['Setze den Titel in Anführungszeichen.', 'format', 'Anführungszeichen'],
		['Fasse dich kurz.', 'tone', 'kurz'],
		['Höchstens 100 Wörter.', 'length', '100 Wörter'],
		['Der Text ist für Anfänger.', 'audience', 'für Anfänger'],
	],
	it: [
		['Scrivi un testo di meno di 200 parole.', 'length', 'meno di 200 parole'],
		['Dammi esattamente tre esempi.', 'length', 'tre esempi'],
		['Rispondi in formato JSON.', 'format', 'JSON'],
		['Presenta i dati in una tabella.', 'format', 'tabella'],
		['Includi le parole mare e cielo.', 'include', 'Includi le parole'],
		['Menziona il prezzo finale.', 'include', 'Menziona il prezzo'],
		['Non usare virgole.', 'exclude', 'Non usare virgole'],
		['Evita i tecnicismi.', 'exclude', 'Evita i tecnicismi'],
		['Termina con la frase "a presto".', 'end', 'Termina con'],
		['Inizia con una domanda.', 'end', 'Inizia con'],
		['Rispondi solo in inglese.', 'language', 'in inglese'],
		['Scrivi per bambini.', 'audience', 'per bambini'],
		['Scrivi al mio capo.', 'audience', 'al mio capo'],
		['Usa un tono formale.', 'tone', 'tono formale'],
		['Scrivi tutto in minuscolo.', 'format', 'minuscolo'],
		['Scrivi in maiuscolo.', 'format', 'maiuscolo'],
		['Usa un elenco puntato.', 'format', 'elenco puntato'],
		['Almeno cinque paragrafi.', 'length', 'cinque paragrafi'],
		['Metti il titolo tra virgolette.', 'format', 'virgolette'],
		['Sii breve.', 'tone', 'breve'],
		['Massimo 100 parole.', 'length', '100 parole'],
	],
	pt: [
		['Escreva um texto de menos de 200 palavras.', 'length', 'menos de 200 palavras'],
		['Dê exatamente três exemplos.', 'length', 'três exemplos'],
		['Responda em formato JSON.', 'format', 'JSON'],
		['Apresente os dados em uma tabela.', 'format', 'tabela'],
		['Inclua as palavras mar e céu.', 'include', 'Inclua as palavras'],
		['Mencione o preço final.', 'include', 'Mencione o preço'],
		['Não use vírgulas.', 'exclude', 'Não use vírgulas'],
		['Evite jargões.', 'exclude', 'Evite jargões'],
		['Termine com a frase "até logo".', 'end', 'Termine com'],
		['Comece com uma pergunta.', 'end', 'Comece com'],
		['Responda apenas em inglês.', 'language', 'em inglês'],
		['Escreva para crianças.', 'audience', 'para crianças'],
		['Escreva ao meu chefe.', 'audience', 'ao meu chefe'],
		['Use um tom formal.', 'tone', 'tom formal'],
		['Escreva tudo em minúsculas.', 'format', 'minúsculas'],
		['Escreva em maiúsculas.', 'format', 'maiúsculas'],
		['Use uma lista com marcadores.', 'format', 'lista'],
		['Pelo menos cinco parágrafos.', 'length', 'cinco parágrafos'],
		['Coloque o título entre aspas.', 'format', 'aspas'],
		['Seja breve.', 'tone', 'breve'],
		['No máximo 100 palavras.', 'length', '100 palavras'],
	],
	ja: [
		['200字以内で書いてください。', 'length', '200字以内'],
		['例を3つ挙げてください。', 'length', '3つ'],
		['JSON形式で答えてください。', 'format', 'JSON'],
		['表形式でまとめてください。', 'format', '表形式'],
		['「海」という言葉を含めてください。', 'include', '「海」'],
		['価格に必ず触れてください。', 'include', '必ず'],
		['カンマを使わないでください。', 'exclude', 'カンマを使わないで'],
		['専門用語は避けてください。', 'exclude', '専門用語は避けて'],
		['最後は「また明日」で締めてください。', 'end', '「また明日」で締め'],
		['「さて」で始めてください。', 'start', '「さて」で始め'],
		['英語で答えてください。', 'language', '英語で'],
		['子ども向けに書いてください。', 'audience', '子ども向け'],
		['丁寧な口調でお願いします。', 'tone', '口調'],
		['ひらがなだけで書いてください。', 'format', 'ひらがな'],
		['箇条書きでお願いします。', 'format', '箇条書き'],
		['少なくとも5段落で書いてください。', 'length', '5段落'],
		['タイトルを括弧で囲んでください。', 'format', 'タイトル'],
		['簡潔に答えてください。', 'tone', '簡潔に'],
		['敬語を使ってください。', 'tone', '敬語'],
		['8人紹介してください。', 'length', '8人'],
	],
};

const LEADS: Readonly<Record<string, string>> = {
	es: 'Escribe un artículo sobre el agua en la ciudad. ',
	fr: "Écris un article sur l'eau dans la ville. ",
	de: 'Schreibe einen Artikel über das Wasser in der Stadt. ',
	it: "Scrivi un articolo sull'acqua nella città. ",
	pt: 'Escreva um artigo sobre a água na cidade. ',
	ja: '都市の水について記事を書いてください。',
};
/** Kinds of rule that count as the same here. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
	length: ['length', 'count'],
	format: ['format', 'case', 'punctuation', 'quote'],
	end: ['end', 'start'],
};

describe.each(Object.entries(CUES))('rules in %s', (code, cues) => {
	it.each(cues)('are recognised: %s', (text, kind, words) => {
		const lead = LEADS[code] ?? '';
		const source = fold(`${lead}${text}`);
		expect(detectLanguage(source.folded).code).toBe(code);
		const rule = { start: lead.length, end: source.text.length };
		const found = findConstraints(source, passageOf(source, rule), code);
		const kinds = ALIKE[kind] ?? [kind];
		expect(
			found
				.filter((one) => kinds.includes(one.kind))
				.map(({ span }) => span.text)
				.join(' | '),
		).toContain(words);
	});

	it('are not seen in a request that sets none', () => {
		expect(
			read(`${LEADS[code]}`)
				.clauses.flatMap(({ constraints }) => constraints)
				.filter(({ kind }) => kind === 'length'),
		).toEqual([]);
	});
});

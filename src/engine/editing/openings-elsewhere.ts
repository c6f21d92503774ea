import type { Edit } from './edit-model.ts';

/** The words for "I need ..." in a language, and the imperatives that replace them. */
interface Wanting {
	/** Pattern of the words up to the article, which stays. */
	readonly wants: string;
	readonly articles: string;
	/** Patterns of the nouns, by the imperative that fits them. */
	readonly things: Readonly<Record<string, string>>;
}

/**
 * The languages with their nouns. Only nouns after an article and with a certain verb are listed. Polish has only the
 * few nouns with the same form after both verbs, because it declines them.
 */
const LANGUAGES: Readonly<Record<string, Wanting>> = {
	es: {
		wants: '(?:yo )?(?:necesito|necesitamos|necesitaría|quiero|queremos|quisiera|querría|me hace falta|me gustaría)',
		articles: 'una?',
		things: {
			'Escribe ':
				'correo(?: electr[óo]nico)?|e-?mail|mail|carta|mensaje|whatsapp|texto|post|cuento|poema|discurso|brindis|gui[óo]n|anuncio|art[íi]culo|invitaci[óo]n|felicitaci[óo]n|reclamaci[óo]n|queja|descripci[óo]n|nota|rese[ñn]a|informe|ensayo|respuesta',
			'Haz ': 'lista|plan|tabla|men[úu]|horario|itinerario|resumen|cuestionario|presupuesto|calendario|rutina|quiz',
		},
	},
	fr: {
		wants:
			"(?:j['’](?:ai|aurais) besoin d['’](?=une?\\s)|(?:il (?:me|nous) (?:faut|faudrait)|je (?:voudrais|veux|cherche)|j['’]aimerais|on (?:voudrait|veut)) )",
		articles: 'une?',
		things: {
			'Écris ':
				'message|mail|e-?mail|courriel|lettre|texte|sms|discours|po[èe]me|histoire|annonce|article|post|invitation|r[ée]clamation|description|mot|r[ée]ponse|sc[ée]nario|toast|avis',
			'Fais ': 'liste|plan|tableau|menu|programme|planning|r[ée]sum[ée]|itin[ée]raire|quiz|budget',
		},
	},
	de: {
		wants: '(?:(?:ich|wir) )?(?:brauche?|brauchen|bräuchte|möchte|möchten|hätte gern|suche)',
		articles: 'eine?n?|ne|nen',
		things: {
			'Schreibe ':
				'\\p{L}*(?:mail|brief|nachricht|text|rede|gedicht|geschichte|anzeige|einladung|absage|zusage|beschwerde|kündigung|widerspruch|anschreiben|bewerbung|beschreibung|artikel|antwort|entschuldigung|zusammenfassung)',
			'Erstelle ': '\\p{L}*(?:plan|liste|tabelle|quiz|menü|programm|ablauf)',
		},
	},
	pt: {
		wants: '(?:eu )?(?:preciso de|precisamos de|precisava de|quero|queria|queremos|gostaria de)',
		articles: 'uma?',
		things: {
			'Escreva ':
				'textos?|e-?mail|mail|carta|mensagem|post|legenda|discurso|poema|hist[óo]ria|an[úu]ncio|artigo|convite|reclama[çc][ãa]o|descri[çc][ãa]o|bilhete|nota|resposta',
			'Faça ': 'lista|plano|tabela|card[áa]pio|cronograma|resumo|or[çc]amento|quiz',
		},
	},
	it: {
		wants: '(?:(?:mi|ci) (?:serve|servirebbe)|(?:ho|avrei|abbiamo) bisogno di|vorrei|voglio|vorremmo)',
		articles: "uno?|una|un['’]",
		things: {
			'Scrivi ':
				'testo|e-?mail|mail|lettera|messaggio|post|discorso|poesia|storia|racconto|annuncio|articolo|invito|reclamo|descrizione|biglietto|nota|risposta',
			'Fai ': 'lista|piano|tabella|programma|riassunto|itinerario|quiz',
		},
	},
	pl: {
		wants: '(?:potrzebuj[ęe]|potrzebujemy|chc[ęe]|chciał[ab]ym)',
		articles: '',
		things: { 'Napisz ': 'maila|e-maila|sms-?a|posta' },
	},
};

const GREETS = '(?:(?:hola|buenas|bonjour|salut|hallo|hi|hey|oi|ol[áa]|ciao|cześć|czesc)[,.!]?\\s+)?';

const patternsOf = ({ wants, articles, things }: Wanting): readonly (readonly [string, RegExp])[] =>
	Object.entries(things).map(([order, nouns]) => {
		const article = articles === '' ? '' : `(?:${articles})\\s?(?:\\p{L}+\\s)?`;
		return [order, new RegExp(`^\\s*${GREETS}${wants}\\s*(?=${article}(?:${nouns})(?![\\p{L}]))`, 'iu')] as const;
	});

const PATTERNS: ReadonlyMap<string, readonly (readonly [string, RegExp])[]> = new Map(
	Object.entries(LANGUAGES).map(([code, wanting]) => [code, patternsOf(wanting)]),
);

/**
 * Edits that turn "Necesito un correo" into "Escribe un correo", as "I need a letter" becomes "Write a letter"; none
 * for an unknown noun.
 */
export function findOpeningElsewhere(words: string, at: number, code: string): Edit[] {
	for (const [order, pattern] of PATTERNS.get(code) ?? []) {
		const said = pattern.exec(words)?.[0];
		if (said !== undefined) return [{ rule: 'opening', start: at, end: at + said.length, to: order }];
	}
	return [];
}

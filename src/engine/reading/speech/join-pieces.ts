import { ENDS, HAS_FIGURE, OPEN_KINDS, type Piece, pieceOf, SILENT } from './pieces.ts';
import { bareOf, type Heard, hear, type Speech } from './speech.ts';

const FEWEST_WORDS = 3;
/** Longest joined piece in characters, since every join classifies the whole piece again. */
const LONGEST = 800;
const ASKS: ReadonlySet<Heard | null> = new Set(['order', 'want', 'name']);
/** "En tu respuesta, | usa mayúsculas", "Primero, | repite": a place or time, which belongs to the order behind it. */
const SAYS_WHERE =
	/^\s*(?:\p{sc=Latin}+|(?:en|dans|in|im|na|no|nel|nella|w|bei|auf|am|pour|para|per|für|dla|au|à|alla|al)\s(?:\S+\s?){1,4}),\s*$/iu;
const OF_ANSWER =
	/(?:respuesta|r[ée]ponse|risposta|resposta|antwort|odpowiedzi|conclusion|conclure|r[ée]cit|texte?|texto|testo)/iu;
/** "my son Leo, | 5 years": an age belongs to the person before it. */
const AGE = /^\s*\d{1,2}\s?(?:años|ans|jahre|anni|anos|lat|lata|岁|歳)\s*(?:[.,;。]|$)/iu;
const COMMA = /[,;:，；、]\s*$/u;
const SAYS = /[\p{L}\p{N}]/u;
const SIGN = /[,;:.!?)，；、。！？）\s]$/u;
/** "a small ad: bicycle, | 28 inch": a list behind a colon reaches to the end of the sentence. */
const LISTS = /(?<!\d):\s*\S[^:.!?\n]*[,;]\s*$/;
/** In scripts without spaces between words, a space separates pieces. */
const SPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}].{0,12}[^,;:、][ \u3000]+$/u;
const SPACELESS = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\d]/u;

const NAMES_NEXT = /^[^\p{L}]*(?:(?:不要|别|禁止|不许|不能)[写用说提出加带]|每.{1,3}[写列说]|分[ \u3000]*$)/u;
const LONGEST_NAMED = 6;
/** "不要写 | 赋能 闭环 抓手": behind a verb, short words heard as nothing name what is banned or wished. */
const namesOn = (before: Piece, { heard, words }: Piece, lead: string): boolean =>
	NAMES_NEXT.test(before.words) &&
	heard === null &&
	words.trim().length <= LONGEST_NAMED &&
	!HAS_FIGURE.test(words) &&
	!ENDS.test(lead);

/** Joins pieces of the same sentence where the cut between them is not sure. */
export function joinPieces(text: string, pieces: readonly Piece[], speech: Speech): Piece[] {
	const whole: Piece[] = [];
	for (const piece of pieces) {
		const before = whole.at(-1);
		const isLong = before !== undefined && piece.end - before.start > LONGEST;
		if (before && !isLong && !SILENT.has(before.kind) && isOne(text, before, piece, speech)) {
			whole[whole.length - 1] = pieceOf(text, { ...before, end: piece.end }, speech);
		} else whole.push(piece);
	}
	return whole;
}

/** Whether two neighbouring pieces are one, because the cut between them is not sure. */
function isOne(text: string, before: Piece, piece: Piece, speech: Speech): boolean {
	if (SILENT.has(piece.kind) || text.slice(before.end, piece.start).trim() !== '') return false;
	const lead = text.slice(before.start, piece.start);
	const bare = bareOf(lead);
	if (speech.backs.test(bareOf(piece.words))) return true;
	if (SPACED.test(lead) && SPACELESS.test(piece.words)) return namesOn(before, piece, lead);
	if (speech.unfinished.test(bare)) return true;
	// "el .com": a full stop directly before a letter does not end a sentence.
	if (/\.$/.test(lead) && /^[\p{Ll}\d]/u.test(piece.words)) return true;
	if (speech.clings.test(piece.words.trimStart()) || isSign(piece.words, lead)) return true;
	if (ENDS.test(lead)) return false;
	if (/:\s*$/.test(lead) && before.kind !== 'task' && before.heard !== 'order') return true;
	if (speech.backs.test(bareOf(lead.split(/[,，、]/).slice(-2, -1)[0] ?? ''))) return true;
	if (piece.kind === 'task' && before.kind === 'amount') return false;
	if (AGE.test(piece.words) && COMMA.test(lead)) return true;
	const isLead = before.heard === null || OF_ANSWER.test(before.words);
	if (piece.heard === 'wish' && isLead && SAYS_WHERE.test(before.words)) return true;
	if (HAS_FIGURE.test(piece.words.trim().charAt(0)) || piece.heard === 'wish')
		return !COMMA.test(lead) && (piece.kind === 'task' || runsOn(before, lead, speech));
	if (piece.heard === 'tale' && !SIGN.test(lead)) return true;
	if (piece.heard !== null && piece.heard !== 'name') return isNameAlone(before);
	if (speech.links.test(bareOf(piece.words))) return true;
	if (LISTS.test(lead)) return true;
	const isBeside = before.heard === 'tale' || before.heard === 'wish';
	if (piece.heard === 'name' && isBeside && COMMA.test(lead)) return false;
	if (isItem(piece)) return true;
	return !(COMMA.test(lead) && ASKS.has(before.heard) && piece.kind !== 'task');
}

/**
 * "viene mia suocera | 5 giorni": a statement, or a wish without punctuation at its end, goes on; so does what stands behind
 * the last comma and asks nothing: "un mensaje para el casero, lleva tres semanas | sin arreglar la caldera".
 */
const runsOn = ({ heard }: Piece, lead: string, speech: Speech): boolean =>
	heard === 'tale' || (!SIGN.test(lead.trimEnd()) && (heard === 'wish' || endsTelling(lead, speech)));

const ASKS_OR_WISHES: ReadonlySet<Heard | null> = new Set(['order', 'want', 'name', 'wish']);
function endsTelling(lead: string, speech: Speech): boolean {
	const [first, ...others] = lead.split(/[,;]\s+/);
	const last = others.at(-1);
	return first !== undefined && last !== undefined && last.trim() !== '' && !ASKS_OR_WISHES.has(hear(last, speech));
}

/** Whether a piece is only punctuation, such as a full stop behind a quotation; at the start of a line it is an item's mark. */
const isSign = (words: string, lead: string): boolean => !SAYS.test(words) && !/\n\s*$/.test(lead);

/** "Mrs Bianchi, | my neighbour, is loud": a short piece that may be only a name. */
const isNameAlone = ({ heard, kind, words }: Piece): boolean =>
	(heard === null || heard === 'tale') &&
	OPEN_KINDS.has(kind) &&
	!HAS_FIGURE.test(words) &&
	words.trim().split(/\s+/).length < FEWEST_WORDS;

/** "a table with product, | price, | amount": a short piece that may be an item of a row. */
const isItem = ({ kind, words }: Piece): boolean =>
	(OPEN_KINDS.has(kind) || kind === 'form') &&
	kind !== 'task' &&
	!HAS_FIGURE.test(words) &&
	/^[\p{sc=Latin}\P{L}]+$/u.test(words) &&
	words.trim().split(/\s+/).length <= FEWEST_WORDS;

import type { PartKind } from '#engine/tagging/part-labels';
import type { Part } from './find-parts.ts';

/** Words that take something back; without one of them nothing is taken for superseded. */
const TAKES_BACK =
	/\b(?:(?:no|oh|ah|hm+),? wait|wait|sorry|(?<=[,.…-]\s?|no,? )actually|scratch|instead|i mean(?:t)?|forget|ignore|correction|oops|or rather|never ?mind|make (?:it|that)|changed my mind|perd[oó]n|mejor|digo|espera|olvida|pardon|plut[oô]t|enfin|oublie|attends|quatsch|doch lieber|moment|besser|vergiss|lass|scusa|anzi|aspetta|meglio|desculpa|ali[aá]s|melhor|esquece|czekaj|znaczy|jednak|przepraszam|sorki)\b|\b(?:no|nope|nah|non|nein|nie),|[,.…-]\s*(?:no|nope|non|nein|nie)\W*$|不对|不是|算了|还是|说错|いや|やっぱ|違う|じゃなくて|訂正/i;
/** Nothing is taken off as chatter without a word that only chats. */
const CHATS =
	/\b(?:hi|hiya|hello|hey|heya|yo|dear|good (?:morning|afternoon|evening|day)|morning|evening|please|pls+|plz|thanks?|thx|thank you|cheers|ta|tia|ty|lol|lmao|haha\w*|hehe|sorry|apologies|excuse|hope|hoping|makes? sense|can you|could you|cud you|would you|will you|can u|could u|cn u|help me|help|i need help|wondering|question|ok|okay|yeah|yes|yep|hmm+|so|well|right|anyway|um+|erm?|btw|idk|dunno|no idea|no clue|clueless|whatever|you know|i guess|i think|i mean|kind of|basically|honestly|ugh|argh|omg|lads?|mate|guys|folks|best|regards|appreciated?|grateful|lifesaver|legend|star|xx+|hola|buenas|gracias|porfa(?:vor)?|por favor|perd[oó]n|disculpa|puedes|podr[ií]as|me ayudas|ayuda|bonjour|salut|coucou|merci|svp|stp|s'il|peux[- ]tu|tu peux|pouvez|vous pouvez|d[ée]sol[ée]e?|aide|hallo|moin|servus|bitte|danke|kannst du|k[oö]nnt|k[oö]nnen sie|sorry|hilfe|ciao|salve|buongiorno|grazie|per favore|puoi|potresti|mi aiuti|aiuto|scusa|ol[áa]|oi|obrigad[oa]|por favor|pode|voc[êe] pode|me ajuda|ajuda|desculpa|cze[sś][cć]|dzie[nń] dobry|prosz[eę]|dzi[eę]ki|dzi[eę]kuj[eę]|mo[zż]esz|pom[oó][zż]|pomocy|sorki)\b|你好|您好|谢谢|請|请|麻烦|帮我|帮忙|可以吗|能不能|拜托|嗨|哈哈|すみません|お願い|よろしく|ありがとう|こんにちは|助けて|w+$|笑/iu;
const HOLDS_SOMETHING =
	/\d|["“«「]|https?:|@|\b(?:without|must|only|never|avoid|not too|nothing|no (?!idea|clue|rush|worries|problem|pressure|hurry)\p{L}+|don'?t (?:use|mention|write|say|include|want|make))\b/iu;
const MOST_CHATTER_WORDS = 14;
/** Languages in which chatter is known. */
const HEARD: ReadonlySet<string> = new Set(['en', 'es', 'fr', 'pt', 'it', 'de', 'pl', 'ja', 'zh']);

/**
 * What a part is, as far as it is sure. Whatever would be taken off the text needs proof: chatter a word that only chats,
 * what was taken back a word that takes back, a passage within a line a colon or a longer quotation.
 */
export function sureKind({ kind, start, end }: Part, text: string, language: string): PartKind {
	const words = text.slice(start, end);
	if (!HEARD.has(language) && (kind === 'chatter' || kind === 'superseded')) return 'limit';
	if (kind === 'background' && (/\d/.test(words) || words.trim().split(/\s+/).length <= SHORTEST_TALE)) return 'limit';
	if (kind === 'superseded') return isTakenBack(words) ? kind : 'limit';
	if (kind === 'material') return isHandedOver(text, start, words) ? kind : 'content';
	if (kind === 'chatter') return isChatter(words) ? kind : 'background';
	return kind;
}

/** In two words nobody tells a story. */
const SHORTEST_TALE = 2;
const MOST_TAKEN_BACK_WORDS = 14;
/** The word that takes back stands at the end of what is taken back: one that opens it speaks of what stands before. */
const NEAR_END = 5;

function isTakenBack(words: string): boolean {
	const all = words.trim().split(/\s+/);
	if (all.length > MOST_TAKEN_BACK_WORDS) return false;
	return TAKES_BACK.test(all.slice(-NEAR_END).join(' ')) && TAKES_BACK.exec(words.trim())?.index !== 0;
}

/** Little words that say nothing beside chatter. */
const LITTLE =
	/\b(?:i|im|i'm|me|my|you|u|your|a|an|the|to|with|this|that|it|its|it's|is|am|are|for|of|and|but|if|in|on|just|would|be|really|very|much|so|all|there|one|some|any|quick|long|bit|here|now|need|want|have|got|do|again|in advance|will|then|as|at|un|una|una|con|me|te|lo|la|le|les|un|une|des|du|de|mi|moi|mit|mir|ein|eine|das|zu|un|una|con|mi|um|uma|com|me|mi|w|z|na)\b/giu;

/** Whether nothing is left of a part once what only chats is taken off. */
function isChatter(words: string): boolean {
	if (!CHATS.test(words) || HOLDS_SOMETHING.test(words) || words.split(/\s+/).length > MOST_CHATTER_WORDS) return false;
	const left =
		words
			.replace(new RegExp(CHATS, 'giu'), ' ')
			.replace(LITTLE, ' ')
			.match(/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]|[\p{L}\p{N}]+/gu) ?? [];
	return left.length === 0 || (left.length <= 2 && /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(words));
}

const LONG_QUOTE_WORDS = 6;
const NAMES_WORDS =
	/\b(?:key)?words?|phrases?|options?|names?|titled?|called|say|says|mention|with|following(?: format)?\s*:?\s*$/i;

/** Within a line, only a longer quotation is pasted, or what a colon announces; words to use or to avoid are not. */
function isHandedOver(text: string, start: number, words: string): boolean {
	const lead = text.slice(Math.max(0, start - 40), start);
	if (NAMES_WORDS.test(lead)) return false;
	const isAnnounced = /[:：]\s*$/.test(lead);
	return isAnnounced || (/^\s*["“„«「『`]/.test(words) && words.trim().split(/\s+/).length >= LONG_QUOTE_WORDS);
}

import { findCorrections } from '#engine/editing/corrections';
import type { PartKind } from '#engine/tagging/part-labels';
import { COURTESY, GREETING } from './data/greetings.ts';
import { isSpokenOf } from './material/speaks-of-passage.ts';
import { OBJECT } from './openers.ts';
import type { Part } from './part.ts';
import { wordsIn } from './sentence-ends.ts';
import { shapeOf } from './shape.ts';

/** Words of correction; a part without one of them is not superseded. */
const TAKES_BACK =
	/\b(?:(?:no|oh|ah|hm+),? wait|wait|sorry|(?<=[,.…-]\s?|no,? )actually|scratch|instead|i mean(?:t)?|forget|ignore|correction|oops|or rather|never ?mind|make (?:it|that)|changed my mind|perd[oó]n|mejor|digo|espera|olvida|pardon|plut[oô]t|enfin|oublie|attends|quatsch|doch lieber|moment|besser|vergiss|lass|scusa|anzi|aspetta|meglio|desculpa|ali[aá]s|melhor|esquece|czekaj|znaczy|jednak|przepraszam|sorki)\b|\b(?:no|nope|nah|non|nein|nie),|[,.…-]\s*(?:no|nope|non|nein|nie)\W*$|不对|不是|算了|还是|说错|いや|やっぱ|違う|じゃなくて|訂正/i;
/** Words of small talk; a part without one of them is not chatter. */
const CHATS =
	/\b(?:hi|hiya|hello|hey|heya|yo|dear|good (?:morning|afternoon|evening|day)|morning|evening|please|pls+|plz|thanks?|thx|thank you|cheers|ta|tia|ty|lol|lmao|haha\w*|hehe|sorry|apologies|excuse|hope|hoping|makes? sense|can you|could you|cud you|would you|will you|can u|could u|cn u|help me|help|i need help|wondering|question|ok|okay|yeah|yes|yep|hmm+|so|well|right|anyway|um+|erm?|btw|idk|dunno|no idea|no clue|clueless|whatever|you know|i guess|i think|i mean|kind of|basically|honestly|ugh|argh|omg|lads?|mate|guys|folks|best|regards|appreciated?|grateful|lifesaver|legend|star|xx+|hola|buenas|gracias|porfa(?:vor)?|por favor|perd[oó]n|disculpa|puedes|podr[ií]as|me ayudas|ayuda|bonjour|salut|coucou|merci|svp|stp|s'il|peux[- ]tu|tu peux|pouvez|vous pouvez|d[ée]sol[ée]e?|aide|hallo|moin|servus|bitte|danke|kannst du|k[oö]nnt|k[oö]nnen sie|sorry|hilfe|ciao|salve|buongiorno|grazie|per favore|puoi|potresti|mi aiuti|aiuto|scusa|ol[áa]|oi|obrigad[oa]|por favor|pode|voc[êe] pode|me ajuda|ajuda|desculpa|cze[sś][cć]|dzie[nń] dobry|prosz[eę]|dzi[eę]ki|dzi[eę]kuj[eę]|mo[zż]esz|pom[oó][zż]|pomocy|sorki)\b|你好|您好|谢谢|請|请|麻烦|帮我|帮忙|可以吗|能不能|拜托|嗨|哈哈|すみません|お願い|よろしく|ありがとう|こんにちは|助けて|w+$|笑/iu;
const HOLDS_SOMETHING =
	/\d|["“«「]|https?:|@|\b(?:without|must|only|never|avoid|not too|nothing|no (?!idea|clue|rush|worries|problem|pressure|hurry)\p{L}+|don'?t (?:use|mention|write|say|include|want|make))\b/iu;
const MOST_CHATTER_WORDS = 14;
/** A sentence that only greets, or asks whether this is the place to ask: "Good afternoon from Pune.", "Hiya hun." */
const GREETS = new RegExp(
	`^\\W{0,3}(?:(?:${GREETING}|(?:morning|afternoon|evening)(?: all| everyone)?)(?: from [A-Z]\\p{L}{1,14}(?: [A-Z]\\p{L}{1,14})?)?[\\s,.!]{0,6})?(?:(?:is this where|can) (?:i|we) (?:ask|come)\\b[^.!?\\n]{0,24}\\?)?$`,
	'iu',
);
/** Languages whose chatter is recognised. */
const HEARD: ReadonlySet<string> = new Set(['en', 'es', 'fr', 'pt', 'it', 'de', 'pl', 'ja', 'zh']);

/**
 * Corrects the tagger's kind of a part. A kind that removes words from the request needs proof: chatter a word of small talk,
 * superseded words a word of correction, a passage within a line a colon or a longer quotation.
 */
export function sureKind({ kind, start, end }: Part, text: string, language: string): PartKind {
	const words = text.slice(start, end);
	if (language === 'en' && /\p{L}/u.test(words) && GREETS.test(words.trim())) return 'chatter';
	if (language === 'en' && (HELP_ALONE.test(words) || COURTESY.test(words.trim()))) return 'chatter';
	if (language === 'en' && isSigned(text, start, words)) return 'chatter';
	if (!HEARD.has(language) && (kind === 'chatter' || kind === 'superseded')) return 'limit';
	if (language === 'en' && kind === 'ban' && LACKS.test(words)) return 'background';
	if (kind === 'superseded') return isTakenBack(text, start, end) && !losesWishes(words) ? kind : 'limit';
	if (kind === 'material' && !isHandedOver(text, start, end)) return 'content';
	if (kind === 'material' && language === 'en' && !isSpokenOf(words, `${text.slice(0, start)}\n${text.slice(end)}`))
		return 'background';
	if (kind === 'material') return kind;
	if (kind === 'chatter' && isChatter(words)) return kind;
	// In scripts without spaces the words cannot be counted, so chatter is kept as background.
	if (kind === 'chatter' && SPACELESS.test(words)) return 'background';
	if (kind === 'background' || kind === 'chatter')
		return isTold(words) && !WISHES.test(words) && !isOrdered(words, language) && !isSaidAlong(text, start, words)
			? 'background'
			: 'limit';
	return kind;
}

const MOST_TAKEN_BACK = 7;
/** "stop the noise at night but still hear Facebook... no,": more is said than what is taken back by a mere "no". */
const losesWishes = (words: string): boolean =>
	wordsIn(words) > MOST_TAKEN_BACK && /(?:\.{2,5}|…|,)\s?no,?\W*$/i.test(words);

/** "need quick help.": a request for help that names nothing, which is chatter. */
const HELP_ALONE =
	/^\W{0,9}(?:(?:hi|hello|hey|ok)(?: there)?\W+)?(?:i )?need (?:(?:some|a bit of|quick|urgent|your) ){0,2}help(?: please| pls)?\W*$/i;

const SIGN_OFF =
	/^(?:yours(?: truly| sincerely| faithfully)?|(?:kind|best|warm) regards|regards|cheers|best|(?:many )?thanks)[,.]? (\p{Lu}\p{L}+)\W*$/iu;

/** Whether words sign the request itself: "Yours, Harold", where the name occurs before. */
function isSigned(text: string, start: number, words: string): boolean {
	const name = SIGN_OFF.exec(words.trim())?.[1];
	return name !== undefined && text.slice(0, start).includes(name);
}

/** "don't know how to start", "I don't have a printer": statements about oneself that forbid nothing. */
const LACKS =
	/^\W{0,9}(?:(?:and|but|also) )?(?:i |we )?(?:don'?t|do not|didn'?t) (?:really |even |actually )?(?:know|understand|remember|own|speak|drive|get why|have (?!to\b))(?! (?:it|them|this|that|any \p{L}+ing)\b)/iu;

const SPACELESS = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;
/** Background of at most two words becomes a limit, as does background with a figure, so that the result keeps it as a line. */
const SHORTEST_TALE = 2;
const isTold = (words: string): boolean => !/\d/.test(words) && wordsIn(words) > SHORTEST_TALE;

/** "I want the compensation": a wish, even among statements. */
const WISHES =
	/^\W{0,9}(?:(?:i|we)(?:'d| would)?(?: just| really| also)? (?:want|need|like)|(?:just |really |also )?(?:want|need)) (?!.*\b(?:but|says?)\b)/i;

/** "I'll paste it into a chat, so no tables": a rule behind its reason. */
const FOLLOWS =
	/\bso (?:no|not|don'?t|keep|make it|please|it (?:must|has to|should|needs))\b|, (?:please )?(?:mention|include|add|use|keep|put) \p{L}/iu;
/** "mention I did his medicines": content of the answer, though a statement follows. */
const NAMES_CONTENT =
	/^\W{0,9}(?:(?:and|but|also|please|pls) )*(?:mention|include|tell them|say that|remember|promise)\s/i;
/** "No group work": a short ban. */
const BARE_BAN = /^\W{0,9}no \p{L}+(?: [\p{L}'’-]+){0,2}\W*$/iu;
/** Whether words are an order, even among statements: "keep it plain", "don't mention the dog". */
function isOrdered(words: string, language: string): boolean {
	if (language !== 'en') return false;
	const { verb, isNegated, isQuestion, isTaskVerb, isRuleVerb } = shapeOf(words);
	if (isQuestion) return false;
	if (BARE_BAN.test(words) || FOLLOWS.test(words) || NAMES_CONTENT.test(words)) return true;
	const [, object = ''] = words
		.trim()
		.replace(/^(?:and|but|also|please|pls|so),? /i, '')
		.split(/\s+/);
	return (
		(isNegated && /^\W{0,9}(?:don'?t|do not|never|avoid)\s/i.test(words)) ||
		((isTaskVerb || isRuleVerb) && verb !== null && OBJECT.test(object))
	);
}

const TELLER =
	/^\W{0,9}(?:(?:and|but|also|so|because|since|as|y|et|und|e|i|que|porque|weil|car) )*(?:i|i'm|im|i've|ive|we|my|our|he|she|they|it|its|his|her|their|the|there|this|that|some|ich|wir|mein\w*|je|j'|nous|mon|ma|mes|yo|tengo|soy|estoy|mi|mis|io|ho|sono|eu|tenho|sou|meu|minha|mam|jestem|m[oó]j\w*)(?![\p{L}])/iu;
/** Whether words behind a comma continue a wish, since no person is their subject: "..., the football stays too". */
const isSaidAlong = (text: string, start: number, words: string): boolean =>
	/^[\p{sc=Latin}\P{L}]+$/u.test(words) &&
	/,\s*$/.test(text.slice(Math.max(0, start - 3), start)) &&
	!TELLER.test(words);

const MOST_TAKEN_BACK_WORDS = 14;
/** A word of correction counts within this many words of the part's end: one at its start corrects the words before it. */
const NEAR_END = 5;

/** "invoice no, date, total": the number of something, and no word of correction. */
const NUMBER_OF =
	/\b(?:account|bank|batch|booking|case|certificate|claim|customer|flat|house|invoice|item|job|licence|member\w*|mobile|model|order|page|part|phone|po|policy|ref\w*|reg\w*|room|serial|tel|ticket|unit) no\.?,?\s*$/i;

function isTakenBack(text: string, start: number, end: number): boolean {
	const words = text.slice(start, end);
	const all = words.trim().split(/\s+/);
	// "friday, sorry saturday": the part holds its own replacement, so it must not be removed as a whole.
	if (all.length > MOST_TAKEN_BACK_WORDS || findCorrections(words, [{ start: 0, end: words.length }]).length > 0)
		return false;
	const isSaidAnew = text.slice(end).trimStart().toLowerCase().startsWith(all.slice(0, 2).join(' ').toLowerCase());
	return (
		!NUMBER_OF.test(words) &&
		!/^\s*[\d.,£$€]+ (?:was|is|were|are)\b/.test(text.slice(end, end + 24)) &&
		(ENDS_BACK.test(words) || isSaidAnew) &&
		TAKES_BACK.test(all.slice(-NEAR_END).join(' ')) &&
		TAKES_BACK.exec(words.trim())?.index !== 0
	);
}

/** "..., so ignore that": the correction must end the part, so that no replacement behind it is removed, unless the next words repeat it. */
const ENDS_BACK = new RegExp(
	`(?:${TAKES_BACK.source})[^\\p{L}\\p{N}]*(?:(?:that|it|this|them|those|these|all|the|last|bit|one|part|line|about|lo|eso|[çc]a|das|es|questo|isso|to)[^\\p{L}\\p{N}]*){0,3}$`,
	'iu',
);

/** Function words and the like, which may stand within chatter. */
const LITTLE =
	/\b(?:i|im|i'm|me|my|you|u|your|a|an|the|to|with|this|that|it|its|it's|is|am|are|ur|you're|youre|doing|having|keeping|nice|lovely|great|fine|million|bunch|loads|lots|can|could|are|were|chatgpt|sir|madam|x|day|weekend|week|for|of|and|but|if|in|on|just|would|be|really|very|much|so|all|there|one|some|any|quick|long|bit|here|now|need|want|have|got|do|again|in advance|will|then|as|at|un|una|una|con|me|te|lo|la|le|les|un|une|des|du|de|mi|moi|mit|mir|ein|eine|das|zu|un|una|con|mi|um|uma|com|me|mi|w|z|na)\b/giu;

/** Whether nothing is left of a part without its small talk and function words. */
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

/** "<TEXT>. Keep the names.": a placeholder instead of the passage, with an instruction behind it. */
export const STANDS_FOR = /^\s*(?:<[A-Z][\w ]{0,30}>|\{\{?[^{}]{1,40}\}?\}|\[[A-Z][^[\]]{0,40}\])[.,]?\s+(?=\p{L})/u;

/** "I worked: 2015 to 2019 as a porter": a statement; the words behind the colon are not pasted. */
const OF_ONESELF = /\b(?:i|we) (?:worked|have|need|want|like|know|speak|can|did|do)\b[^.!?\n]{0,16}:\s*$/i;

/** "... Provide your answer as bullets.": an instruction to the assistant. */
const SPEAKS_OF_ANSWER = /[.!?]\s[^.!?]*\byour (?:\p{L}+ )?(?:answer|response|output|reply)\b/iu;

/** '... for a picture book, "all rights in all territories", half on signature': a quotation within a sentence. */
const QUOTES_WITHIN = /[\p{L}\d,]\s+$/u;

const MOST_ROW_WORDS = 14;
/** Words before a colon that announce a text: "translate this:", "my notes say:", "here's the letter:". */
const ANNOUNCES =
	/\b(?:this|these|here|following|below|text|sentence|paragraph|lines?|words|e-?mails?|letter|message|notes?|reads?|says?|said|wrote|sent|got|goes|translate|rewrite|reword|rephrase|proof ?read|correct|fix|check|edit|improve|summari[sz]e|shorten|simplify|tighten|polish|tidy|draft|data|code|error|log|input|output|question|prompt)\b/i;
/** "a silent auction of promises: babysitting, doing your ironing": a short row in lower case that goes on with the sentence. */
const isOwnRow = (text: string, start: number, words: string): boolean =>
	/^\s*\p{Ll}/u.test(words) &&
	/, /.test(words) &&
	wordsIn(words) <= MOST_ROW_WORDS &&
	/\p{L}: $/u.test(text.slice(0, start)) &&
	!ANNOUNCES.test(
		text
			.slice(0, start)
			.split(/[.!?\n]\s/)
			.at(-1) ?? '',
	);

/** Whether part of a line is a passage: a longer quotation, or words announced by a colon; not words to use or to avoid. */
function isHandedOver(text: string, start: number, end: number): boolean {
	const words = text.slice(start, end);
	const lead = text.slice(Math.max(0, start - 40), start);
	if (/^\s*"/.test(words) && (text.slice(0, start).split('"').length - 1) % 2 === 1) return false;
	if (QUOTES_WITHIN.test(lead) && /["”»],?\s*$/.test(words) && /^\W{0,3}[\p{Ll}\d]/u.test(text.slice(end, end + 4)))
		return false;
	if (NAMES_WORDS.test(lead) || OF_ONESELF.test(lead) || STANDS_FOR.test(words) || SPEAKS_OF_ANSWER.test(words))
		return false;
	if (isOwnRow(text, start, words)) return false;
	// The words behind the colon must end their line or sentence, unlike in "prompt: honey brand, hexagon, gold on black".
	const isAnnounced =
		/[:：]\s*$/.test(lead) &&
		/(?:^\s*|[.!?。！？"”»」]\s*)$/.test(text.slice(end).split('\n')[0]?.trim() === '' ? '' : words);
	return isAnnounced || (/^\s*["“„«「『`]/.test(words) && wordsIn(words) >= LONG_QUOTE_WORDS);
}

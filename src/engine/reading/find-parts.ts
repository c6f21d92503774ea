import type { PartKind } from '#engine/tagging/part-labels';
import { tagParts } from '#engine/tagging/tag-parts';
import { viewWithout } from '#engine/tagging/view';
import { findProtected } from './protected.ts';
import { type Range, type Source, trimRange } from './source.ts';

/** One part of a request: what it is, and where it stands without the white space around it. */
export interface Part extends Range {
	readonly kind: PartKind;
}

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
const HAS_WORD = /[\p{L}\p{N}]/u;
/** Words that mean nothing on their own: they go with what follows. */
const LOOSE =
	/^[\s,;:.]*(?:(?:and|but|also|then|plus|or|so|oh|to|for|with|the|a|an|of|in|on|as|that|which|it|is|are|be|y|e|et|und|und dann|i|o|ou|oder|con|avec|mit|de|pour|para|per|für|za|na|do|z|w)\s*){1,3}[\s,;:]*$/i;

/**
 * Cuts what is said around the passages into parts. Whatever would be taken off the text has to be sure: a part that holds
 * a figure, a ban or a quotation is no chatter, and nothing is superseded without a word that takes it back.
 */
export function findParts(source: Source, passages: readonly Range[], language: string): Part[] {
	const view = viewWithout(source.folded, passages);
	const tagged = tagParts(view.text, language).map(({ kind, start, end }) => ({
		kind,
		start: view.toSource(start),
		end: end === view.text.length ? source.text.length : view.toSource(end),
	}));
	const cut = tagged.flatMap((part) => withoutPassages(part, passages));
	const sure = withoutLooseEnds(source.text, cut).map((part) => ({
		...part,
		kind: sureKind(part, source.folded, language),
	}));
	return itemsApart(
		source.folded,
		sizesApart(
			source.folded,
			withoutTales(source.folded, withReasons(source.folded, withConsequences(source.folded, sure))),
		),
	)
		.flatMap((part) => sentencesOf(source, part))
		.map((part) => ({ ...trimRange(source.text, part), kind: part.kind }))
		.filter(({ start, end }) => start < end);
}

/** What is left of a part on both sides of the passages in it. */
function withoutPassages(part: Part, passages: readonly Range[]): Part[] {
	let rest: Part[] = [part];
	for (const passage of passages)
		rest = rest.flatMap((one) => {
			if (passage.end <= one.start || one.end <= passage.start) return [one];
			return [
				{ ...one, end: passage.start },
				{ ...one, start: passage.end },
			].filter(({ start, end }) => start < end);
		});
	return rest;
}

/** Signs alone, and words that mean nothing alone, go with their neighbour. */
function withoutLooseEnds(text: string, parts: readonly Part[]): Part[] {
	const joined: Part[] = [];
	let carried: number | null = null;
	for (const part of parts) {
		const words = text.slice(part.start, part.end);
		const before = joined.at(-1);
		if (!HAS_WORD.test(words)) {
			if (before && text.slice(before.end, part.start).trim() === '')
				joined[joined.length - 1] = { ...before, end: part.end };
			continue;
		}
		const start: number = carried ?? part.start;
		carried = null;
		if (LOOSE.test(words) && part !== parts.at(-1) && part.kind !== 'chatter') {
			carried = start;
			continue;
		}
		joined.push({ ...part, start });
	}
	return joined;
}

function sureKind({ kind, start, end }: Part, text: string, language: string): PartKind {
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

const CONDITION =
	/^\s*(?:and |but |also )?(?:if|unless|whenever|when|once|where possible|in case|si|cuando|quand|wenn|falls|sobald|se|quando|je[sś]li|je[zż]eli|gdy)\s/i;

/** "If a poem is longer than forty lines, suggest ...": what a condition calls for stays with it. */
function withConsequences(text: string, parts: readonly Part[]): Part[] {
	const joined: Part[] = [];
	for (const part of parts) {
		const before = joined.at(-1);
		const isHanging =
			before !== undefined &&
			before.kind !== 'task' &&
			part.kind !== 'chatter' &&
			CONDITION.test(text.slice(before.start, before.end)) &&
			/,\s*$/.test(text.slice(before.start, part.start)) &&
			!text
				.slice(before.start, part.start - 1)
				.trim()
				.slice(0, -1)
				.includes(',');
		if (isHanging) joined[joined.length - 1] = { kind: 'condition', start: before.start, end: part.end };
		else joined.push(part);
	}
	return joined;
}

const REASON =
	/^\s*(?:because|bc|bcs|cos|cuz|since (?!\d)|as (?:i|we|he|she|they|it)\b|so that|porque|ya que|parce qu|car |weil|da (?:ich|wir|er|sie|es)\b|denn |perch[eé]|pois |bo |poniewa[zż]|因为)/i;

/** "because ..." behind a wish, or "if ..." without a comma before it. */
function hangsOn(text: string, before: Part, part: Part): boolean {
	const lead = text.slice(before.start, part.start);
	if (before.kind === 'chatter' || /[.!?\n]\s*$/.test(lead)) return false;
	const words = text.slice(part.start, part.end);
	return REASON.test(words) || (CONDITION.test(words) && !/[,;:]\s*$/.test(lead));
}

/** A reason stays with what it is the reason of. */
function withReasons(text: string, parts: readonly Part[]): Part[] {
	const joined: Part[] = [];
	for (const part of parts) {
		const before = joined.at(-1);
		const isHung =
			before !== undefined && part.kind !== 'task' && part.kind !== 'superseded' && hangsOn(text, before, part);
		if (isHung) joined[joined.length - 1] = { ...before, end: part.end };
		else joined.push(part);
	}
	return joined;
}

/** "I broke my ankle 8 weeks ago": told, not asked. */
const TELLS =
	/^\W{0,3}(?:(?:ok |so |hi |and |but |also ){0,2}(?:i|we|my|our|he|she|they|his|her|it|its|it's|there|theres|im|i'm|ive|i've|we're|were|we've|this \w+ (?:is|takes|has|keeps|gives|was)|the \w+ (?:is|are|was|were|has|keeps?))|tengo|soy|estoy|estamos|mi|mis|somos|j'ai|je suis|nous|mon|ma|mes|on|ich|wir|mein|meine|unser|ho|sono|siamo|il mio|la mia|mio|mia|tenho|sou|estou|somos|meu|minha|mam|jestem|jesteśmy|mój|moja|moje|我|我们|うち|私)(?![\p{L}\p{N}])/iu;
const WANTS =
	/^\W{0,3}(?:\w{1,6} ){0,2}(?:i|we|im|i'm|i'd|id|i've|ive)(?:'d|'ve| would| really| just| also| have)? ?(?:need|want|like|love|have to|must|gotta|looking|after|wondering|trying|thinking|hoping|require|got to|should|can)\b|\b(?:how|what|whats|why|which|wanna|gonna)\b|[?？]|\b(?:necesito|quiero|quisiera|busco|besoin|veux|voudrais|aimerais|cherche|brauche|m[öo]chte|will|suche|muss|soll|vorrei|voglio|cerco|devo|preciso|quero|queria|procuro|potrzebuj\w*|chc[eę]|chcia[łl]\w*|szukam|musz[eę])\b|想|要|需要|帮|たい|ほしい|欲しい|ください|どう|か$/iu;

/** "Van does 31 mpg". */
const STATES =
	/^\W{0,3}(?!(?:what|whats|how|hows|why|which|who|when|where|is|are|does|do|can|could|should|would|will|write|make|give|create|plan|find|list|help|fix|check|explain|tell|need|want|if|please)\b)(?:the |a |an )?[\p{L}'-]+(?: [\p{L}'-]+){0,2} (?:is|are|does|has|was|were|takes|costs|keeps|got|says|said|runs)\b/iu;

/** Where something is asked for outright, what is only told is no request. */
function withoutTales(text: string, parts: readonly Part[]): Part[] {
	const wordsOf = ({ start, end }: Part) => text.slice(start, end);
	const isTale = (part: Part) =>
		part.kind === 'task' &&
		(TELLS.test(wordsOf(part)) || STATES.test(wordsOf(part))) &&
		!WANTS.test(wordsOf(part)) &&
		!/\b(?:so|please|pls) (?:give|write|make|tell|help|can)\b/i.test(wordsOf(part));
	if (!parts.some((part) => part.kind === 'task' && !isTale(part))) return [...parts];
	return parts.map((part) => (isTale(part) ? { ...part, kind: 'limit' as const } : part));
}

/** "marathon plan 18 weeks": the size hangs on the thing without a sign. */
const SIZE_BEHIND =
	/(?<=\p{L}{3,}\s)(?<!(?:for|in|of|under|about|to|than|least|most|max|the|my|our|with|over|next|last|within|per|by|from|and|or|these|those|only|past|first|top|every|each|save|around|para|pour|für|per|con|avec|mit|dans|en|dla|na|z|w)\s)\d+(?:\s?[-–x]\s?\d+)?\s?(?:weeks?|days?|months?|mins?|minutes?|hours?|hrs?|words?|lines?|pages?|slides?|sentences?|people|persons?|kids|books|options|ideas|questions?|bullets?|nights?|semanas?|d[ií]as?|personas|minutos|semaines?|jours?|personnes|wochen|tage|personen|minuten|settimane|giorni|persone|minuti|dias|pessoas|tygodni|dni|os[oó]b|minut)[\s,.;]*$/iu;

function sizesApart(text: string, parts: readonly Part[]): Part[] {
	return parts.flatMap((part) => {
		const size = part.kind === 'task' ? SIZE_BEHIND.exec(text.slice(part.start, part.end)) : null;
		if (!size || size.index < MIN_TASK_CHARS) return [part];
		const at = part.start + size.index;
		return [
			{ ...part, end: at },
			{ kind: 'amount' as const, start: at, end: part.end },
		];
	});
}

const MIN_TASK_CHARS = 9;
const ITEM = /(?<=^|[\s:,;])\(?([1-9])\)\s(?=\S)/g;

/** "1) a plan ... 2) a message": each number begins a part; what the first item is, the others are too. */
function itemsApart(text: string, parts: readonly Part[]): Part[] {
	const marks = [...text.matchAll(ITEM)]
		.filter(({ 1: digit }, at) => Number(digit) === at + 1)
		.map(({ index }) => index);
	if (marks.length < 2) return [...parts];
	const first = parts.find(({ start, end }) => start <= (marks[0] ?? 0) && (marks[0] ?? 0) < end)?.kind;
	return parts.flatMap((part) => {
		// "Please write 1) a plan": what leads to the first item goes with it.
		const inside = marks.slice(first === 'task' ? 1 : 0).filter((mark) => part.start < mark && mark < part.end);
		const cuts = [part.start, ...inside, part.end];
		return cuts.slice(0, -1).map((start, at) => ({
			kind: first === 'task' && marks.includes(start) ? ('task' as const) : part.kind,
			start,
			end: cuts[at + 1] ?? part.end,
		}));
	});
}

const SENTENCE_END =
	/(?<!\b(?:no|nr|mr|mrs|ms|dr|st|vs|etc|e\.g|i\.e|approx|z\.b|p\.ex|sr|sra|m|ca|bzw|inkl|min|max|np|tel|art|str)|\s\p{L}|\d)[.!?]+["”’)]?\s+(?=[\p{L}\d"“(£$€])|(?<=\d)[.!?]\s+(?=\p{L}{2})|[。！？]/giu;

/** Wishes and facts end with their sentence, whatever case the next one begins in. What is asked may be told in several. */
function sentencesOf(source: Source, part: Part): Part[] {
	if (part.kind === 'task' || part.kind === 'material' || part.kind === 'superseded') return [part];
	const words = source.folded.slice(part.start, part.end);
	const quoted = findProtected(source, part);
	const cuts = [...words.matchAll(SENTENCE_END)]
		.map((match) => part.start + match.index + match[0].length)
		.filter((cut) => cut < part.end && !quoted.some(({ start, end }) => start < cut && cut < end));
	const ends = [part.start, ...cuts, part.end];
	return ends.slice(0, -1).map((start, at) => ({ kind: part.kind, start, end: ends[at + 1] ?? part.end }));
}

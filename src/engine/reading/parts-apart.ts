import type { Part } from './find-parts.ts';
import { findProtected } from './protected.ts';
import type { Source } from './source.ts';

/** "I broke my ankle 8 weeks ago": told, not asked. */
const TELLS =
	/^\W{0,3}(?:(?:ok |so |hi |and |but |also ){0,2}(?:i|we|my|our|he|she|they|his|her|it|its|it's|there|theres|im|i'm|ive|i've|we're|were|we've|this \w+ (?:is|takes|has|keeps|gives|was)|the \w+ (?:is|are|was|were|has|keeps?))|tengo|soy|estoy|estamos|mi|mis|somos|j'ai|je suis|nous|mon|ma|mes|on|ich|wir|mein|meine|unser|ho|sono|siamo|il mio|la mia|mio|mia|tenho|sou|estou|somos|meu|minha|mam|jestem|jesteśmy|mój|moja|moje|我|我们|うち|私)(?![\p{L}\p{N}])/iu;
const WANTS =
	/^\W{0,3}(?:\w{1,6} ){0,2}(?:i|we|im|i'm|i'd|id|i've|ive)(?:'d|'ve| would| really| just| also| have)? ?(?:need|want|like|love|have to|must|gotta|looking|after|wondering|trying|thinking|hoping|require|got to|should|can)\b|\b(?:how|what|whats|why|which|wanna|gonna)\b|[?？]|\b(?:necesito|quiero|quisiera|busco|besoin|veux|voudrais|aimerais|cherche|brauche|m[öo]chte|will|suche|muss|soll|vorrei|voglio|cerco|devo|preciso|quero|queria|procuro|potrzebuj\w*|chc[eę]|chcia[łl]\w*|szukam|musz[eę])\b|想|要|需要|帮|たい|ほしい|欲しい|ください|どう|か$/iu;

/** "Van does 31 mpg". */
const STATES =
	/^\W{0,3}(?!(?:what|whats|how|hows|why|which|who|when|where|is|are|does|do|can|could|should|would|will|write|make|give|create|plan|find|list|help|fix|check|explain|tell|need|want|if|please)\b)(?:the |a |an )?[\p{L}'-]+(?: [\p{L}'-]+){0,2} (?:is|are|does|has|was|were|takes|costs|keeps|got|says|said|runs)\b/iu;

/** Where something is asked for outright, what is only told is no request. */
export function withoutTales(text: string, parts: readonly Part[]): Part[] {
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

export function sizesApart(text: string, parts: readonly Part[]): Part[] {
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

const COMMA = /(?<!\d),\s+|,\s+(?=\D)/g;
const SHORT_WISH = 6;
/** A figure, a sum, a ban or somebody it is about: such a piece says something of its own. */
const OWN_WISH =
	/\d|[£$€]|^(?:no|not|without|under|max|budget|only|allergic|son|daughter|wife|husband|partner|mum|dad|kids?|one|two|three)\b|\b(?:allerg\w+|only|vegetarian|vegan|halal|kosher|gluten|beginner)\b/i;
/** "I have 2 eggs, 3 onions": an enumeration that somebody owns, does or has. */
const ENUMERATES =
	/^\W*(?:i|we|he|she|they|it|my|our|the|there|with|have|got|include|mention|use|using|want|need|add|and|of|from)\b|\b(?:have|has|got|is|are|was|were|include|includes|like|likes)\b|:/i;

/** "vegetarian, 40 quid, son allergic to nuts": short pieces that each say something are a wish each. */
export function listsApart(text: string, parts: readonly Part[]): Part[] {
	return parts.flatMap((part) => {
		if (part.kind !== 'limit' && part.kind !== 'audience') return [part];
		const words = text.slice(part.start, part.end);
		const cuts = [...words.matchAll(COMMA)].map(({ index, 0: comma }) => part.start + index + comma.length);
		const ends = [part.start, ...cuts, part.end];
		const pieces = ends.slice(0, -1).map((start, at) => ({ ...part, start, end: ends[at + 1] ?? part.end }));
		return pieces.length > 1 && areWishes(pieces.map(({ start, end }) => text.slice(start, end).trim()))
			? pieces
			: [part];
	});
}

const areWishes = (pieces: readonly string[]): boolean =>
	!ENUMERATES.test(pieces[0] ?? '') &&
	pieces.every((piece) => piece.split(/\s+/).length <= SHORT_WISH && !/^(?:and|or)\s/i.test(piece)) &&
	pieces.filter((piece) => OWN_WISH.test(piece)).length * 2 > pieces.length;

const MIN_TASK_CHARS = 9;
const ITEM = /(?<=^|[\s:,;])\(?([1-9])\)\s(?=\S)/g;

/** "1) a plan ... 2) a message": each number begins a part; what the first item is, the others are too. */
export function itemsApart(text: string, parts: readonly Part[]): Part[] {
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
export function sentencesOf(source: Source, part: Part): Part[] {
	if (part.kind === 'task' || part.kind === 'material' || part.kind === 'superseded') return [part];
	const words = source.folded.slice(part.start, part.end);
	const quoted = findProtected(source, part);
	const cuts = [...words.matchAll(SENTENCE_END)]
		.map((match) => part.start + match.index + match[0].length)
		.filter((cut) => cut < part.end && !quoted.some(({ start, end }) => start < cut && cut < end));
	const ends = [part.start, ...cuts, part.end];
	return ends.slice(0, -1).map((start, at) => ({ kind: part.kind, start, end: ends[at + 1] ?? part.end }));
}

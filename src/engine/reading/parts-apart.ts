import { findCorrections, OPENS_BACK } from '#engine/editing/corrections';
import { everySaid, whereSaid } from './matching/says.ts';
import type { Part } from './part.ts';
import { findProtected } from './protected.ts';
import type { Source } from './source.ts';
import { bracketsIn } from './wishes-apart.ts';

/** "I broke my ankle 8 weeks ago": a statement, not a request. */
const TELLS =
	/^\W{0,3}(?:(?:ok |so |hi |and |but |also ){0,2}(?:i|we|my|our|he|she|they|his|her|it|its|it's|there|theres|im|i'm|ive|i've|we're|were|we've|this \w+ (?:is|takes|has|keeps|gives|was)|the \w+ (?:is|are|was|were|has|keeps?))|tengo|soy|estoy|estamos|mi|mis|somos|j'ai|je suis|nous|mon|ma|mes|on|ich|wir|mein|meine|unser|ho|sono|siamo|il mio|la mia|mio|mia|tenho|sou|estou|somos|meu|minha|mam|jestem|jesteśmy|mój|moja|moje|我|我们|うち|私)(?![\p{L}\p{N}])/iu;
const WANTS =
	/^\W{0,3}(?:\w{1,6} ){0,2}(?:i|we|im|i'm|i'd|id|i've|ive)(?:'d|'ve| would| really| just| also| have)? ?(?:need|want|like|love|have to|must|gotta|looking|after|wondering|trying|thinking|hoping|require|got to|should|can)\b|\band (?:i|we) (?:want|need|would like|wanna|have to)\b|\b(?:how|what|whats|why|which|wanna|gonna)\b|[?？]|\b(?:necesito|quiero|quisiera|busco|besoin|veux|voudrais|aimerais|cherche|brauche|m[öo]chte|will|suche|muss|soll|vorrei|voglio|cerco|devo|preciso|quero|queria|procuro|potrzebuj\w*|chc[eę]|chcia[łl]\w*|szukam|musz[eę])\b|想|要|需要|帮|たい|ほしい|欲しい|ください|どう|か$/iu;

/** "Van does 31 mpg": a statement about a thing. */
const STATES =
	/^\W{0,3}(?!(?:what|whats|how|hows|why|which|who|when|where|is|are|does|do|can|could|should|would|will|write|make|give|create|plan|find|list|help|fix|check|explain|tell|need|want|if|please)\b)(?:the |a |an )?[\p{L}'-]+(?: [\p{L}'-]+){0,2} (?:is|are|does|has|was|were|takes|costs|keeps|got|says|said|runs)\b/iu;

/** Makes limits of tasks that are only statements, where another task asks for something. */
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

/** "marathon plan 18 weeks": a size at the end, without punctuation before it. */
const SIZE_BEHIND =
	/(?:(?<=\p{L}{3,}\s)\d\s?(?:x|times|mal|fois|veces|vezes|volte|razy)\s(?:(?:per|a|por|pro|par|la|die|w) )?(?:week|day|month|semana|d[ií]a|woche|tag|semaine|jour|settimana|giorno|tygodniu)\s?)?(?<=\p{L}{3,}\s)(?<!(?<!\p{L})(?:for|in|of|under|about|to|than|least|most|max|the|my|our|with|over|next|last|within|per|by|from|and|or|these|those|only|past|first|top|every|each|save|around|remaining|another|serves?|have|has|had|got|gets?|takes?|took|lasts?|lasted|runs?|ran|spend|spent|wait|waited|reads?|does|did|need|needs|want|wants|works?|worked|walk|walks|train|trains|lost|lose|gain|pay|pays|para|pour|für|per|con|avec|mit|dans|en|dla|na|z|w|exactly|roughly|nearly|approximately|approx|circa|pra|pro|pras|por|das?|dos|del|della|entre|zwischen|unas|unos|umas|uns|etwa|rund|knapp|environ|około|okolo|jakieś|niż|niz|przez|sur|sobre|über|durante|pendant|während|auf|bis|viene|vienen|kommt|kommen|bleibt|dauert|vem|fica|dura|duran|reste|restent|vient|arrive|débarque|mam|mamy|trwa|siamo|sono|somos|sommes|sind|haben|hat|tengo|tenemos|tiene|tenho|temos|tem|ogni|cada|chaque|jede|każde|ca)\s)\d+(?:\s?[-–x]\s?\d+)?\s?(?:weeks?|days?|months?|mins?|minutes?|hours?|hrs?|words?|lines?|pages?|slides?|sentences?|people|persons?|kids|books|options|ideas|questions?|bullets?|nights?|semanas?|d[ií]as?|personas|minutos|semaines?|jours?|personnes|wochen|tage|personen|minuten|settimane|giorni|persone|minuti|dias|pessoas|tygodni|dni|os[oó]b|minut)(?:\s(?:\p{L}+\s){0,3}?(?:only|max|total|each|minimum)|\sfrom \p{L}+ to \p{L}+)?[\s,.;]*$/iu;

/** "a stag do in Krakow 14-16 June": a range of dates at the end. */
const DATES_BEHIND =
	/(?<=\p{L}{3,}\s)(?<!\b(?:for|in|of|from|on|by|between|the|until|till|to|and|or|before|after|since|with)\s)\d{1,2}(?:st|nd|rd|th)?\s?(?:[-–]|to)\s?\d{1,2}(?:st|nd|rd|th)?\s(?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*[\s,.;]*$/iu;

/** "pitch deck outline 10 slides for an app": a size between a thing and its purpose. */
const SIZE_WITHIN =
	/(?<=\b(?:plan|routine|session|training|workout|outline|deck|list|speech|essay|story|poem|itinerary|quiz|lesson|presentation|talk|course|programme?|menu|report|article|post|letter|script|trip|summary|questionnaire|test|worksheet|treino|entrenamiento|rutina|trainingsplan|plano|piano|programma|s[ée]ance|allenamento|trening)\s)\d+(?:\s?[-–x]\s?\d+)?\s?(?:weeks?|days?|months?|mins?|minutes?|hours?|hrs?|hr|h|words?|lines?|pages?|slides?|questions?|nights?|d[ií]as?|minutos|semanas?|jours?|tage|wochen|minuten|giorni|minuti|dni|minut)\s(?=(?:for|on|about|with|that|to|sobre|para|pour|sur|für|über|per|su|dla|o)\s)/iu;

/** "essay on the revolution 1200 words with 3 sources": a size in a unit of texts, anywhere in the task. */
const TEXT_SIZE =
	/(?<=\p{L}{3,}\s)(?<!\b(?:for|in|of|under|about|to|than|least|most|max|the|my|our|with|over|by|from|and|or|these|those|only|first|last|top|every|each|around|says?|using|an?|one|another|\p{L}+ly|approx|circa|ca)\s)\d+(?:\s?[-–]\s?\d+)?\s?(?:words?|pages?|slides?|palabras|páginas|mots|pages|wörter|seiten|parole|pagine|palavras|słów|stron)\s(?=(?:with|for|about|on|in|by|con|sobre|para|avec|sur|pour|mit|über|für|su|per|com|z|o|dla)\s)/iu;

/** "resignation letter 1 months notice last day 31 march": a notice period and the words after it. */
const NOTICE = /(?<=\p{L}{3,}\s)\d+\s(?:days?|weeks?|months?)['’]?s?\snotice\b/iu;

export function sizesApart(text: string, parts: readonly Part[]): Part[] {
	return parts.flatMap((part) => {
		if (part.kind !== 'task') return [part];
		const words = text.slice(part.start, part.end);
		const notice = whereSaid(words, NOTICE)?.index ?? 0;
		if (notice >= MIN_TASK_CHARS)
			return [
				{ ...part, end: part.start + notice },
				{ kind: 'limit' as const, start: part.start + notice, end: part.end },
			];
		const size =
			whereSaid(words, SIZE_BEHIND) ??
			whereSaid(words, DATES_BEHIND) ??
			whereSaid(words, SIZE_WITHIN) ??
			whereSaid(words, TEXT_SIZE);
		if (!size || size.index < MIN_TASK_CHARS) return [part];
		const [start, end] = [part.start + size.index, part.start + size.index + size[0].length];
		const pieces: Part[] = [
			{ ...part, end: start },
			{ kind: 'amount', start, end },
			{ ...part, start: end },
		];
		return pieces.filter((piece) => piece.start < piece.end);
	});
}

const COMMA = /(?<!\d),\s+|,\s+(?=\D)/g;
const SHORT_WISH = 6;
/** Signs that a piece of a list is a separate wish: a figure, a sum, a ban or a person. */
const OWN_WISH =
	/\d|[£$€]|^(?:no|not|without|under|max|budget|only|due|reply by|need|needs|must|open|allergic|son|daughter|wife|husband|partner|mum|dad|kids?|one|two|three)\b|\b(?:allerg\w+|only|vegetarian|vegan|halal|kosher|gluten|beginner)\b/i;
/** "I have 2 eggs, 3 onions": a list of what somebody has or does, not of wishes. */
const ENUMERATES =
	/^\W{0,9}(?:i|we|he|she|they|it|my|our|the|there|with|have|got|include|mention|use|using|want|need|add|and|of|from)\b|\b(?:have|has|got|is|are|was|were|include|includes|like|likes)\b|:/i;

/** "for nurses, they hate slides": an audience, then a statement about it. */
const TOLD_OF_THEM = /(?<=^.{3,},\s)(?:they|he|she|it|we|i)(?:'re|'s|re)?\s/iu;

const LISTED: ReadonlySet<Part['kind']> = new Set(['limit', 'audience', 'amount', 'content', 'form', 'style']);

/** "vegetarian, 40 quid, son allergic to nuts": cuts a list into wishes where most of its pieces are one. */
export function listsApart(text: string, parts: readonly Part[]): Part[] {
	return parts.flatMap((part) => {
		if (!LISTED.has(part.kind)) return [part];
		const words = text.slice(part.start, part.end);
		const told = part.kind === 'audience' ? TOLD_OF_THEM.exec(words) : null;
		if (told)
			return [
				{ ...part, end: part.start + told.index },
				{ kind: 'limit', start: part.start + told.index, end: part.end },
			];
		const isInBrackets = bracketsIn(words);
		const commas = everySaid(words, COMMA)
			.filter(({ index }) => !isInBrackets(index))
			.map(({ index, 0: comma }) => part.start + index + comma.length);
		if (commas.length === 0 || isRecord(text, part)) return [part];
		const back = findCorrections(text, [part]);
		const cuts = commas.filter((cut) => !back.some(({ start, end }) => start < cut && cut <= end));
		const ends = [part.start, ...cuts, part.end];
		const pieces = ends.slice(0, -1).map((start, at) => ({ ...part, start, end: ends[at + 1] ?? part.end }));
		return pieces.length > 1 && areWishes(pieces.map(({ start, end }) => text.slice(start, end).trim()))
			? pieces
			: [part];
	});
}

/** Whether a part lists facts about a thing named first: "Job A 31k, hybrid 2 days, nice boss.". */
export const isRecord = (text: string, { start, end }: Part): boolean =>
	/(?:^|[.!?\n])\s*$/.test(text.slice(Math.max(0, start - 4), start)) && NAMED_FIRST.test(text.slice(start, end));
const NAMED_FIRST = /^\p{L}+ (?:\p{Lu}|\d)\p{L}* (?!words?|lines?|pages?|days?|weeks?|min|hours?)/u;

/** "they need packed lunch no nuts, bring £7.50, slip back by 2 may": requirements, so cut as wishes. */
const NEEDS = /^they need \p{L}+ \p{L}+ (?:no|not)\b/iu;
const areWishes = (pieces: readonly string[]): boolean =>
	(!ENUMERATES.test(pieces[0] ?? '') || NEEDS.test(pieces[0] ?? '')) &&
	pieces.every((piece) => piece.split(/\s+/).length <= SHORT_WISH && !/^(?:and|or)\s/i.test(piece)) &&
	pieces.filter((piece) => OWN_WISH.test(piece)).length * 2 > pieces.length;

const MIN_TASK_CHARS = 9;
const ITEM = /(?<=^|[\s:,;])\(?([1-9])\)\s(?=\S)/g;

/** "1) a plan ... 2) a message": each number begins a part; if the first item is a task, so are the others. */
export function itemsApart(text: string, parts: readonly Part[]): Part[] {
	const marks = everySaid(text, ITEM)
		.filter(({ 1: digit }, at) => Number(digit) === at + 1)
		.map(({ index }) => index);
	if (marks.length < 2) return [...parts];
	const first = parts.find(({ start, end }) => start <= (marks[0] ?? 0) && (marks[0] ?? 0) < end)?.kind;
	return parts.flatMap((part) => {
		// "Please write 1) a plan": the words before the first item stay with it.
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
	/(?<!\b(?:no|nr|mr|mrs|ms|dr|st|vs|etc|e\.g|i\.e|approx|z\.b|p\.ex|sr|sra|m|ca|bzw|inkl|incl|excl|min|max|np|tel|art|str|col|capt|lt|maj|gen|sgt|rev|hon|prof|retd|uds?|ext|dept|fig|vol|jr)|[\s(]\p{L}|\d)[.!?]+["”’)]?\s+(?=[\p{L}\d"“(£$€])|(?<=\d)[.!?]\s+(?=\p{L}{2})|[。！？]/giu;

/** Whether a cut is between initials and a name: "R.K. | Minz". */
const isInitial = (text: string, cut: number): boolean =>
	/(?:^|[\s(])(?:\p{Lu}\.){2,}\s$/u.test(text.slice(Math.max(0, cut - 10), cut)) &&
	/^\p{Lu}\p{Ll}/u.test(text.slice(cut, cut + 2)) &&
	!/^(?:The|It|I|We|They|He|She|This|That|There|My|Our|You|Please|No|Not|Do|Use|Keep|In|For|And|But|If|What|How)\b/.test(
		text.slice(cut, cut + 8),
	);

/** Cuts wishes and facts at ends of sentences, even before a lower-case letter. A task may have several sentences. */
export function sentencesOf(source: Source, part: Part): Part[] {
	if (part.kind === 'task' || part.kind === 'material' || part.kind === 'superseded') return [part];
	const words = source.folded.slice(part.start, part.end);
	const sure = everySaid(words, SENTENCE_END)
		.map((match) => part.start + match.index + match[0].length)
		.filter(
			(cut) => cut < part.end && !isInitial(source.text, cut) && !OPENS_BACK.test(source.folded.slice(cut, cut + 40)),
		);
	if (sure.length === 0) return [part];
	const kept = [...findProtected(source, part), ...findCorrections(source.folded, [part])];
	const cuts = sure.filter((cut) => !kept.some(({ start, end }) => start < cut && cut < end));
	const ends = [part.start, ...cuts, part.end];
	return ends.slice(0, -1).map((start, at) => ({ kind: part.kind, start, end: ends[at + 1] ?? part.end }));
}

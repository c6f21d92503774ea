import type { TextLine } from '#engine/tagging/lines';
import { isAnswerRule } from './instruction-like.ts';
import { areItemsOfWishes } from './opening-request.ts';
import { areWishes } from './wish-lines.ts';

/** "put this in simple spanish", "traduis ça en anglais": an order to work on words that stand elsewhere. */
const POINTS_AT_WORDS =
	/^\W{0,3}(?:(?:hi|hey|hello|please|pls|plz|can|could|you|u) ){0,4}(?:(?:put|make|turn|translate|rewrite|reword|rephrase|simplify|shorten|summari[sz]e|fix|correct|proofread|edit|improve|convert|polish|say|format|paraphrase|expand|trim|tidy up|clean up|sum up|reply to|respond to|answer) (?:this|these)(?= (?:in|into|to|for|as|so|sound|look|more|less|better|shorter|longer|and|but|with|from|please|pls|plz|up)\b|[,.:;!]|$)|(?:pon|traduce|resume|corrige|mejora|reescribe|simplifica) esto|(?:traduis|résume|resume|corrige|améliore|réécris|reformule|simplifie|mets)(?:[ -]moi)? (?:ça|ca|ceci|cela)|(?:übersetze?|korrigiere?|verbessere?|formuliere?|kürze?|mach|schreib) (?:mir )?(?:das|dies)(?=[ ,.:])|(?:traduci|riassumi|correggi|migliora|riscrivi|semplifica|metti) questo|(?:traduz|traduza|resuma|resume|corrige|corrija|melhora|melhore|reescreve|reescreva|simplifica) (?:isto|isso)|(?:przetłumacz|popraw|streść|skróć|przepisz|uprość) to(?= ))/iu;
/** "Using the provided topic as a starting point, brainstorm ideas": the topic stands below. */
const PROVIDED =
	/\b(?:the|this) (?:provided|given|following) (?:topic|title|headline|sentence|text|name|word|phrase|idea|question|quote|theme|description|details|information|info|context|scenario|situation|facts|data|list|keywords|paragraph|passage|review|symptoms?)\b(?![^.!?\n]*:)|^\W{0,9}given (?:an?|the|some|two|these) [^.!?:\n]{3,80}, (?:please )?(?:identify|write|generate|create|find|give|suggest|explain|determine|classify|tell|list|decide|make|rewrite|predict|provide)\b/i;
/** "a haiku version of the following sentence.": the lines below are the passage, whatever they say. */
const FOLLOWS =
	/\bthe following (?:sentences?|text|paragraphs?|passage|quote|lines?|statement|poem|e-?mail|message|letter)[.:]?\s*$/iu;
const SHORTEST = 30;

/**
 * The passage that an order in the first line refers to, where nothing else looks pasted: the paragraph below it, or the prose
 * right under it, even where that reads like a request itself.
 */
export function pointedAt(text: string, lines: readonly TextLine[]): readonly TextLine[] {
	const [first, second] = lines;
	const lead = first ? text.slice(first.start, first.end) : '';
	if (!first || !second || !(POINTS_AT_WORDS.test(lead) || PROVIDED.test(lead))) return [];
	const isRight = second.paragraph === first.paragraph;
	if (isRight && FOLLOWS.test(lead)) return lines.filter(({ paragraph }) => paragraph === first.paragraph).slice(1);
	const found = isRight ? proseUnder(text, lines) : paragraphUnder(lines, first);
	if (FOLLOWS.test(lead) && found.length > 0) return found;
	const words = found.map(({ start, end }) => text.slice(start, end));
	const size = words.join(' ').trim().length;
	return size < SHORTEST || areWishes(words) || areItemsOfWishes(words) ? [] : found;
}

function paragraphUnder(lines: readonly TextLine[], first: TextLine): readonly TextLine[] {
	const next = lines.find(({ paragraph }) => paragraph !== first.paragraph);
	return lines.filter(({ paragraph }) => paragraph === next?.paragraph);
}

const SHORTEST_PROSE = 60;
const PROSE = /^["“]?\p{Lu}.*[.!?]["”]?\s*$/u;

/** The lines of whole sentences right under the order, up to the first one that is a rule for the answer. */
function proseUnder(text: string, lines: readonly TextLine[]): readonly TextLine[] {
	const others = lines.slice(1);
	const end = others.findIndex(({ start, end }) => !isProse(text.slice(start, end)));
	return end < 0 ? others : others.slice(0, end);
}

const isProse = (line: string): boolean => line.length >= SHORTEST_PROSE && PROSE.test(line) && !isAnswerRule(line);

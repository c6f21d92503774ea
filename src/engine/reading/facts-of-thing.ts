import type { Clause } from '#engine/types';
import { says } from './matching/says.ts';
import { statesFact } from './statements.ts';

/** Things whose whole content is facts: what they announce, sell or report stands in them and limits nothing. */
const ANNOUNCES =
	/\b(?:adverts?|ads?|advertisement|listing|product descriptions?|press release|media release|notice|announcement|poster|flyer|leaflet|invitation|invite|for sale|obituary|news item|(?:dating|linkedin|speaker'?s?|author|company) (?:profile|bio)|job (?:post(?:ing)?|offer))\b/i;
/** What stands in a picture is a wish for it. */
const PICTURES = /\b(?:picture|image|photo|illustration|drawing|logo|design|dall-?e|midjourney)\b/i;
/** "Can my employer ...?", "should I fix or ...": asked of the person's own case; not "can you ..." or "can we have ...". */
const ASKS_OF_CASE =
	/^\W{0,9}(?:(?:so|hi|ok|and|but),? )*(?:can|could|should|shall|is|are|am|was|were|do|does|did|will|would|has|have) (?!you\b|u\b|(?:i|we) (?:get|have) )[^?]{4,}[?？]/i;
/** "How do I stop ...", "why is ...": asked of something that goes wrong. */
const ASKS_OF_TROUBLE =
	/^\W{0,9}(?:(?:so|hi|ok|and|but),? )*(?:how (?:do|can|should) (?:i|we) (?:stop|fix|prevent|mend|repair|remove|get rid|deal|cope)|why (?:is|are|does|do|did|has|have|won'?t|can'?t)|what(?:'s|s| is) wrong)(?![\p{L}])/iu;
const MAY_TELL: ReadonlySet<Clause['part']> = new Set(['content', 'limit', 'amount']);
/** "8 km", "6 inch": a measure of the thing itself, not of the text. */
export const OF_WORLD =
	/^\W{0,9}\d[\d.,]*\s?(?:km|miles?|kg|kilos?|stone|lbs?|cm|mm|met(?:re|er)s?|inch(?:es)?|ft|feet|acres?|hectares?|lit(?:re|er)s?|ml|mph|watts?|volts?|amps?)(?![\p{L}\d])/iu;
/** "no window": what is missing where something goes wrong. */
const LACKS = /^\W{0,9}no (?!need|more|less|matter|longer|idea|jargon)[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}\W*$/iu;

/** Words of a wish for the answer, at its start or within. */
const OPENS_WISH =
	/^\W{0,9}(?:(?:and|but|also|so|then) )*(?:please|pls|plz|must|should|needs? to|has to|have to|make|keep|use|include|mention|add|give|tell|show|explain|write|say|put|list|start|end|avoid|skip|no|not|none|nothing|don'?t|do not|never|without|only|max|maximum|min|minimum|under|over|up to|at (?:least|most)|less|more|fewer|about|around|roughly|approx|(?:i|we)(?:'d| would)? (?:want|need|like|prefer|love)|in|for|to|with|as|like|by|before|after|until|till|from|budget|tone|style|format|length|audience)\b/iu;
const HOLDS_WISH =
	/\b(?:must|should|please|pls|make sure|max|maximum|at (?:least|most)|no more than|up to|words?|characters|chars|lines?|sentences?|paragraphs?|bullets?|pages?)\b/i;
const isWish = (words: string): boolean => says(words, OPENS_WISH) || says(words, HOLDS_WISH);

/** "not medicine": what a fact is not, right behind it. */
const NOT_THAT =
	/^not (?!too|very|so|that|all|more|only|just|over)(?:an? |the |my )?[\p{L}'’-]+(?: [\p{L}'’-]+)?\W*$/iu;

const IS_OR_DOES =
	/(?:\b(?:applying|moving|going|working|studying|is|am|are)|['’](?:s|m|re)) (?:for|to|as|at|in|an?|the)\b/i;

const SENTENCE_END = /[.!?\n]["”’)]?\s*$/;

/**
 * Turns into background what only tells facts: of the thing that is announced, of the case a question asks about, and what a
 * fact is not. English.
 */
export function withFactsOfThing(text: string, clauses: readonly Clause[]): Clause[] {
	let task = '';
	return clauses.map((clause, at) => {
		if (clause.part === 'task') {
			task = clause.span.text;
			return clause;
		}
		const before = clauses[at - 1];
		return tellsOf(task, clause) || (before && isContrast(text, before, clause)) ? asBackground(clause) : clause;
	});
}

const asBackground = (clause: Clause): Clause => ({ ...clause, part: 'background', role: 'context', constraints: [] });

function tellsOf(task: string, { part, span, isQuestion }: Clause): boolean {
	if (part === 'ban') return ASKS_OF_TROUBLE.test(task) && LACKS.test(span.text);
	if (!MAY_TELL.has(part) || isQuestion || isWish(span.text)) return false;
	if (part === 'amount' && OF_WORLD.test(span.text)) return true;
	if (says(task, ANNOUNCES) && !says(task, PICTURES)) return true;
	return part !== 'amount' && (ASKS_OF_CASE.test(task) || ASKS_OF_TROUBLE.test(task));
}

function isContrast(text: string, before: Clause, { part, span }: Clause): boolean {
	return (
		part === 'ban' &&
		NOT_THAT.test(span.text) &&
		IS_OR_DOES.test(before.span.text) &&
		statesFact(before.span.text) &&
		!SENTENCE_END.test(text.slice(before.span.start, span.start))
	);
}

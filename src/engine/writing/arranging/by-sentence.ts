import { asksSurely, ordersOrAsks } from '#engine/reading/asks';
import type { Clause, Reading } from '#engine/types';
import { breaks } from './sentence-breaks.ts';

const FEWEST_SENTENCES = 3;
/** Fewest words of a clause without punctuation that may be cut. */
const BREATH_WORDS = 45;
/** Words that begin a new sentence in a text without punctuation. */
const BEGINS_ANEW =
	/\s(?=(?:(?:and|but|so|also|oh|then) ){0,2}(?:please |pls |i just want |i need |i want |i'd like |can (?:you|u) |could (?:you|u) |what i (?:need|want) is |(?:please |pls )?don'?t (?:just |use |say |make |mention |include |give |tell )|make sure |also )(?:\S+ ){3})/gi;
const NOT_BEFORE =
	/\b(?:and|but|so|also|oh|then|if|that|because|cos|what|when|which|where|who|why|how|i|we|they|you|he|she|to|as|of|please|pls|the|just|don'?t|really|would|do|did|think)$/i;
const FORBIDS = /^(?:(?:and|but|so|also|oh|then|please|pls) ){0,3}(?:don'?t|do not|no|nothing|never)\b/i;

/**
 * Merges the clauses of a longer request into sentences. Cuts text without punctuation where a new sentence plainly
 * begins. Null if there are fewer than three sentences.
 */
export function bySentence({ clauses, text }: Reading): readonly Clause[] | null {
	const merged: Clause[] = [];
	for (const clause of clauses) {
		const last = merged.at(-1);
		if (last && isBesides(last, clause, text)) merged[merged.length - 1] = merge(last, clause, text);
		else merged.push(clause);
	}
	const sentences = merged.flatMap(breaths);
	return sentences.filter(({ role }) => role !== 'filler').length < FEWEST_SENTENCES ? null : withSureTasks(sentences);
}

/** A further thing to make: "then a separate message to her", "lastly, three headlines". */
const THING =
	/^\W{0,9}(?:(?:and|also|then|plus|lastly|finally|after that),? )*(?:an?|another|one|two|three|four|five|\d+) /i;

/** Keeps only sentences that surely ask as tasks. If there is none, changes nothing. */
function withSureTasks(sentences: readonly Clause[]): readonly Clause[] {
	const isSure = ({ part, span }: Clause) =>
		part === 'task' && !span.text.endsWith(':') && (asksSurely(span.text) || THING.test(span.text));
	if (!sentences.some(isSure)) return sentences;
	return sentences.map((clause) =>
		clause.part === 'task' && !isSure(clause) ? { ...clause, part: 'limit', role: 'rule' } : clause,
	);
}

/** Whether two clauses are in one sentence, without a passage between them. */
const isBesides = (one: Clause, other: Clause, text: string): boolean =>
	!breaks(text, one, other) && text.slice(one.span.end, other.span.start).trim() === '';

function merge(one: Clause, other: Clause, text: string): Clause {
	const chosen = one.role === 'filler' || (other.part === 'task' && one.part !== 'task') ? other : one;
	const span = { start: one.span.start, end: other.span.end, text: text.slice(one.span.start, other.span.end) };
	return { ...chosen, span, constraints: [...one.constraints, ...other.constraints] };
}

/** Cuts a long run without punctuation where a new sentence plainly begins. */
function breaths(clause: Clause): Clause[] {
	const { span, role } = clause;
	if (role === 'filler' || /[.,:!?;\n]\s/.test(span.text) || span.text.split(/\s+/).length < BREATH_WORDS)
		return [clause];
	const cuts = [...span.text.matchAll(BEGINS_ANEW)]
		.map(({ index }) => index)
		.filter((index) => !NOT_BEFORE.test(span.text.slice(0, index)));
	const ends = [0, ...cuts, span.text.length];
	return ends.slice(0, -1).map((start, at) => {
		const words = span.text.slice(start, ends[at + 1]);
		const lead = words.length - words.trimStart().length;
		return {
			...clause,
			...kindOf(words.trim(), clause),
			span: { start: span.start + start + lead, end: span.start + start + words.trimEnd().length, text: words.trim() },
			constraints: clause.constraints.filter(
				(rule) => rule.span.start >= span.start + start && rule.span.end <= span.start + start + words.length,
			),
		};
	});
}

function kindOf(words: string, clause: Clause): Pick<Clause, 'part' | 'role'> {
	if (FORBIDS.test(words)) return { part: 'ban', role: 'rule' };
	if (ASKS.test(words) || ordersOrAsks(words)) return { part: 'task', role: 'task' };
	return clause.part === 'task' ? { part: 'limit', role: 'rule' } : { part: clause.part, role: clause.role };
}

const ASKS =
	/^(?:(?:and|but|so|also|oh|then|please|pls) ){0,3}(?:(?:i just|i) (?:want|need|would like) (?:\S+ ){0,3}to|i(?: just)? (?:want|need) (?:someone|somebody|an?|some|help)|i'd like|what i (?:need|want)|can (?:you|u)|could (?:you|u))\b/i;

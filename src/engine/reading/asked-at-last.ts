import { TASK_VERBS } from './data/verbs.ts';
import { says } from './matching/says.ts';
import type { Part } from './part.ts';
import { statesFact } from './statements.ts';

const MAY_ASK: ReadonlySet<Part['kind']> = new Set(['task', 'background', 'limit', 'content']);
/** "... was behind a tree can u write me an appeal": a request at the end of a tale, with or without punctuation before it. */
const ASKS =
	/(?<=\S)(?<!\b(?:if|that|when|how|what|where|why|who|wonder|wondering|know|see|ask|asked|say|said|hope|think|or|so i))[,;.…-]{0,3}\s(?:(?:and|so|but|ok|pls|please) ){0,2}(?=(?:can|could|would|will|cud) (?:you|u|ya) (?:(?:please|pls|just|maybe|kindly) ){0,2}(\p{L}+) \S)/giu;
/** Words that every such request holds. */
const ASKS_YOU = /\b(?:can|could|would|will|cud) (?:you|u|ya) /i;
const HELPS = /^(?:help|tell|be|do|see|imagine|believe|guess)$/i;
const QUESTION = /[?？]|\b(?:how (?:do|can|should|to)|what (?:do|should|can|is)|can i|should i)\b/i;

/** Cuts such a part in two: the words from the request on are the task, those before are background. */
export function askedAtLast(text: string, parts: readonly Part[]): Part[] {
	return parts.flatMap((part) => {
		if (!MAY_ASK.has(part.kind)) return [part];
		const words = text.slice(part.start, part.end);
		if (!says(words, ASKS_YOU)) return [part];
		const asked = [...words.matchAll(ASKS)].at(-1);
		const verb = asked?.[1]?.toLowerCase() ?? '';
		if (!asked || !TASK_VERBS.has(verb) || HELPS.test(verb)) return [part];
		const lead = words.slice(0, asked.index);
		if (QUESTION.test(lead) || !statesFact(lead)) return [part];
		const cut = part.start + asked.index + asked[0].length;
		return [
			{ kind: 'limit', start: part.start, end: cut },
			{ kind: 'task', start: cut, end: part.end },
		];
	});
}

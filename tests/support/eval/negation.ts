import { comparable } from './comparable.ts';

/** Words that negate a clause, in the sets' languages. */
export const NEGATION =
	/\b(?:no|not|never|none|nor|neither|without|avoid\w*|refrain\w*|exclud\w+|omit\w*|forbid\w*|forbidden|free of|do(?:es)?n't|don't|dont|cannot|can't|mustn't|shouldn't|except|instead of|rather than|leave out|skip|sin|nunca|ni|evita\w*|sans|pas|jamais|aucun\w*|évite\w*|ne)\b|ない|なし|使わ|せず|避け|禁止|ではなく/;

const BAN = /\b(?:do not|don't|dont|never|without|avoid|no)\s+((?:[a-z'-]+\s+){1,3}[a-z'-]+)/g;
const SENTENCE_END = /(?<=[.!?;])\s+|\n/;

/**
 * Bans of a request whose words occur in the result only in lines without a negation. Words that the request also uses
 * without a negation are skipped.
 */
export function lostNegations(request: string, result: string): string[] {
	const sentences = request.split(SENTENCE_END).map(comparable);
	const lines = result.split('\n').map(comparable);
	return [...new Set(sentences.flatMap(bannedWords))].filter((words) => {
		if (sentences.some((sentence) => sentence.includes(words) && !NEGATION.test(sentence))) return false;
		const places = lines.filter((line) => line.includes(words));
		return places.length > 0 && places.every((line) => !NEGATION.test(line));
	});
}

const bannedWords = (sentence: string): string[] => [...sentence.matchAll(BAN)].map((match) => match[1] as string);

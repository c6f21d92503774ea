import { comparable } from './comparable.ts';
import { NEGATION } from './negation.ts';
import type { Row } from './rows.ts';

// Ends of clauses: of sentences and lines, and before joined commands such as "..., but mention" and "... and refrain
// from".
const CLAUSE_END =
	/(?<=[.!?;])\s+|(?<=。)|\n|,?\s(?:but|and)\s(?=(?:do not|don't|refrain|avoid|mention|include|use|make|never)\b)|,\s(?:et|y|e|und)\s(?=(?:inclu|utilis|empl|us[ae]|verwend|evit|évit))/;

/** Quoted words that the result bans although the prompt asks for them, or the reverse. */
export function polarityFlips(row: Row, surface: string): string[] {
	return literalsOf(row).filter((literal) => {
		const before = sensesOf(row.prompt, literal);
		const after = sensesOf(surface, literal);
		// Only words that the prompt uses in one sense can be reversed.
		return before.size === 1 && after.size > 0 && [...after].every((sense) => !before.has(sense));
	});
}

function literalsOf(row: Row): string[] {
	return row.kwargs
		.flatMap((kwargs) => [kwargs['keywords'], kwargs['forbidden_words'], kwargs['keyword']].flat())
		.filter((one): one is string => typeof one === 'string' && one.length > 2);
}

function sensesOf(text: string, literal: string): Set<boolean> {
	const wanted = comparable(literal);
	const clauses = text
		.split(CLAUSE_END)
		.map(comparable)
		.filter((clause) => clause.includes(wanted));
	return new Set(clauses.map((clause) => NEGATION.test(clause)));
}

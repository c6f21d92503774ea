import { type Claim, claimsOf } from './claims.ts';
import { comparable } from './comparable.ts';
import { NUMBER_WORDS } from './number-words.ts';

/** Whether the engine's fixed wording says this claim in these words. */
export type Vocabulary = (claim: Claim) => boolean;

/** @param wording text of the engine's wording tables */
export function vocabularyOf(wording: string): Vocabulary {
	const known = new Map<string, boolean>();
	const isKnown = (phrase: string) => {
		const answer = known.get(phrase) ?? wording.includes(phrase);
		known.set(phrase, answer);
		return answer;
	};
	return ({ phrases }) => phrases.some(isKnown);
}

/** Claims of a result that neither the request nor the options nor the engine's fixed wording make. */
export function inventedClaims(request: string, result: string, isFixed: Vocabulary, options = ''): Claim[] {
	const given = spellNumbers(comparable(`${request}\n${options}`));
	const lines = result.split('\n');
	return lines
		.filter((line) => !isLabel(line, lines))
		.flatMap(claimsOf)
		.filter((claim) => !isGiven(claim, given) && !isFixed(claim));
}

/** "For 2:" above wishes names the second of the requests that the result numbers. */
function isLabel(line: string, lines: readonly string[]): boolean {
	const number =
		/^(?:[\p{L}\p{M}]{1,12} ){0,2}[\p{L}\p{M}]{0,12}(\d{1,2})[\p{L}\p{M}]{0,6}(?: [\p{L}\p{M}]{1,12}){0,2} ?[:：]$/u.exec(
			line,
		)?.[1];
	return number !== undefined && lines.some((other) => other.startsWith(`${number}. `));
}

function isGiven({ kind, text }: Claim, given: string): boolean {
	const wanted = comparable(text);
	if (kind === 'quote') return given.includes(wanted.slice(1, -1).trim());
	if (kind !== 'number') return given.includes(wanted);
	const digits = wanted.replace(/[.,:]+$/, '');
	return given.includes(digits) || given.includes(digits.replace(/,/g, ''));
}

/** "three" also as 3, full-width digits as plain ones, so that a number may be written either way. */
function spellNumbers(text: string): string {
	const plain = text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));
	const digits = NUMBER_WORDS.flatMap(([word, n]) => (plain.includes(word) ? [String(n)] : []));
	return `${plain}\n${plain.replace(/(\d),(\d{3})/g, '$1$2')}\n${digits.join('\n')}`;
}

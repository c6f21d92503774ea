import { type Claim, claimsOf } from './claims.ts';
import { comparable } from './comparable.ts';

/** Number words in the sets' languages, with their values. */
const NUMBER_WORDS: readonly (readonly [string, number])[] = [
	...list('one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen', 1),
	...list('seventeen eighteen nineteen twenty', 17),
	...list('un deux trois quatre cinq six sept huit neuf dix onze douze', 1),
	...list('uno dos tres cuatro cinco seis siete ocho nueve diez once doce', 1),
	...list('一 二 三 四 五 六 七 八 九 十', 1),
	['once', 1],
	['single', 1],
	['twice', 2],
	['both', 2],
	['couple', 2],
	['thrice', 3],
	['dozen', 12],
	['fifty', 50],
	['hundred', 100],
];

function list(words: string, from: number): (readonly [string, number])[] {
	return words.split(' ').map((word, index) => [word, from + index] as const);
}

/** Whether the engine's fixed wording contains the claim in these words. */
export type Vocabulary = (claim: Claim) => boolean;

/** @param wording text of the engine's wording files */
export function vocabularyOf(wording: string): Vocabulary {
	const known = new Map<string, boolean>();
	const isKnown = (phrase: string) => {
		const answer = known.get(phrase) ?? wording.includes(phrase);
		known.set(phrase, answer);
		return answer;
	};
	return ({ phrases }) => phrases.some(isKnown);
}

/** Claims of a result that are not in the request, the options or the engine's fixed wording. */
export function inventedClaims(request: string, result: string, isFixed: Vocabulary, options = ''): Claim[] {
	const given = spellNumbers(comparable(`${request}\n${options}`));
	const lines = result.split('\n');
	return lines
		.filter((line) => !isLabel(line, lines))
		.flatMap(claimsOf)
		.filter((claim) => !isGiven(claim, given) && !isFixed(claim));
}

/** Whether a line is a label such as "For 2:", which refers to a numbered request of the result. */
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

/** Adds digits for number words ("three") and replaces full-width digits, so that both spellings of a number match. */
function spellNumbers(text: string): string {
	const plain = text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0));
	const digits = NUMBER_WORDS.flatMap(([word, n]) => (plain.includes(word) ? [String(n)] : []));
	return `${plain}\n${plain.replace(/(\d),(\d{3})/g, '$1$2')}\n${digits.join('\n')}`;
}

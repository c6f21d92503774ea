import { WEAK } from './part-model.ts';
import { KINDS, type Tokens } from './tokens.ts';

const OPENS = '"“„«「『([{';
const CLOSES: Readonly<Record<string, string>> = {
	'"': '"',
	'“': '”',
	'„': '“',
	'«': '»',
	'「': '」',
	'『': '』',
	'(': ')',
	'[': ']',
	'{': '}',
};
/** Between two words a part begins before these alone: elsewhere a cut was wrong twice in three times. */
const OPENS_PART = new Set(
	"and but so for no without with if because bc cos cuz unless also plus dont don't never y pero sin con para si porque no et mais sans avec pour si pas car und aber ohne mit für wenn weil kein keine bitte e ma senza con per se non perché mas sem com pra para se não i ale bez z dla jeśli bo nie 不 不要 别 没有 带 要".split(
		' ',
	),
);

/** At least two more words follow before the next sign. */
const goesOn = ({ kinds, count }: Tokens, at: number): boolean =>
	at + 2 < count && [1, 2].every((next) => kinds[at + next] !== KINDS.sign && kinds[at + next] !== KINDS.line);

const wordAt = ({ text, starts, ends }: Tokens, at: number): string =>
	text.slice(starts[at] ?? 0, ends[at] ?? 0).toLowerCase();

/** After any other sign ("+", "&", "/") the same thing goes on. */
const ENDS_PART = '.,;:!?…。，；：！？、)]}"”\'’»」』–—-*•▮😀';

/** A quotation that does not end within so many tokens is none. */
const LONGEST = 60;

/**
 * Per token, 1 where a part may begin, `WEAK` where no sign stands before it. None begins with a closing sign, within a quotation or brackets, nor where two
 * tokens touch ("12/5", "a@b.example") unless one of them is a sign that parts sentences.
 */
export function placesToBegin(tokens: Tokens): Uint8Array {
	const { text, count, starts, ends, kinds } = tokens;
	const places = new Uint8Array(count).fill(1);
	for (let at = 1; at < count; at++) {
		const isTouching = (ends[at - 1] ?? 0) === (starts[at] ?? 0);
		const sign = text.charAt(starts[at] ?? 0);
		const isWord = kinds[at - 1] !== KINDS.line && kinds[at - 1] !== KINDS.sign;
		if (isWord) places[at] = !isTouching && OPENS_PART.has(wordAt(tokens, at)) && goesOn(tokens, at) ? WEAK : 0;
		const before = text.charAt(starts[at - 1] ?? 0);
		if (
			kinds[at] === KINDS.line ||
			(kinds[at - 1] === KINDS.sign && !ENDS_PART.includes(before) && (kinds[at - 2] ?? KINDS.line) !== KINDS.line)
		)
			places[at] = 0;
		else if (kinds[at] === KINDS.sign && !OPENS.includes(sign) && !"-*•–—#<>+=|`~@$£€_【（“‘'😀".includes(sign))
			places[at] = 0;
		else if (
			isTouching &&
			kinds[at - 1] !== KINDS.line &&
			kinds[at] !== KINDS.letter &&
			kinds[at - 1] !== KINDS.letter
		) {
			if (!/[.,;:!?…。，；：！？、)\]"”]/.test(before) || (/[.,:]/.test(before) && isJoint(text, ends[at - 1] ?? 0)))
				places[at] = 0;
		}
	}
	closeQuotations(tokens, places);
	return places;
}

/** "a.b", "10:30", "x,y" without a space: one thing. */
const isJoint = (text: string, after: number): boolean =>
	/[\p{L}\p{N}@_/]/u.test(text.charAt(after - 2)) &&
	/[\p{Ll}\p{N}@_/]/u.test(text.charAt(after)) &&
	text.charAt(after - 1) !== ',';

function closeQuotations({ text, count, starts }: Tokens, places: Uint8Array): void {
	for (let at = 0; at < count; at++) {
		const close = CLOSES[text.charAt(starts[at] ?? 0)];
		if (close === undefined) continue;
		let end = at + 1;
		while (end < count && end - at < LONGEST && text.charAt(starts[end] ?? 0) !== close) end++;
		if (end >= count || end - at >= LONGEST) continue;
		for (let inside = at + 1; inside <= end; inside++) places[inside] = 0;
		at = end;
	}
}

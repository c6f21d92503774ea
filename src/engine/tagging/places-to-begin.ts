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
/** A quotation that does not end within so many tokens is none. */
const LONGEST = 60;

/**
 * Per token, 1 where a part may begin. None begins with a closing sign, within a quotation or brackets, nor where two
 * tokens touch ("12/5", "a@b.example") unless one of them is a sign that parts sentences.
 */
export function placesToBegin(tokens: Tokens): Uint8Array {
	const { text, count, starts, ends, kinds } = tokens;
	const places = new Uint8Array(count).fill(1);
	for (let at = 1; at < count; at++) {
		const isTouching = (ends[at - 1] ?? 0) === (starts[at] ?? 0);
		const sign = text.charAt(starts[at] ?? 0);
		if (kinds[at] === KINDS.line) places[at] = 0;
		else if (kinds[at] === KINDS.sign && !OPENS.includes(sign) && !"-*•–—#<>+=|`~@$£€_【（“‘'😀".includes(sign))
			places[at] = 0;
		else if (
			isTouching &&
			kinds[at - 1] !== KINDS.line &&
			kinds[at] !== KINDS.letter &&
			kinds[at - 1] !== KINDS.letter
		) {
			const before = text.charAt(starts[at - 1] ?? 0);
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

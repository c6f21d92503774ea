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
/** Words before which a part may begin although no sign stands there. With others a cut was as often wrong as right. */
const OPENS_PART = /^(?:without|sin|sans|ohne|senza|sem|bez)$/;
/** Words that join parts, each with the pattern that the next word has to match. */
const OPENS_BEFORE: ReadonlyMap<string, RegExp> = new Map(
	Object.entries({
		and: /^\s(?:no|not|dont|don't|make|keep|include|mention|say|add|put|give|tell|use|ask|list|explain|write|show|then|also|please|pls)\s/i,
		but: /^\s(?:no|not|dont|don't|keep|make|never|without)\s/i,
		in: /^\s(?:\d{1,3}|one|two|three|four|five|ten)\s(?:bullets?|bullet points|sentences?|words|lines|pages?|slides?|points|steps|paragraphs?)\b/i,
		under: /^\s\d/,
		max: /^\s\d/,
		maximum: /^\s\d/,
	}),
);
const mayOpen = (tokens: Tokens, at: number): boolean => {
	const word = wordAt(tokens, at);
	const end = tokens.ends[at] ?? 0;
	return OPENS_PART.test(word) || (OPENS_BEFORE.get(word)?.test(tokens.text.slice(end, end + 24)) ?? false);
};

/** Whether at least two more words follow before the next sign. */
const goesOn = ({ kinds, count }: Tokens, at: number): boolean =>
	at + 2 < count && [1, 2].every((next) => kinds[at + next] !== KINDS.sign && kinds[at + next] !== KINDS.line);

const isInitial = (tokens: Tokens, at: number): boolean =>
	at >= 0 && /^\p{Lu}$/u.test(tokens.text.slice(tokens.starts[at] ?? 0, tokens.ends[at] ?? 0));

const wordAt = ({ text, starts, ends }: Tokens, at: number): string =>
	text.slice(starts[at] ?? 0, ends[at] ?? 0).toLowerCase();

/** Signs that may end a part. After others ("+", "&", "/") the same part goes on. */
const ENDS_PART = '.,;:!?…。，；：！？、)]}"”\'’»」』–—-*•▮😀';

/** In tokens. A quotation mark without its partner within this distance opens no quotation. */
const LONGEST = 60;

/**
 * Says for each token whether a part may begin: 1, `WEAK` where no sign stands before it, or 0. No part begins with a closing
 * sign, within a quotation or brackets, or where two tokens touch ("12/5", "a@b.example") unless one of them ends a sentence.
 */
export function placesToBegin(tokens: Tokens): Uint8Array {
	const { text, count, starts, ends, kinds } = tokens;
	const places = new Uint8Array(count).fill(1);
	for (let at = 1; at < count; at++) {
		const isTouching = (ends[at - 1] ?? 0) === (starts[at] ?? 0);
		const sign = text.charAt(starts[at] ?? 0);
		const isWord = kinds[at - 1] !== KINDS.line && kinds[at - 1] !== KINDS.sign;
		if (isWord) places[at] = !isTouching && goesOn(tokens, at) && mayOpen(tokens, at) ? WEAK : 0;
		const before = text.charAt(starts[at - 1] ?? 0);
		// The full stop after an initial ("P.S. ...") does not end a sentence.
		if (before === '.' && isInitial(tokens, at - 2)) places[at] = 0;
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

/** A sign without blanks around it ("a.b", "10:30", "x,y") belongs to one word. */
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

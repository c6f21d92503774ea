const SENTENCE_ENDS = '.?!。？！\n';
const SIGNS_OF_CODE = '{}();=<>[]';
const SIGNS_OF_FORMULAS = '\\$^';
const FIRST_WORD = /[\p{L}']+/u;
const MOST_SENTENCES = 6;

/** What the look of a text says, whatever its words: how many figures, signs, lines and names, and how its sentences begin. */
export function shapeOf(text: string): string[] {
	const count = { figures: 0, code: 0, formulas: 0, lines: 0, names: 0 };
	let before = '\n';
	for (let at = 0; at < text.length; at++) {
		const sign = text.charAt(at);
		if (sign >= '0' && sign <= '9') count.figures += before >= '0' && before <= '9' ? 0 : 1;
		else if (sign === '\n') count.lines++;
		else if (SIGNS_OF_CODE.includes(sign)) count.code++;
		else if (SIGNS_OF_FORMULAS.includes(sign)) count.formulas++;
		else if (sign >= 'A' && sign <= 'Z' && before === ' ' && !endsSentence(text, at - 2)) count.names++;
		before = sign;
	}
	const told = Object.entries(count).map(([name, amount]) => `#${name}${magnitude(amount)}`);
	return [...told, `#length${magnitude(text.length)}`, `#asks${endOf(text)}`, ...openings(text)];
}

/** 0, 1, 2-3, 4-7, ...: small and large differ by factors. */
export function magnitude(count: number): number {
	let size = 0;
	for (let rest = count; rest >= 1; rest /= 2) size++;
	return size;
}

function endsSentence(text: string, at: number): boolean {
	return at < 0 || SENTENCE_ENDS.includes(text.charAt(at)) || text.charAt(at) === ':';
}

function endOf(text: string): string {
	const last = text.trimEnd().slice(-1);
	if (last === '?' || last === '？') return 'last';
	return /[?？]/.test(text) ? 'within' : 'never';
}

function openings(text: string): string[] {
	const sentences = text.split(/[.?!。？！\n]+/).filter((sentence) => sentence.trim() !== '');
	const words = sentences.map((sentence) => FIRST_WORD.exec(sentence.slice(0, 60))?.[0]?.toLowerCase() ?? '');
	const every = words.slice(0, MOST_SENTENCES).map((word) => `#opens ${word}`);
	return [
		`#sentences${magnitude(sentences.length)}`,
		`#first ${words[0] ?? ''}`,
		`#last ${words.at(-1) ?? ''}`,
		...every,
	];
}

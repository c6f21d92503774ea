const SENTENCE_ENDS = '.?!。？！\n';

const LOOKS = { plain: 0, figure: 1, line: 2, code: 3, formula: 4, capital: 5, space: 6 } as const;

/** The class of each code unit, as a table, since every character of a text is looked up. */
const LOOK_OF = new Uint8Array(128);
const SIGNS: readonly [string, number][] = [
	['0123456789', LOOKS.figure],
	['\n', LOOKS.line],
	['{}();=<>[]', LOOKS.code],
	['\\$^', LOOKS.formula],
	['ABCDEFGHIJKLMNOPQRSTUVWXYZ', LOOKS.capital],
	[' ', LOOKS.space],
];
for (const [signs, look] of SIGNS) for (const sign of signs) LOOK_OF[sign.charCodeAt(0)] = look;

const FIRST_WORD = /[\p{L}']+/u;
const MOST_SENTENCES = 6;

/** Features of a text apart from its words: numbers of figures, signs, lines and names, and how its sentences begin. */
export function shapeOf(text: string): string[] {
	const count = { figures: 0, code: 0, formulas: 0, lines: 0, names: 0 };
	let before: number = LOOKS.line;
	for (let at = 0; at < text.length; at++) {
		const look = LOOK_OF[text.charCodeAt(at)] ?? LOOKS.plain;
		if (look === LOOKS.figure) count.figures += before === LOOKS.figure ? 0 : 1;
		else if (look === LOOKS.line) count.lines++;
		else if (look === LOOKS.code) count.code++;
		else if (look === LOOKS.formula) count.formulas++;
		else if (look === LOOKS.capital && before === LOOKS.space && !endsSentence(text, at - 2)) count.names++;
		before = look;
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

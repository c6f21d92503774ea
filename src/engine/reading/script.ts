interface Script {
	readonly letters: RegExp;
	/** How many Latin letters one letter of the script counts as: a Han sign is a word, a Cyrillic letter a letter. */
	readonly weight: number;
	readonly language: (text: string) => string;
}

/** Signs that only Japanese writes in this form: "志望動機 経理" has no kana. */
const JAPANESE_SIGNS = /[広図気発経転価検様総続県関駅働込歳売読験帰応対労営単戦変円]/;

const SCRIPTS: readonly Script[] = [
	{
		letters: /[\u3040-\u30ff\u4e00-\u9fff\u3400-\u4dbf]/g,
		weight: 2.5,
		language: (text) => {
			const kana = countOf(text, /[\u3040-\u30ff]/g);
			return kana * 10 > countOf(text, /[\u4e00-\u9fff]/g) || (kana === 0 && JAPANESE_SIGNS.test(text)) ? 'ja' : 'zh';
		},
	},
	{ letters: /[\uac00-\ud7af\u1100-\u11ff]/g, weight: 2, language: () => 'ko' },
	{ letters: /[\u0400-\u04ff]/g, weight: 1, language: cyrillic },
	{
		letters: /[\u0600-\u06ff\u0750-\u077f]/g,
		weight: 1.2,
		language: (text) => (/[ٹڈڑےں]/.test(text) ? 'ur' : /[پچژگک]/.test(text) ? 'fa' : 'ar'),
	},
	{ letters: /[\u0590-\u05ff]/g, weight: 1.2, language: () => 'he' },
	{ letters: /[\u0370-\u03ff]/g, weight: 1, language: () => 'el' },
	{ letters: /[\u0900-\u097f]/g, weight: 1.2, language: (text) => (/ळ|आहे/.test(text) ? 'mr' : 'hi') },
	{ letters: /[\u0e00-\u0e7f]/g, weight: 1.2, language: () => 'th' },
	{ letters: /[\u0980-\u09ff]/g, weight: 1.2, language: () => 'bn' },
	{ letters: /[\u0a00-\u0a7f]/g, weight: 1.2, language: () => 'pa' },
	{ letters: /[\u0a80-\u0aff]/g, weight: 1.2, language: () => 'gu' },
	{ letters: /[\u0b80-\u0bff]/g, weight: 1.2, language: () => 'ta' },
	{ letters: /[\u0c00-\u0c7f]/g, weight: 1.2, language: () => 'te' },
	{ letters: /[\u0c80-\u0cff]/g, weight: 1.2, language: () => 'kn' },
	{ letters: /[\u0d00-\u0d7f]/g, weight: 1.2, language: () => 'ml' },
	{ letters: /[\u10a0-\u10ff]/g, weight: 1, language: () => 'ka' },
	{ letters: /[\u0530-\u058f]/g, weight: 1, language: () => 'hy' },
	{ letters: /[\u1200-\u137f]/g, weight: 1.5, language: () => 'am' },
	{ letters: /[\u1780-\u17ff]/g, weight: 1.2, language: () => 'km' },
];

/** The language of a text by its script; null when the text is mostly Latin or has no letters. */
export function languageByScript(text: string): string | null {
	if (!/[\u0370-\u1fff\u3040-\ud7af]/.test(text)) return null;
	const latin = countOf(text, /[a-z\u00c0-\u024f]/gi);
	const winner = SCRIPTS.map((script) => ({ script, weight: countOf(text, script.letters) * script.weight })).sort(
		(a, b) => b.weight - a.weight,
	)[0];
	return winner && winner.weight > 0 && winner.weight >= latin ? winner.script.language(text) : null;
}

function cyrillic(text: string): string {
	if (/[іїєґ]/i.test(text)) return 'uk';
	if (/[ўі]/i.test(text)) return 'be';
	if (/[ђћџјљњ]/i.test(text)) return 'sr';
	return /[ыэё]/i.test(text) || !/ъ/i.test(text) || countOf(text, /ъ/gi) < 3 ? 'ru' : 'bg';
}

function countOf(text: string, pattern: RegExp): number {
	return text.match(pattern)?.length ?? 0;
}

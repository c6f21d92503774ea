/** Codes without a sentence, sentences without a code, and sentences that are not fit for a visitor. */
export function errorSentenceOffences(
	codes: readonly string[],
	sentences: Readonly<Record<string, unknown>>,
): string[] {
	const missing = codes.filter((code) => !(code in sentences)).map((code) => `${code}: no sentence`);
	const extra = Object.keys(sentences)
		.filter((code) => !codes.includes(code))
		.map((code) => `${code}: a sentence for a code that does not exist`);
	const unfit = Object.entries(sentences)
		.filter(([, sentence]) => !isSentence(sentence))
		.map(([code]) => `${code}: not a sentence a visitor could read`);
	return [...missing, ...extra, ...unfit];
}

function isSentence(value: unknown): boolean {
	if (typeof value !== 'string') return false;
	return value === value.trim() && value.includes(' ') && /^\p{Lu}/u.test(value) && !/TODO|\{|undefined/.test(value);
}

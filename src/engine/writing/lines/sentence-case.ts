import type { Phrase } from './phrase-model.ts';

/** The end of a sentence inside a line, if the next sentence begins in lower case. */
const NEXT_SENTENCE = /(?<=[\p{L}\p{N}"”’)%€£$])[.!?]["”’)]?\s+(?=\p{Ll})/gu;
/** Abbreviations, whose full stop ends no sentence: "e.g. a cake", "approx. two". */
const ABBREVIATED =
	/(?:^|[^\p{L}\p{N}])(?:\p{L}|e\.g|i\.e|p\.ex|z\.b|d\.h|u\.a|etc|vs|approx|no|nr|min|max|mr|mrs|ms|dr|st|tel|incl|inkl|ca|bzw|usw|np|dot|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)$/iu;
/** Abbreviations in other languages: "ca. 10", "150 tys. obrotu". */
const ABBREVIATED_ELSEWHERE =
	/(?:^|[^\p{L}\p{N}])(?:tys|mln|ok|ul|godz|tzn|zob|env|sr|sra|srta|dra|sig|sig\.ra|dott|prof|mme|mlle|av|p[áa]g|aprox|evtl|ggf|mind|str|max|maks)$/iu;
/** "1. soup": the number of an item, or an ordinal in German. */
const NUMBERED = /(?:^|\n)\s*\(?\d{1,2}$/;
/** Languages without a full stop after ordinals: "trabajo de 8 a 3. He probado". */
const WITHOUT_ORDINALS: ReadonlySet<string> = new Set(['en', 'es', 'fr', 'it', 'pt']);
/** A word that may get a capital; not `iPhone` or `sales.csv`. */
const PLAIN_WORD = /^\p{Ll}\p{Ll}*(?=$|[\s,'’:;!?)-]|\.(?:\s|$))/u;
/** "for i in range(n):", "if x == 0": code after a sentence, which keeps its case. */
const OPENS_CODE =
	/^(?:(?:for|if|while|def|const|let|var|import|return|print|select|function|class|from)\b[^.!?\n]{0,50}(?:\w\(|\[\w|\{\w|::)|[^.!?\n]{0,50}(?:==|=>|\+=))/;
/** '... wrote "so what?" next to it': the sentence continues after the quotation. */
const GOES_ON =
	/^(?:next|on|in|at|to|by|with|and|or|but|which|when|because|as|is|was|for|from|of|into|under)(?![\p{L}])/u;
const PAIRED = /["`]/g;

/** The line with a capital at each sentence start, except within quotations. */
export function withSentenceCase(phrase: Phrase, code: string): Phrase {
	const { text, from } = phrase;
	let cased = '';
	let last = 0;
	for (const { index, 0: end } of text.matchAll(NEXT_SENTENCE)) {
		const at = index + end.length;
		const before = text.slice(Math.max(0, index - 12), index);
		const isOrdinal = !WITHOUT_ORDINALS.has(code) && /\d$/.test(before);
		const isShort = code !== 'en' && ABBREVIATED_ELSEWHERE.test(before);
		if (isOrdinal || isShort || ABBREVIATED.test(before) || NUMBERED.test(before) || isQuoted(text, at)) continue;
		if (/^[?!]["”’)]/.test(end) && GOES_ON.test(text.slice(at, at + 12))) continue;
		if (!PLAIN_WORD.test(text.slice(at, at + 40)) || OPENS_CODE.test(text.slice(at, at + 60))) continue;
		const capital = text.charAt(at).toUpperCase();
		if (capital.length !== 1) continue;
		cased += text.slice(last, at) + capital;
		last = at + 1;
	}
	return last === 0 ? phrase : { text: cased + text.slice(last), from };
}

/** Whether an offset is inside a quotation. */
function isQuoted(text: string, at: number): boolean {
	const before = text.slice(0, at);
	const isOpen = (before.match(PAIRED) ?? []).length % 2 === 1;
	return (
		isOpen || before.lastIndexOf('“') > before.lastIndexOf('”') || before.lastIndexOf('«') > before.lastIndexOf('»')
	);
}

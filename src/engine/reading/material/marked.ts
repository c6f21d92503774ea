import { PASSAGE_NOUNS, PASSAGE_VERBS } from '../data/passage-nouns.ts';
import { findAll, type Range, type Source, trimRange } from '../source.ts';
import type { FoundMaterial } from './fences.ts';
import { isAnswerRule, isInstruction } from './instruction-like.ts';
import { kindOf } from './kind.ts';
import { paragraphsOf } from './regions.ts';

// "Text:" on its own line, in six languages and two scripts.
const LABEL = new RegExp(
	`(?<=^|\\n)[ \\t]*(?:#{1,4} |\\*\\*)?(?:(?:the |my |original |source |input |sample |given |here(?:'s| is| are) (?:the |my |some |our )?)?(?:${PASSAGE_NOUNS})|texto|artículo|párrafo|frase|correo|código|texte|paragraphe|courriel|testo|articolo|paragrafo|artigo|parágrafo|artikel|satz|absatz|原文|文章|文本|内容|材料|代码|テキスト|本文|コード)(?:\\*\\*)?[ \\t]*:(?:\\*\\*)?`,
	'gi',
);
// "Rewrite the following sentence as an email: ...", "translate to French: ...", "here is my draft: ..."
const LEAD_IN = new RegExp(
	`\\b(?:(?:${PASSAGE_VERBS})\\b[^:\\n]{0,160}?|(?:given|consider|read|here(?:'s| is| are)|below is|this is) [^:\\n]{0,60}?)(?:\\b(?:the following|following|this|these|below|my|our|given)(?: [\\w'-]{2,16}){0,3}? (?:${PASSAGE_NOUNS})\\b[^:\\n]{0,120}|\\b(?:the following|below|this)[^:\\n]{0,60}|\\b(?:in)?to [A-Z][a-z]{3,12})?:(?=\\s)`,
	'gi',
);
const FOREIGN_LEAD_IN =
	/(?:(?:siguiente|suivante?|folgenden?|seguente|seguinte)s? [\p{L}]{3,14}[^:\n]{0,80}:|(?:este|esta|ce|cet|cette|diesen|diese|questo|questa) (?:texto?|artículo|frase|párrafo|correo|código|texte|phrase|paragraphe|article|text|satz|testo|artigo)\b[^:\n]{0,60}:|(?:以下|下面|下列|这段|次の|下記の)[^:。\n]{0,30}[:。](?=\s*\n|"|「)|(?:翻译|总结|改写|概括|润色|要約|翻訳)[^:。\n]{0,20}:)/giu;
const LIST_START = /^\s*(?:[-*•]|\d{1,2}[.)])\s/;

/** Passages announced by a label or a lead-in with a colon; what follows is theirs, up to the next word to the assistant. */
export function findMarked(source: Source, range: Range): FoundMaterial[] {
	const leads = [
		...findAll(source, range, LABEL),
		...findAll(source, range, LEAD_IN).filter(namesPassage),
		...findAll(source, range, FOREIGN_LEAD_IN),
	];
	const first = leads
		.sort((a, b) => a.index - b.index)
		.find((match) => isWorthTaking(source, bodyAfter(source, range, match), match));
	if (!first) return [];
	const body = bodyAfter(source, range, first);
	return [{ ...body, kind: kindOf(source.text.slice(body.start, body.end)) }];
}

/** "Explain the rules:" announces nothing; "explain the following text:" and "translate to French:" do. */
function namesPassage(match: RegExpExecArray): boolean {
	return (
		/\b(?:following|below|this|these|here(?:'s| is| are)|given|my|our)\b/i.test(match[0]) ||
		/\b(?:in)?to [A-Z][a-z]{3,12}:$/.test(match[0]) ||
		/^(?:summari[sz]e|translate|rewrite|rephrase|paraphrase|proofread|reword)\b[^:]{0,20}:$/i.test(match[0])
	);
}

function bodyAfter(source: Source, range: Range, match: RegExpExecArray): Range {
	const start = match.index + match[0].length;
	const paragraphs = paragraphsOf(source.text, { start, end: range.end });
	let end = start;
	for (const [index, paragraph] of paragraphs.entries()) {
		const text = source.folded.slice(paragraph.start, paragraph.end);
		if (index > 0 && (isInstruction(text) || isAnswerRule(text))) break;
		end = paragraph.end;
	}
	return withoutTrailingRules(source, trimRange(source.text, { start, end }));
}

/** Gives back closing sentences that plainly speak of the answer: "Do not use commas in your response." */
function withoutTrailingRules(source: Source, body: Range): Range {
	let { end } = body;
	for (let i = 0; i < 12; i++) {
		const text = source.folded.slice(body.start, end);
		const cut = Math.max(text.search(/(?<=[.!?"'])[ \t]+[^.!?\n]{3,300}[.!?]?["')]{0,2}\s*$/), text.lastIndexOf('\n'));
		if (cut <= 0 || !isAnswerRule(text.slice(cut))) break;
		end = body.start + cut;
	}
	return trimRange(source.text, { start: body.start, end });
}

function isWorthTaking(source: Source, body: Range, match: RegExpExecArray): boolean {
	const text = source.folded.slice(body.start, body.end);
	if (text.length < 12 && !/to [A-Z][a-z]+[^:]*:$/.test(match[0])) return false;
	if (
		LIST_START.test(text) &&
		/\b(?:following|these|below)(?: \w+)? ?(?:points|rules|requirements|instructions|steps|details|information|things|topics|criteria|structure|format|sections)?\b[^:]*:$/i.test(
			match[0],
		) &&
		!/\b(?:text|article|sentence|passage|list|items|notes|code)s?\b/i.test(match[0])
	)
		return false;
	return (
		!isInstruction(text.slice(0, 200)) ||
		/\b(?:sentence|text|passage|paragraph|question|statement|email|code|phrase)s?\b/i.test(match[0])
	);
}

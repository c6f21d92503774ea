import { PASSAGE_NOUNS, PASSAGE_VERBS } from '../data/passage-nouns.ts';
import { findAll, type Range, type Source } from '../source.ts';

// "Text:" opening a line, in six languages and two scripts.
const LABEL = new RegExp(
	`(?<=^|\\n)[ \\t]*(?:#{1,4} |\\*\\*)?(?:(?:the |my |original |source |input |sample |given |reference |here(?:'s| is| are) (?:the |my |some |our )?)*(?:${PASSAGE_NOUNS})|texto|artículo|párrafo|correo|código|texte|paragraphe|courriel|testo|articolo|paragrafo|artigo|parágrafo|artikel|satz|absatz|原文|文章|文本|内容|材料|代码|テキスト|本文|コード)(?:\\*\\*)?[ \\t]*:(?:\\*\\*)?`,
	'gi',
);
const POINTED = `\\b(?:the following|following|this|these|below|my|our|given|reference)(?: [\\w'-]{2,16}){0,3}? (?:${PASSAGE_NOUNS}|opening lines?|first lines?|bio|caption|intro)\\b[^:\\n]{0,120}`;
// "Rewrite the following sentence as an email: ...", "translate to French: ...", "here is my draft: ..."
const WORKED_ON = new RegExp(
	`\\b(?:${PASSAGE_VERBS}|feedback on|thoughts on)\\b[^:.?!\\n]{0,120}?(?:${POINTED}|\\b(?:the following|below|this)(?: (?:in|into|to|for|as|and|but|so|without|using|with|like|more|less|better|please|pls)\\b[^:\\n]{0,60})?|\\b(?:in)?to [A-Z][a-z]{3,12}):`,
	'gi',
);
const SHOWN = new RegExp(
	`\\b(?:here(?:'s| is| are)|below (?:is|are)|this is|reference) (?:an? |the |my |our |some )?(?:[\\w'-]{2,16} ){0,3}?(?:${PASSAGE_NOUNS})\\b[^:\\n]{0,60}:`,
	'gi',
);
/** "make a table of the verbs from this text: ..." */
const FROM_IT =
	/\b(?:from|in|of|about) (?:this|the following|my) (?:text|sentence|paragraph|passage|e-?mail|letter|article|message|story|code|review)\b[^:.?!\n]{0,60}:(?=\s\S)/gi;
const BARE =
	/(?<=^|[.!?\n]\s{0,4})(?:(?:please|pls|can you|could you) )?(?:summari[sz]e|translate|rewrite|rephrase|paraphrase|proofread|reword)(?:[^:\n]{0,20}:|[^:\n]{0,80}:(?=[ \t]*\n)|(?<=translate|rewrite|reword|rephrase|proofread) (?:(?:this|it) )?(?:in|into|to|as|for|so) [^:.!?\n]{3,60}:(?=\s\S))/gi;
/** "correct my grammar: I am agree": what stands behind it is to be corrected, however short. */
const WORDING = '(?:grammar|spellings?|punctuation|english|typos?|mistakes|errors|wording|phrasing)';
const CORRECTED = new RegExp(
	`(?<=^|[.!?\\n]\\s{0,4})(?:(?:please|pls|can you|could you|can u) ){0,2}(?:correct|fix|check|improve|polish|mend|edit|sort(?: out)?)(?: (?:the|my|this|any|all|all the))? ${WORDING}(?:(?:,| and| &| or) ${WORDING})?(?: (?:please|pls|here|in this|for me))?:(?=\\s\\S)`,
	'gi',
);
/** "make polite but firm pls:" above a letter, "turn these into acceptance criteria: ...". */
const ABOVE_LETTER = /(?<=^|\n)[^\n:]{3,90}:(?=[ \t]*\n\s*(?:dear|hi|hello|hey|to whom)\s[^\n]{1,60},)/gi;
const TURNED =
	/(?<=^|[.!?\n]\s{0,4})(?:(?:please|pls|can you|could you|can u) ){0,2}(?:turn|convert|make|format|rewrite|group|rank|translate) (?:this|these|the following)(?: [\w'-]{2,16}){0,2} (?:into|to|as|in) [^:.!?\n]{3,60}:(?=\s\S)/gi;
const WORK_WORDS =
	'traduc|tradú|resum|reescrib|corrig|corrige|mejora|analiza|parafrase|explica|tradui|résum|réécri|réécris|améliore|reformul|analyse|übersetz|fasse|korrigier|verbesser|umschreib|traduci|riassumi|riscriv|correggi|migliora|traduz|reescrev|melhore';
const FOREIGN = new RegExp(
	`(?<![\\p{L}\\p{N}])(?:${WORK_WORDS})[\\p{L}]{0,8}[^:.?!\\n]{0,100}(?:siguiente|suivant|folgend|seguente|este|esta|cet?|cette|dies|questo|questa|nächst)[\\p{L}]{0,4} (?!opcion|option|alternativ|frase|phrase|format)[^:.\\n]{0,60}:|(?:翻译|总结|改写|概括|润色|修改|校对|缩写|扩写|分析|解释)[^:。\\n]{0,24}:|(?:以下|下面|下列|这段)[^:。\\n]{0,16}(?:翻译|总结|改写|概括|润色|修改|校对|分析|解释)[^:\\n]{0,12}[:。](?=\\s*\\n|\\s*"|\\s*「)|(?:次の|以下の|下記の)[^:。\\n]{0,16}(?:翻訳|要約|書き換|修正|添削|校正|分析|訳し|直し)[^:。\\n]{0,16}[:。]`,
	'giu',
);
// Lead-ins that announce the form of the answer ("in this format:"), which is a rule and not a passage.
const ABOUT_ANSWER =
	/\b(?:exact|options?|choices|phrases|format|template|structure|style|labels|categories|keywords?|key words|criteria|requirements|rules|guidelines|instructions|(?:your|the) (?:answer|response|output|reply) (?:must|should|has|needs)|answer (?:with|using|the)|respond (?:with|using)|like|such as|e\.g\.|for example|example|as follows|end with|start with|make sure to include|questions|topics|sections|points|steps)\b[^:]{0,40}:$/i;

/** "How can I improve my CV? I worked: ...": a statement about oneself, not a lead-in. */
const OF_ONESELF = /[.!?]\s+(?:i|we) (?:worked|have|had|need|want|know|speak|can|did|do)\b[^.!?]{0,16}:$/i;

/** The labels and lead-ins with a colon that announce a passage, in order. */
export function findLeadIns(source: Source, range: Range): RegExpExecArray[] {
	const announced = [WORKED_ON, SHOWN, FROM_IT, BARE, CORRECTED]
		.flatMap((pattern) => findAll(source, range, pattern))
		.filter((match) => (!ABOUT_ANSWER.test(match[0]) || isWorkedText(match[0])) && !OF_ONESELF.test(match[0]));
	const shown = [ABOVE_LETTER, TURNED].flatMap((pattern) => findAll(source, range, pattern));
	return [...findAll(source, range, LABEL), ...announced, ...shown, ...findAll(source, range, FOREIGN)]
		.filter(
			(match) =>
				/^\s/.test(source.folded.slice(match.index + match[0].length, match.index + match[0].length + 1)) ||
				/["「⟨']/.test(source.folded.charAt(match.index + match[0].length)),
		)
		.sort((a, b) => a.index - b.index);
}

/** Whether a lead-in works on a text although it names a form: "Rewrite the following sentence ..., such as [name]:". */
function isWorkedText(lead: string): boolean {
	return /^(?:re\w+|translate|summari[sz]e|paraphrase|proofread|correct|fix|elaborate|expand|explain|analy[sz]e|critique|critici[sz]e|simplify|convert|edit|improve)\b[^:]{0,20}\b(?:the following|this|these|below) (?:\w+ )?(?:text|sentences?|passage|paragraph|article|statement|e-?mail|code|message|quote)\b/i.test(
		lead,
	);
}

import { PASSAGE_NOUNS, WORKED_NOUNS } from '../data/passage-nouns.ts';
import { stemsOf } from '../matching/says.ts';
import { occurs } from '../matching/search.ts';

const NOUN = `(?:${PASSAGE_NOUNS}|${WORKED_NOUNS})`;
const EDIT =
	'(?:summari[sz]e|translate|rewrite|reword|rephrase|paraphrase|edit|proofread|proof-read|correct|fix|improve|polish|shorten|condense|simplify|expand on|elaborate on|analy[sz]e|classify|categori[sz]e|label|debug|refactor|optimi[sz]e|review|critique|critici[sz]e|grade|annotate|transcribe|check|spell-?check|reformat|tidy up|clean up|summary of|translation of|feedback on|wrong with)';

// What may follow the noun: before another noun it names no passage ("my data analysis skills").
const HEAD =
	'(?! (?!to\\b|into\\b|in\\b|for\\b|so\\b|and\\b|or\\b|as\\b|with\\b|using\\b|without\\b|by\\b|please\\b|pls\\b|plz\\b|that\\b|which\\b|from\\b|of\\b|about\\b|below\\b|above\\b|on\\b|at\\b|is\\b|are\\b|it\\b|i\\b|because\\b|but\\b|if\\b|then\\b|make\\b|thanks?\\b|now\\b|here\\b|more\\b|better\\b)[a-z])';

// "this text", "the following article", "my essay", "you are given two words", and the same in other languages.
const POINTERS: readonly RegExp[] = [
	new RegExp(
		`\\b(?:following|attached|provided|supplied|pasted|enclosed|below)(?: [\\w-]{2,16}){0,2}? ${NOUN}\\b`,
		'i',
	),
	/\b(?:the|these|this|those|each) (?:given|provided|attached|supplied|pasted|underlined|above-mentioned) [\w-]{3,16}/i,
	/\b(?:the|these|this|those|of|from) (?:[\w-]{2,16} ){0,2}?(?:[\w-]{3,16}) (?:that |which )?(?:(?:is|are|was|were|has been|have been|you are|you were) )?(?:given|provided|attached|pasted|shown|listed) ?(?:below|here|to you)?(?=[.,:;]|$)/i,
	/\byou (?:are|will be|have been|were)(?: being)? (?:given|provided|shown|presented|told)\b/i,
	new RegExp(
		`(?<!throughout |during |all )\\b(?:this|these)(?: [\\w-]{2,16})? (?:${PASSAGE_NOUNS})\\b(?! (?:should|must|will|is about|about|has to|needs|of))`,
		'i',
	),
	new RegExp(
		`\\b${EDIT} (?:\\w+ ){0,3}?(?:my|our)(?! (?:personal|private|mobile|cellular) data)(?: [\\w-]{2,16}){0,2}? (?:${PASSAGE_NOUNS})\\b${HEAD}`,
		'i',
	),
	new RegExp(
		`\\b${EDIT} (?:the|each)(?: [\\w-]{2,16})? ${NOUN}\\b(?! (?:of|about|by|from|on|called|titled|named|for|in|at|to be|that)\\b| ")`,
		'i',
	),
	new RegExp(`\\b(?:${PASSAGE_NOUNS}) (?:below|attached|provided)\\b`, 'i'),
	/\bthe following(?: [\w-]{2,16}){0,4}[.:]?\s*$/i,
	/^given (?:an?|the|two|some|this|these) (?!(?:[\w-]+ ){0,3}?(?:table|tables|array|list|string|matrix|graph|tree|integer|number|function|database|schema|set)s? (?:with|of|where|containing|that|called|named|having|and)\b)/i,
	/\b(?:in|of|to|from|into|for|on) the (?:sentence|text|passage|paragraph|article|chat|conversation|dialogue|code|snippet|tweet|comment|description|input)(?=[.,;:]|$| (?:with|to|by|into|and|if|using|\())/i,
	/\b(?:has|have) been (?:provided|given|described|supplied|attached|pasted|presented)\b(?! (?:by|with|as|at|to (?:me|us|them|him|her)))/i,
	/\b(?:we|i)(?:'ve| have) (?:described|provided|given you|attached|pasted|supplied)\b/i,
	/\b(?:someone|somebody|the user|a user) (?:gives|provides|sends|shows|tells) you\b/i,
	/\bgiven the (?:[\w-]+'s [\w-]+|utterances?|context|description|title|name|word|keywords?|criteria|topic|background|scenario|situation|profile|details|requirements?|specifications?)(?=[.,;:]|$)/i,
	/\bbased on (?:(?:its|their|the) (?:given |provided )?(?:description|information|content|title|details|context|reviews?|summary|data|text|profile|ingredients|following|keywords?|requirements|video's content))\b/i,
	/\b(?:predict|detect|classify|categori[sz]e|decide|determine|tell|judge|rate|label|tag|mark|replace|link|fill in|highlight|find)\b.{0,60}\b(?:the|each|every) (?:tweet|review|utterance|comment|message|news|sentence|passage|paragraph|email|conversation|dialogue|equation|question|headline|document|business)\b(?!'s\b| (?:is about|about|of|on|from|called))/i,
	/\b(?:explain|answer|solve|solving|complete|rank|sort|continue) the (?:questions?|equations?|problems?|riddle|puzzle|exercise|sentence|words?|items?)(?=[.,;:]|$| (?:and|like|in|by|with|below|using)\b)/i,
	/\bas follows\s*:?\s*$/i,
	/(?:el|la|los|este|esta|mi) (?:siguiente )?(?:texto|artículo|correo|código|codigo|párrafo|ensayo)(?: siguiente)?(?= *$|[.,:;])|\bce(?:t|tte)? (?:texte|article|courriel|code|paragraphe)\b|\b(?:diesen|folgenden|meinen) (?:text|artikel|code|satz)\b|\b(?:questo|seguente|mio) (?:testo|articolo|codice)\b|\b(?:est[ae]|ess[ae]|(?:o|meu) (?:seguinte )?)\s?(?:texto|artigo|código|e-?mail|redação)(?= *$|[.,:;])|\b(?:ten|tego|poniższy|mój) (?:tekst|artykuł|mail|kod|list)[a-ząęółśż]{0,4}(?= *$|[.,:;]| na )|(?:以下|下面|这段|这篇|这份)(?:的)?(?:文字|文章|内容|代码|文本|句子|邮件)|(?:この|次の|以下の)(?:文章|テキスト|コード|メール)/i,
];

// A pronoun or "above" in a later clause may refer to the text before it; only in the opening clause does it mean a passage.
const OPENING_POINTERS: readonly RegExp[] = [
	new RegExp(
		`\\b(?:${EDIT}|explain|convert|turn|transform|read|continue|complete|finish|answer|solve) (?:this|it|that|these|them)(?= *$|[.,;:!?]| (?:to|into|in|for|as|so|and|using|with|please|better|clearer|shorter)\\b)`,
		'i',
	),
	// Not "that documents the steps": behind "that" a plural is a verb.
	new RegExp(
		`\\b(?:above|that) (?:${PASSAGE_NOUNS})(?<!\\bthat [\\w-]{1,20}[^s]s)\\b|\\b(?:${PASSAGE_NOUNS}) above\\b`,
		'i',
	),
];

/** Whether an instruction refers to a passage, whether that is there or not. */
export function refersToPassage(instruction: string, isOpening = true): boolean {
	const said = instruction.trimEnd();
	const stems = stemsOf(said);
	const isFound = (pointer: RegExp) => occurs(said, pointer, stems);
	return POINTERS.some(isFound) || (isOpening && OPENING_POINTERS.some(isFound));
}

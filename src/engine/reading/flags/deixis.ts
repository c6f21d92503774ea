import { PASSAGE_NOUNS, PASSAGE_VERBS } from '../data/passage-nouns.ts';

// "this text", "the following article", "my essay", "summarise it:", and the same in other languages.
const POINTERS: readonly RegExp[] = [
	new RegExp(
		`\\b(?:(?:the|these|this) )?(?:following|given|attached|provided|supplied|pasted|enclosed|above|below)(?: [\\w-]{2,16}){0,2}? (?:${PASSAGE_NOUNS})\\b`,
		'i',
	),
	new RegExp(
		`\\b(?:this|these|that)(?: [\\w-]{2,16})? (?:${PASSAGE_NOUNS})\\b(?! (?:should|must|will|is about|about|has to|needs|of))`,
		'i',
	),
	new RegExp(
		`\\b(?:${PASSAGE_VERBS})\\b(?: \\w+){0,3}? (?:my|our)(?: [\\w-]{2,16}){0,2}? (?:${PASSAGE_NOUNS})\\b`,
		'i',
	),
	new RegExp(
		`\\b(?:${PASSAGE_VERBS})\\b (?:this|it|that|these|them)(?= *$|[.,;:!?]| (?:to|into|in|for|as|so|and|using|with|please|better|clearer|shorter)\\b)`,
		'i',
	),
	new RegExp(`\\b(?:${PASSAGE_NOUNS}) (?:below|above|attached|provided|given)\\b`, 'i'),
	/\b(?:the following|as follows)\s*:?\s*$/i,
	/(?:el|la|los|este|esta|mi) (?:siguiente )?(?:texto|artículo|correo|código|párrafo|ensayo)(?: siguiente)?(?= *$|[.,:;])|\bce(?:t|tte)? (?:texte|article|courriel|code|paragraphe)\b|\b(?:diesen|folgenden|meinen) (?:text|artikel|code|satz)\b|\b(?:questo|seguente|mio) (?:testo|articolo|codice)\b|\beste (?:texto|artigo|código)\b|(?:以下|下面|这段|这篇|这份)(?:的)?(?:文字|文章|内容|代码|文本|句子|邮件)|(?:この|次の|以下の)(?:文章|テキスト|コード|メール|文)/i,
];

/** Whether an instruction points at a passage, present or not. */
export function refersToPassage(instruction: string): boolean {
	return POINTERS.some((pointer) => pointer.test(instruction));
}

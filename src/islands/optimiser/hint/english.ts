/** Characters of the text that are examined. */
const WINDOW = 600;
const ENGLISH =
	/\b(?:the|and|for|with|that|this|you|your|about|from|write|make|create|give|list|explain|of|to|is|are|in|on|my|our|me|please|how|what|need|want|help|under|words?|by|an)\b/gi;
const OTHERS =
	/(?<![\p{L}])(?:el|los|las|una?|que|para|sobre|del|le|les|des|une|pour|avec|dans|sur|der|das|und|ein|eine|einen|für|mit|über|auf|il|gli|che|di|della|um|uma|com|os|het|een|voor|och|att|się|nie|dla)(?![\p{L}])/giu;
const NOT_LATIN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/gu;

/** Whether the cues, which are English, can read this text. Hints in the wrong language would only be in the way. */
export function isEnglish(text: string): boolean {
	const start = text.slice(0, WINDOW);
	if (countOf(NOT_LATIN, start) > start.length / 10) return false;
	return countOf(ENGLISH, start) >= countOf(OTHERS, start);
}

const countOf = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0;

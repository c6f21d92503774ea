const SUBJECT =
	/^(?:i|we|he|she|they)(?:'(?:m|ve|ll|d|re|s))?$|^(?:im|ive|hes|shes|theyre|theyve|weve|it's|that's|thats|its)$/;
/** After these words, a subject begins a clause of the same wish: "don't make it sound like I'm begging". */
const OPENS_CLAUSE =
	/^(?:that|what|which|who|whom|whose|where|when|how|why|if|because|bc|as|like|than|until|till|before|after|say|mention|admit|pretend|think|assume|unless|while|whether|everything|anything|something|nothing|things?|bits?|way|stuff|words?|ones?|though)$/;
/** "Skip the slates my dad's a roofer", "keep it short everyone's busy": a reason runs on after a wish. */
const OTHERS_BEGIN =
	/\p{L} (?:my|our|his|her|their) (?:\p{L}+ )?\p{L}+(?:'s| is| are| was| were| has| have| already| (?:don|doesn|didn)'?t) |\p{L} every(?:one|body)'?s \p{L}/iu;
const MAY_DENY =
	/^(?:and|or|but|with|has|have|had|is|are|was|were|be|do|does|did|that|which|who|what|say|says|says|there's|theres|if|you|one)$/;
const TAKEN_BACK =
	/\b(?:sorry|strike that|correction|hmm+|nvm|nah|wait|or rather|scrap that|excuse me)\b|,\s*no(?:,|\s(?:i|that|make|put|it)\b)/i;
/** Wishes that are left to the writer's judgement, so that nobody can say that one was not met. */
const HEDGED =
	/\bif (?:you|u) (?:think|want|like|can|feel|must|fancy)\b|\b(?:if|where|wherever|when) poss(?:ible)?\b|\bideally\b|\bif need be\b/i;
/** "Put my card number in and then it asked for a code": a statement in the words of an order. */
const TELLS = /\band then\b|\p{L}[.!] \p{Lu}/u;
const MISSPELT = /\byour (?:sure|not|right|welcome|going|an?|the)\b|\bthis what\b/i;
/**
 * "Nothing with mixed numbers and answers on a page of their own", "never say that and no guilt": a ban and another
 * wish.
 */
const DENIES_TWO = /^(?:nothing|never)\b.*\band (?!(?:never|nothing)\b)|\S (?:and|or) no \p{L}+(?: \p{L}+)?$/iu;
/** "Don't modernise it and the dog stays", "nothing with ship one word each": two wishes, or a wish and a reason. */
const TWO_WISHES =
	/\band (?:the|my|our) \p{L}+ \p{L}+s$|\b(?:one|two|three|\d+) (?:words?|lines?|sentences?) each\b|\p{L} it (?:keeps|never|always|doesn't|makes|takes|costs|hurts|breaks|fails)\b/iu;
const MOST_WORDS = 14;
const MOST_AFTER_NOTHING = 8;
const GIVES_REASON = /\b(?:because|as|since|that|which)\b/i;

/**
 * Whether a line is a single wish. Without commas, a reason or a second wish may follow the first one ("keep it short I
 * won't manage long"), which cannot be answered with yes or no.
 */
export function isOneWish(line: string): boolean {
	const words = line.toLowerCase().replaceAll('’', "'").split(/\s+/);
	if (TAKEN_BACK.test(line) || HEDGED.test(line) || MISSPELT.test(line) || TELLS.test(line) || /\s[–-]\s/.test(line))
		return false;
	if ((DENIES_TWO.test(line) && !/^no\b/i.test(line)) || TWO_WISHES.test(line.replaceAll('’', "'"))) return false;
	if (words[0] === 'nothing' && words.length > MOST_AFTER_NOTHING && !GIVES_REASON.test(line)) return false;
	if (words.length > MOST_WORDS && line.includes(',')) return false;
	if (OTHERS_BEGIN.test(line.replaceAll('’', "'"))) return false;
	return !words.some((word, at) => at >= 2 && beginsAnother(word, words[at - 1] ?? '', at));
}

function beginsAnother(word: string, before: string, at: number): boolean {
	const isJoined = /[,;]$/.test(before);
	if (SUBJECT.test(word)) return !OPENS_CLAUSE.test(before);
	if (word === 'actually') return true;
	if (word === 'just') return !/^(?:is|are|and|but|or|not|don't|do)$/.test(before);
	if (/^(?:no|nothing|don't|dont|do|never)$/.test(word))
		return (
			!isJoined && !MAY_DENY.test(before) && (word !== 'do' || at > 2) && !(word === 'do' && OPENS_CLAUSE.test(before))
		);
	return false;
}

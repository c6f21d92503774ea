/** Words that continue or refer to the sentence before them, and so begin no paragraph. */
const ENGLISH =
	/^\W{0,9}(?:and|but|or|so|also|then|plus|because|cos|which|it|its|it's|they|them|their|he|she|his|her|that|that's|thats|this|these|those|there|both|one|same|if not|not|no)(?![\p{L}])/iu;

const opens = (words: string): RegExp => new RegExp(`^\\P{L}{0,9}(?:${words})(?![\\p{L}'’])`, 'iu');

/** Patterns by language. In these languages mostly the verb's ending shows the person. */
const WORDS: Readonly<Record<string, RegExp>> = {
	en: ENGLISH,
	es: opens('y|pero|o|porque|que|él|ella|ellos|ellas|esto|eso|esta|este|su|sus|así|además|también|luego|aunque|si no'),
	fr: opens(
		"et|mais|ou|donc|parce|car|qui|il|elle|ils|elles|ça|ca|c['’]est|cela|son|sa|ses|leur|puis|ensuite|aussi|sinon",
	),
	de: opens('und|aber|oder|weil|denn|er|sie|es|das|dies\\p{L}*|seine?|ihre?|dann|auch|sonst|da|dort'),
	pt: opens('e|mas|ou|porque|ele|ela|eles|elas|isso|isto|seu|sua|aí|depois|então|também|senão'),
	it: opens('e|ma|o|perché|lui|lei|loro|questo|quello|suo|sua|poi|anche|quindi|altrimenti'),
	pl: opens('i|a|ale|lub|bo|on|ona|oni|to|ten|ta|jego|jej|ich|potem|też|więc|inaczej'),
	ja: /^(?:でも|だから|それ|その|ただ|なので|また|しかも|あと|彼)/u,
	zh: /^(?:但是?|不过|而且|所以|因为|他|她|它|这|那|还有?|也)/u,
};

/** Whether a sentence continues the one before it. */
export const goesOn = (sentence: string, language: string): boolean => WORDS[language]?.test(sentence) ?? false;

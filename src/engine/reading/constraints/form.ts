import { isTableOfData } from './about-answer.ts';
import { isGivenForm } from './given-form.ts';
import { literalsIn } from './literals.ts';
import { type Rule, rule } from './rule.ts';

const TAIL = '(?:[^;]){0,240}';
const NAMED = { items: (match: RegExpExecArray) => literalsIn(match[0]) };
const notForbidden = (before: string) =>
	!/\b(?:not|n't|dont|never|without|avoid(?:ing)?|no|any) *(?:\w+ ){0,2}$/i.test(before);

const FORMAT_NAMES =
	'json(?:l| lines)?|xml|yaml|csv|tsv|toml|html5?|latex|markdown|mermaid|graphviz|svg|pdf|docx?|xlsx|rtf|plain[ -]text|rich text|ascii|(?:markdown |comparison |html )?tables?(?! of contents)|bullet(?:ed)?[ -]?(?:points?|lists?|form)|bullets|numbered list|ordered list|unordered list|check ?lists?|to-?do list|code ?blocks?|code fences?|spreadsheet|flow ?chart|diagram|bar charts?|pie charts?|line charts?|charts?|table of contents|outline form|q&a|dialogue|screenplay|one-pager|slide deck|slides|infographic|haiku|limerick|sonnet|acrostic|tweet|thread|memo|press release';

const FORMAT_CUES =
	'json xml yaml csv tsv toml html late mark merm grap svg pdf doc docx xlsx rtf plai rich asci tabl comp bull numb orde unor chec to tod todo code spre flow diag bar pie line char outl q dial scre one slid info haik lime sonn acro twee thre memo pres';

/** "in JSON", "as a table", "markdown" */
const named = rule(
	'format',
	FORMAT_CUES,
	`\\b(?:(?:in|as|into|to|with|using|return|output|give|produce|format(?:ted)? (?:as|in|it)?) )?(?:an? (?!(?:json|xml|yaml|csv|html5?|latex|markdown|plain[ -]text)\\b(?! (?:table|list|file|array|object|block)))|the |valid |proper |well-formed |strict |me )*(?<![\\w./-])(?:${FORMAT_NAMES})(?![\\w]|\\.\\w| \\d{1,2}\\b)(?:\\s+(?:format|form|only|syntax|style|object|array|block)\\b)?(?: with (?:the )?(?:keys|fields|columns|headers|rows)\\b[^.;]{1,160}| per \\w{2,14}(?: with \\w{2,20})?)?`,
	{
		...NAMED,
		isMeant: (before, match) => notForbidden(before) && !isTableOfData(match) && !isGivenForm(before, match),
	},
);

/** "highlight at least 3 sections with markdown, i.e. *section*" */
const highlight = rule(
	'format',
	'high bold ital unde emph',
	`\\b(?:highlight|bold|italici[sz]|underlin|emphasi[sz])\\w{0,6}\\b${TAIL}`,
	{
		...NAMED,
		isMeant: notForbidden,
	},
);

/** "separated by ***", "divide the sections with …" */
const separate = rule(
	'format',
	'sepa divi deli spli',
	`\\b(?:[\\w-]{2,16} ){0,4}(?:separat|divid|delimit|split)\\w{0,6}\\b(?: [\\w'"-]{1,16}){0,8} (?:by|with|using|from)\\b${TAIL}`,
	NAMED,
);

/** "wrap the entire output in double quotes", "put it in square brackets" */
const wrap = rule(
	'format',
	'wrap encl surr enca put plac writ repr cont mark deno indi',
	`\\b(?:(?:wrap|enclos|surround|encapsulat)\\w{0,6}\\b${TAIL}|(?:put|plac|written|represent|contain|mark|denot|indicat)\\w{0,6}\\b[^;]{0,90}?\\b(?:quot(?:e|ation)\\w{0,6}|brackets?|tags?|asterisks?|backticks?|parenthes[ei]s|<<)${TAIL})`,
	NAMED,
);

/** "SECTION X", "mark the beginning of each section", "titled" */
const sections = rule(
	'format',
	'sect para chap bull poin part stan line each ever',
	`\\b(?:(?:mark|label|number|indicat|head)\\w{0,4}\\b[^;]{0,60}\\b(?:sections?|paragraphs?|chapters?|bullets?|points?|parts?)\\b${TAIL}|(?:sections?|paragraphs?|chapters?|parts?)\\b[^;.]{0,60}\\b(?:mark|label|number|titled?|named?|start|beginn?|called|head)\\w{0,4}\\b${TAIL}|(?:each|every|the) (?:sections?|chapters?|paragraphs?|bullets?|points?|stanzas?|lines?)\\b[^;.]{1,120})`,
	NAMED,
);

/** "a title, wrapped in double angular brackets, i.e. <<title>>" */
const title = rule(
	'format',
	'titl head subh subj',
	`\\b(?:an? |the )?(?:[\\w-]{2,12} )?(?:titles?|headings?|subheadings?|headline|subject line|heading)\\b(?=[^;]{0,60}(?:<<|bracket|wrap|contain|in |with|,|\\.|$))[^;]{0,120}`,
	{
		...NAMED,
		isMeant: (before) =>
			notForbidden(before) &&
			/\b(?:with|contain|include|have|has|add|give|put|must|need|should|write|a|and)\b[^.;]{0,60}$/i.test(before),
	},
);

/** Layout shown by example: <<title>>, *highlighted*, ******; not the marks of a heading, which structure the request itself. */
const shown = rule(
	'format',
	null,
	`<<[^<>]{1,60}>>|(?<![\\w*])\\*{1,2}[^*\\s][^*]{0,60}\\*{1,2}(?![\\w*])|\\*{3,}|-{3,}|(?<!(?:^|\\n)[ \\t]{0,8}#{0,8})#{2,}`,
	NAMED,
);

/** "all lowercase", "in capital letters" */
const letterCase = rule(
	'case',
	'lowe uppe capi caps smal case came snak keba bloc',
	`\\b(?:(?:use|using|write|in|with|only|all|entirely|every|each|english|and|no|some) ){0,4}(?:(?:lower|upper)[ -]?case(?:d)?|(?:capitals|capitali[sz](?:ed|e|ing|ation)|capital(?=(?: [a-z]+)? (?:letter|word)))(?! (?:of|cit|gain|punish|invest|expend|cost))(?:(?: [a-z]+)? (?:letters?|words?))?|all[ -]caps|small letters|title case|sentence case|camel ?case|snake[_ ]case|kebab-case|block letters)\\b[^.;]{0,100}`,
	{ polarity: 'must' },
);

/** "no commas", "exclamation marks", "in double quotation marks" */
const punctuation = rule(
	'punctuation',
	'comm semi colo excl ques quot doub sing em en hyph full apos elli emoj emot punc dash',
	`\\b(?:(?:use|using|any|with|in|without|no|not|a|the|all|double|single|every|each|end|ends) ){0,4}(?:commas?|semicolons?|colons?|exclamation (?:marks?|points?)|question marks?|quotation marks?|quotations marks?|(?:double |single )?quotes|(?:em|en)[ -]?dash(?:es)?|hyphens?|full stops?|apostrophes?|ellips[ei]s|emojis?|emoticons|punctuation)\\b[^.;]{0,60}`,
);

/** "in quotation marks" */
const inQuotes = rule(
	'quote',
	'quot',
	`\\b(?:in|within|with|by|inside) (?:a pair of |the )?(?:double |single )?quot(?:es|ations?)(?: marks?)?\\b`,
);

export const FORM_RULES: readonly Rule[] = [
	named,
	highlight,
	separate,
	wrap,
	sections,
	title,
	shown,
	letterCase,
	punctuation,
	inQuotes,
];

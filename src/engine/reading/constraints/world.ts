import { TOOLS } from '../data/tools.ts';
import { DATE, DURATION, MONEY } from '../facts/patterns.ts';
import { stemsOf } from '../passage.ts';
import { anyOf } from './escape.ts';
import { type Rule, rule } from './rule.ts';

const TOOL = anyOf(TOOLS);
const EDGE = '(?![\\w+#])';

/** "by June 2026", "within 7 days", "no later than Friday", "deadline: 3 May" */
const deadline = rule(
	'deadline',
	'by befo unti till no not due dead star as sinc from on in afte duri ever next this with over for unde at abou asap per a each',
	`\\b(?:(?:by|before|until|till|no later than|not later than|due(?: on| by)?|deadline(?: is| of|:)?|starting(?: on| from)?|as of|since|from|on|in|after|during|every|next|this) (?:the )?(?:${DATE})|(?:within|in(?: the next)?|over(?: the next)?|for(?: the next)?|no (?:more|longer) than|under|at least|about|every) ${DURATION}|by (?:tomorrow|tonight|the end of [\\w ]{2,16}|eod|cob|next \\w{3,9}|this \\w{3,9})|asap|as soon as possible|(?:per|a|each|every) (?:day|week|month|hour|year|night))(?!\\w)`,
	{
		isMeant: (_, match) => !/^(?:this|next|from|on|in) \\d+$/i.test(match[0]),
	},
);

/** "budget £900 total", "under $30" */
const money = rule(
	'budget',
	null,
	`(?:\\b(?:budget(?: is| of|:)?|cost(?:s|ing)?|price[ds]?(?: at)?|spend(?:ing)?|under|below|less than|more than|over|at most|up to|max(?:imum)?(?: of)?|around|about|for|within|cheaper than|no more than|between)(?: (?:is|of|at|to|from|a|an|total))? )*(?:${MONEY})(?:\\s?(?:-|to|and)\\s?(?:${MONEY}))?(?: (?:or (?:less|more)|total|max(?:imum)?|in total|per \\w{3,10}|each|a \\w{3,6}|budget|altogether))*`,
	{ needsNumber: true, isMeant: (before, match) => !isInFormula(before, match) },
);

/** "on a budget", "cheap" */
const thrift = rule(
	'budget',
	'low tigh smal limi shoe big unli budg on chea affo inex',
	`\\b(?:(?:low|tight|small|limited|shoestring|big|unlimited) budget|budget[ -]friendly|on a budget|(?:cheap|affordable|inexpensive)(?= ))`,
);

/** "in Python 3.9", "using pandas", "for Windows 11" */
const tool = rule(
	'tool',
	stemsOf(TOOLS),
	`(?<![\\w./-])(?:${TOOL})${EDGE}(?: ?v?\\d+(?:\\.\\d+){0,3}\\+?(?![\\w%]))?(?: only\\b)?`,
	{
		isMeant: (before, match) =>
			!/^(?:node|spring|spark|express|requests|flask|rails|unity|oracle|apex|helm|swift|scheme|assembly|illustrator|cypress|axios|requests|sage|sketch|sap|mocha|sass|apache|lambda|celery|bun|rust|ruby|java|beamer|polars)$/i.test(
				match[0],
			) ||
			/[A-Z]/.test(match[0]) ||
			/\bcode|script|program|function|api|app\b/i.test(before),
	},
);

export const WORLD_RULES: readonly Rule[] = [deadline, money, thrift, tool];

/** "$0$", "$x = 5$": the sign opens or closes a formula. */
function isInFormula(before: string, match: RegExpExecArray): boolean {
	const after = match.input.slice(match.index + match[0].length);
	const opens =
		/\$\s?\d[\d,.]*$/.test(match[0]) && /^[^$\n]{0,80}\$(?!\d)/.test(after) && !/^[^$]{0,80}\s\$\d/.test(after);
	return opens || (/\$$/.test(match[0]) && /\$[^$\n]{0,80}$/.test(before));
}

import { literalsIn } from './literals.ts';
import { type Rule, rule } from './rule.ts';

const TAIL = '[^.;!?]{0,20}(?:[^.;!?]|[.!?](?=\\S)){1,240}';
const BANNED = { polarity: 'must_not', items: (match: RegExpExecArray) => literalsIn(match[0]) } as const;
// Words before a negation that describes and forbids nothing: "people who don't sleep", "I have not".
const DESCRIBES =
	/\b(?:i|we|they|he|she|who|which|that|people|users|customers|it|why|how|because|if|when|what|where|still|just|have|has|had|is|are|was|were|be|been)\s*$/i;
const ORDERS =
	/\b(?:make sure|ensure|please|should|must|so) (?:[\w,' ]{0,40})$|\b(?:you|sure|ensure|please|response|answer|output|it) *$/i;

const isOrder = (before: string) => ORDERS.test(before) || !DESCRIBES.test(before);

/** "do not use any commas", "dont threaten to stop paying rent", "never include the author's name" */
const forbid = rule(
	'exclude',
	'do don dont neve must mustn shou may shal can cann cant does doesn are is',
	`\\b(?:do not|don't|dont|never|must not|mustn't|should not|shouldn't|shouldnt|may not|shall not|can not|cannot|can't|cant|does not|doesn't|doesnt|are not to|is not to)\\b(?! (?:forget|hesitate|worry)\\b| to (?:be )?(?:miss|forget))${TAIL}`,
	{
		...BANNED,
		isMeant: (before, match) => {
			if (/^(?:does|doesn't|doesnt|can|cannot|can't|cant)/i.test(match[0]) && !/should|must|ensure|sure/i.test(before))
				return (
					/\byou\s*$|^\s*$|(?:,|and|but)\s*$/i.test(before) ||
					/^doe?s?\S* (?:not )?(?:contain|include|use|mention|exceed|start|end|have)/i.test(match[0])
				);
			return isOrder(before);
		},
	},
);

/** "no bullet points", "without commas", "with no introduction", "no capital letters are allowed" */
const none = rule(
	'exclude',
	'no with none nobo',
	`\\b(?:none of [^.,;!?()]{1,80}|nobody (?:should|must|may|eats|drinks|can)[^.,;!?()]{1,80}|(?:with )?no (?!(?:more|less|fewer|longer|shorter|later|earlier|sooner|matter|doubt|problem|one|idea|worries|way|need|clue|other (?:than|way)|thanks?)\\b)[^.,;!?()]{1,80})`,
	{
		...BANNED,
		isMeant: (before, match) =>
			!/\b(?:i|we|they|he|she|who|there(?:'s| is| are| was)?|have|has|had|is|was|are|got|with|makes?|says?|say|yes or|yes\/|answer is) *["']?$/i.test(
				before,
			) ||
			/^with|allowed|permitted/i.test(match[0]) ||
			(/\b(?:should|must|make sure|ensure|response|answer|output)\b[^.]{0,40}$/i.test(before) &&
				!/\b(?:if|when|because|since|why|i|we) (?:\w+ ){0,3}$/i.test(before)),
	},
);

/** "without using commas", "excluding flights", "other than German", "rather than a list" */
const without = rule(
	'exclude',
	'with excl exce apar othe rath inst free devo noth nor neit',
	`\\b(?:without|excluding|exclusive of|except(?: for)?|apart from|other than|rather than|instead of|free of|free from|devoid of|nothing (?:about|else|but)|nor|neither)\\b(?:[^.,;!?]|[.](?=\\S)){1,120}`,
	BANNED,
);

/** "avoid jargon", "refrain from using commas", "leave out the dates" */
const avoid = rule(
	'exclude',
	'avoi refr excl omit leav skip stay stee abst forb proh not stop',
	`\\b(?:avoid(?:ing)?|refrain(?:ing)? from|exclude|omit(?:ting)?|leave out|leaving out|skip(?:ping)?|stay away from|steer clear of|abstain from|forbidden to|prohibited from|not allowed to|not to|stop short of)\\b${TAIL}`,
	{
		...BANNED,
		isMeant: (before) =>
			!/\b(?:how|ways?|tips?|strateg\w+|steps|things|help\w*|trying|want|wants|mistakes) (?:\w+ )?to *$/i.test(before),
	},
);

/** "not too long", "but not the price", ", not a list" */
const not = rule(
	'exclude',
	'not',
	`(?:^|,|\\band\\b|\\bbut\\b|\\bplease\\b|\\bor\\b|\\()\\s*not (?!(?:only|sure|just|many|much|all|yet|long|very|really|least|be able)\\b)[^.,;!?)]{2,100}`,
	BANNED,
);

/** "thou shalt" in the passive: "commas are not allowed", "the word X should not appear" */
const barred = rule(
	'exclude',
	'not forb bann proh off',
	`\\b(?:[\\w'"-]{1,20} ){1,5}(?:is|are) (?:not (?:allowed|permitted|acceptable|needed|required)|forbidden|banned|prohibited|off[ -]limits|off the table)\\b[^.;!?]{0,80}`,
	BANNED,
);

/** "We hate museums", "I don't eat meat": a taste that rules something out */
const dislike = rule(
	'exclude',
	'hate disl dete can cant cann don dont do does doesn alle not into no am',
	`\\b(?:i|we|he|she|they|my \\w{2,12}|our \\w{2,12})(?:'m|'re)? (?:really |absolutely |both |all )?(?:hates?|dislikes?|detests?|can't stand|cant stand|cannot stand|(?:don't|dont|do not|doesn't|does not) (?:like|want|eat|drink|need|enjoy|care for)|(?:am|is|are) (?:allergic|not interested|intolerant)|(?:have|has) no interest)[^.;!?]{1,120}`,
	BANNED,
);

export const EXCLUDE_RULES: readonly Rule[] = [forbid, none, without, avoid, not, barred, dislike];

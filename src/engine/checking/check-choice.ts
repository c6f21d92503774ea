import { type Checker, fail, pass, unclear } from './finding.ts';
import { needleOf, quotedItems } from './quoted-items.ts';

const QUOTED = /["“”]([^"“”\n]{1,80})["“”]/g;
const OFFERS = /\b(?:say|answer|respond|reply|one of|either|choose)\b[^"“”]{0,60}["“”][^"“”]{1,80}["“”],? or ["“”]/i;

/** Checks rules such as 'Answer with one of the following: "yes", "no", "maybe"'. */
export const checkChoice: Checker = (rule, answer) => {
	const { kind, polarity } = rule.constraint;
	const isOffer = OFFERS.test(rule.text);
	if (!isOffer && (kind !== 'choice' || polarity === 'must_not')) return null;
	const items = isOffer ? [...rule.text.matchAll(QUOTED)].map(([, item = '']) => item) : quotedItems(rule);
	const options = items.length >= 2 ? items : listedOptions(rule.text);
	if (options.length < 2) return null;
	const found = options.filter((option) => answer.folded.includes(needleOf(option)));
	if (found.length === 1) return pass(`It says “${found[0]}”.`);
	if (found.length === 0) return fail(`None of the ${options.length} options is in it.`);
	return unclear(`It names ${found.length} of the options.`);
};

/** The options after a colon, one on each line. */
function listedOptions(text: string): string[] {
	const [head = '', ...lines] = text.split('\n').map((line) => line.trim());
	const options = lines
		.map((line) => line.replace(/^[-*•\d.)\s"“”']{1,8}|["“”']$/g, ''))
		.filter((line) => line.length > 1 && line.length < 80);
	return /[:：]$/.test(head) ? options : [];
}

import { type Checker, fail, pass, unclear } from './finding.ts';
import { needleOf, quotedItems } from './quoted-items.ts';

/** 'Answer with one of the following: "yes", "no", "maybe"'. */
export const checkChoice: Checker = (rule, answer) => {
	if (rule.constraint.kind !== 'choice' || rule.constraint.polarity === 'must_not') return null;
	const items = quotedItems(rule);
	const options = items.length >= 2 ? items : listedOptions(rule.text);
	if (options.length < 2) return null;
	const found = options.filter((option) => answer.folded.includes(needleOf(option)));
	if (found.length === 1) return pass(`It says “${found[0]}”.`);
	if (found.length === 0) return fail(`None of the ${options.length} options is in it.`);
	return unclear(`It names ${found.length} of the options.`);
};

/** One option a line, after a colon. */
function listedOptions(text: string): string[] {
	const [head = '', ...lines] = text.split('\n').map((line) => line.trim());
	const options = lines
		.map((line) => line.replace(/^[-*•\d.)\s"“”']{1,8}|["“”']$/g, ''))
		.filter((line) => line.length > 1 && line.length < 80);
	return /[:：]$/.test(head) ? options : [];
}

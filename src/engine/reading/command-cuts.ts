import { CLAUSE_OPENERS, RULE_VERBS, TASK_VERBS } from './data/verbs.ts';
import { findHangingCuts } from './hanging-cuts.ts';
import { everyMatch } from './matching/search.ts';
import { isOnlyOpener, OBJECT } from './openers.ts';
import { sentenceBefore } from './sentence-before.ts';
import { withoutLead } from './shape.ts';
import { findAll, type Range, type Source } from './source.ts';

// ", and save", "; then add", " but don't": a joint, then the word that may command.
const JOINT =
	/(?:,[ \t]+(?:and |but |then |or |also |please |plus ){0,3}|[ \t](?:and|but)[ \t]+(?:then |also |please )?)(?=([a-z']{2,14})\b[ \t]+([a-z'\d"*]{1,14}))/gi;
const NEGATION = /^(?:don't|dont|do|never|avoid|no)$/i;
// "how to save money, avoid debt": the commands hang on an earlier word and stay with it.
const INFINITIVE =
	/\b(?:to|can|could|should|must|will|would|may|might|they|we|you|who|which|that|helps?|let) ([a-z]{2,14})\b/gi;

// Chinese strings its rules together with commas; each begins with one of these.
const CHINESE_RULE =
	/,(?=\s?(?:请(?!假|客|柬|问)|帮我|你的任务|不要|请?勿|请?别|不能|不得|不超过|不少于|不多于|至少|最多|面向|针对|用|以|要求|需要?|必须|务必|包括|包含|语气|风格|格式|字数|篇幅|结尾|开头|最后|控制在|限制在|加上|附上|并(?!不)))/g;

/** Offsets where a coordinated command starts. Unsure means no cut: an uncut clause loses nothing. */
export function findCommandCuts(source: Source, range: Range): number[] {
	const chinese = findAll(source, range, CHINESE_RULE).map((match) => match.index + 1);
	const english = findAll(source, range, JOINT)
		.filter((match) => opensCommand(source, range, match))
		.map((match) => match.index + (match[0].startsWith(',') ? 1 : 0));
	return [...english, ...chinese, ...findHangingCuts(source, range)];
}

function opensCommand(source: Source, range: Range, match: RegExpExecArray): boolean {
	const verb = (match[1] ?? '').toLowerCase();
	const next = match[2] ?? '';
	if (!CLAUSE_OPENERS.has(verb) && verb !== 'no') return false;
	if ((verb === 'no' && !match[0].startsWith(',')) || (verb === 'do' && !/^not$/i.test(next))) return false;
	const before = sentenceBefore(source.folded, range.start, match.index);
	if (before.split(/\s+/).length < 3) return false;
	if (NEGATION.test(verb) && verb !== 'avoid') return true;
	const command = withoutLead(before);
	if (isOnlyOpener(command) || isBareVerb(command) || hangsOnInfinitive(command)) return false;
	return OBJECT.test(next) || match[0].startsWith(',');
}

/** "You should also consider | and answer one objection": two verbs of one object. */
const isBareVerb = (command: string) => TASK_VERBS.has(command.toLowerCase()) || RULE_VERBS.has(command.toLowerCase());

function hangsOnInfinitive(command: string): boolean {
	return (
		/\bhow to\b/i.test(command) ||
		everyMatch(command, INFINITIVE).some((match) => TASK_VERBS.has((match[1] ?? '').toLowerCase()))
	);
}

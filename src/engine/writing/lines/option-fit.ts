import { say } from '#engine/locales/say';
import type { Modifiers } from '#engine/modifiers';
import type { Brief } from '../brief.ts';
import { ARTIFICIAL, SAME_POINT } from '../data/same-point.ts';
import { UNFIT, UNFIT_CHECKS, UNFIT_VALUES } from '../data/unfit-options.ts';
import { writeChecks, writeSteps } from './added-lines.ts';
import { type KindOfWork, kindOfWork } from './kind-of-work.ts';
import type { Settled } from './settled-by.ts';

type OutputCheck = Modifiers['outputChecks'][number];

const IN_WORDS: Partial<Record<keyof Modifiers, string>> = {
	readerLevel: 'reader level',
	codeRigor: 'code rigour',
	safetyTone: 'safety tone',
	structureLock: 'structure lock',
	archetype: 'viewpoint',
};
const CHECKS_IN_WORDS: Readonly<Record<OutputCheck, string>> = {
	facts: 'fact check',
	edgeCases: 'check for edge cases',
	limitations: 'check for limits',
};
const UNFIT_SENTENCE = 'The option {option} was left out: it does not apply to {task}.';
const UNFIT_SENTENCES: Partial<Record<keyof Modifiers, string>> = {
	archetype: 'The viewpoint was left out: it does not help with {task}.',
	codeRigor: 'The code rigour option was left out: it does not apply to {task}.',
};
const OVERRULED_BY_TEXT = 'The option {option} “{value}” was left out, because your text says “{words}”.';
const OVERRULED_BY_ANSWER = 'The option {option} “{value}” was left out, because you answered “{words}”.';

/** The sentence for depth, which still adds steps and checks when a size was typed. */
const DEPTH_OVERRULED =
	'Your words “{words}” set the size, so depth “{value}” brings steps and checks, not a longer answer.';

/**
 * A sentence on why an option makes no sense for this kind of work; null if it does make sense, or the kind is not
 * sure.
 */
export function findUnfit(brief: Brief, name: keyof Modifiers, check?: OutputCheck): string | null {
	const kind = kindOfWork(brief);
	if (isFit(brief, kind, name, check)) return null;
	const sentence = UNFIT_SENTENCES[name] ?? UNFIT_SENTENCE;
	return say(brief.reading.language.code, sentence, {
		option: check ? CHECKS_IN_WORDS[check] : optionName(name),
		task: kind.name,
	});
}

function isFit({ task, modifiers }: Brief, { of }: KindOfWork, name: keyof Modifiers, check?: OutputCheck): boolean {
	if (name === 'archetype') return task.hasViewpoint;
	const unfit = check === undefined ? UNFIT[name] : UNFIT_CHECKS[check];
	const unfitValue = UNFIT_VALUES[name]?.[String(modifiers[name])];
	if ([...(unfit ?? []), ...(unfitValue ?? [])].some((work) => of.has(work))) return false;
	return name !== 'codeRigor' || task.takesCodeRigor || CODE.some((work) => of.has(work));
}

const CODE: readonly string[] = ['code', 'sql-query', 'spreadsheet-macro'];

/** A sentence that the person's words overrule an option; null if they say the same. */
export function overruledSentence(
	brief: Brief,
	name: keyof Modifiers,
	{ words, isAnswer, isRefused }: Settled,
): string | null {
	const value = valueText(brief.modifiers[name]);
	const same = SAME_POINT[name]?.[String(brief.modifiers[name])];
	if (same?.test(words) && (name === 'authentic' || isRefused === ARTIFICIAL.test(words))) return null;
	const isForSteps = name === 'depth' && [...writeSteps(brief, []), ...writeChecks(brief, [])].length > 0;
	const sentence = isForSteps ? DEPTH_OVERRULED : isAnswer ? OVERRULED_BY_ANSWER : OVERRULED_BY_TEXT;
	return say(brief.reading.language.code, sentence, { option: optionName(name), value, words });
}

const optionName = (name: keyof Modifiers): string => IN_WORDS[name] ?? name;

const valueText = (value: Modifiers[keyof Modifiers]): string =>
	Array.isArray(value) ? value.join(', ') : value === true ? 'yes' : String(value);

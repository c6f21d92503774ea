import { checkAbsent } from './check-absent.ts';
import { checkCase } from './check-case.ts';
import { checkChoice } from './check-choice.ts';
import { checkCount } from './check-count.ts';
import { checkEdges, checkWrapped } from './check-edges.ts';
import { checkForm } from './check-form.ts';
import { checkFrequencies } from './check-frequencies.ts';
import { checkExcluded, checkFrequency, checkIncluded } from './check-keywords.ts';
import { checkLanguage } from './check-language.ts';
import { checkLength } from './check-length.ts';
import { checkMentioned } from './check-mentions.ts';
import { checkRepeat } from './check-repeat.ts';
import { checkValues } from './check-values.ts';
import type { Checker } from './finding.ts';

/** The checkers in order: the first one that can check a rule decides. */
export const CHECKERS: readonly (readonly [string, Checker])[] = [
	['length', checkLength],
	['frequencies', checkFrequencies],
	['frequency', checkFrequency],
	['count', checkCount],
	['choice', checkChoice],
	['edges', checkEdges],
	['wrapped', checkWrapped],
	['case', checkCase],
	['absent', checkAbsent],
	['excluded', checkExcluded],
	['included', checkIncluded],
	['mentioned', checkMentioned],
	['language', checkLanguage],
	['form', checkForm],
	['repeat', checkRepeat],
	['values', checkValues],
];

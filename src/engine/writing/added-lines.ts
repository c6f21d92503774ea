import type { PartKind } from '#engine/tagging/part-labels';
import type { PlannedLine } from '#engine/types';
import { say } from '../locales/say.ts';
import type { Brief } from './brief.ts';
import { added } from './lines.ts';
import type { Effect } from './modifier-effects.ts';
import { sentenceOf } from './request-lines.ts';
import { wordCheck } from './word-check.ts';
import { OUTPUT_CHECKS } from './wording/modifier-lines.ts';

const RANK = { brief: 0, detailed: 1, exhaustive: 2 } as const;
const RESTATEMENT = 'The passage ends here: now carry out what the intent asks, within the constraints.';
/** From so many characters of passage on, what was asked before it is easily lost by a small model. */
const LONG = 1_500;
/** What an answer can be held against; facts and circumstances are what it has to fit, and no yes or no. */
const CHECKED: ReadonlySet<PartKind> = new Set(['amount', 'form', 'style', 'ban', 'condition']);
const MOST_CHECKS = 12;

/** Steps come with depth chosen on purpose, where the kind of work is sure. */
export function writeSteps({ task, modifiers }: Brief, effects: readonly Effect[]): PlannedLine[] {
	const depth = RANK[modifiers.depth];
	const usual = depth === 0 ? [] : task.steps.filter((step) => RANK[step.depth] <= depth);
	const chosen = effects.flatMap(({ name, step }) =>
		step === undefined ? [] : [added('step', step, `modifier.${name}`)],
	);
	return [...usual.map(({ text }) => added('step', text, `type.${task.id}.step`)), ...chosen];
}

/** The person's rules as checks, with depth chosen on purpose; then those of the options. */
export function writeChecks(brief: Brief, effects: readonly Effect[]): PlannedLine[] {
	const chosen = effects.flatMap(({ name, test }) =>
		test === undefined ? [] : [added('check', test, `modifier.${name}`)],
	);
	const wanted = brief.modifiers.outputChecks.map((check) =>
		added('check', OUTPUT_CHECKS[check], `modifier.outputChecks.${check}`),
	);
	return [...(brief.modifiers.depth === 'brief' ? [] : ownChecks(brief)), ...chosen, ...wanted];
}

function ownChecks(brief: Brief): PlannedLine[] {
	const { arrangement, reading } = brief;
	const { code } = reading.language;
	return arrangement.rules
		.filter(({ clause }) => CHECKED.has(clause.part))
		.map(({ clause, scope }) => {
			const words = sentenceOf([clause], brief).text.replace(/[.。]$/, '');
			const exact = scope === 0 ? wordCheck(clause, code) : null;
			return added('check', exact ?? say(code, 'Rule met: {rule}.', { rule: words }), 'test.own', clause.span);
		})
		.slice(0, MOST_CHECKS);
}

export const writeDeliverables = (effects: readonly Effect[]): PlannedLine[] =>
	effects.flatMap(({ name, deliverable }) =>
		deliverable === undefined ? [] : [added('deliverable', deliverable, `modifier.${name}`)],
	);

/** A small model that has read a long passage is led back to the task. */
export function writeRestatement({ reading, modifiers, arrangement }: Brief): PlannedLine[] {
	const length = arrangement.material.reduce((sum, { span }) => sum + span.end - span.start, 0);
	const isNeeded = length > LONG && modifiers.modelTarget === 'llama' && reading.language.code === 'en';
	return isNeeded ? [added('restatement', RESTATEMENT, 'restate')] : [];
}

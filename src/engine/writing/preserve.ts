import { NO_REVISION, type Revision, type Score } from '#engine/review-model';
import type { Optimised, PlannedLine, PlannedSection } from '#engine/types';
import { findOpenFence } from '../cleaning/map-prose.ts';
import { isStrong } from '../judging/is-strong.ts';
import { scoreRequest } from '../judging/score-request.ts';
import { findClosingSpans } from '../locales/marks.ts';
import type { Brief } from './brief.ts';
import { isRuleQuoted } from './compile/rule-met.ts';
import { describeReading } from './details.ts';
import { intentText } from './intent-text.ts';
import { dropInvented } from './invention-guard.ts';
import { type Effect, findEffects } from './modifier-effects.ts';
import { identify } from './operations/identify.ts';
import { stamp } from './operations/stamp.ts';
import { planSections } from './plan.ts';
import { findRefinements } from './refinements.ts';
import { untouchedLedger } from './revision/as-sent.ts';
import { finishAfter } from './revision/finish-after.ts';
import { findSectionStarts } from './section-starts.ts';
import { skinFor } from './skin.ts';
import { withoutRepeats } from './without-repeats.ts';

/** How much longer a finished prompt of someone's own may become. */
const GROWTH = 0.35;
const CONTROL_TOKEN = /<\|[^|<>\n]{1,40}\|>/;

/** Up to this share of a prompt may look like a passage (a sample, a closing section) and still stand where it stands. */
const PASSAGE_SHARE = 0.5;

const ROLE_PROMPT =
	/^\W{0,6}(?:i (?:want|need|would like) you to (?:act|be|play|pretend)|(?:please )?act as|you are (?:an? |the |my |now |going to )|you will (?:act|be(?! (?:given|provided|shown|presented|asked))|play)|imagine (?:that )?you are|from now on,? you|your (?:role|task|job) is|(?:i want|let's have) you act|as an? [\w -]{3,40}, (?:you|your))/i;
const SHORTEST_ROLE_PROMPT = 240;
const SHORTEST_CLAUSES = 3;

/** Written for a model already: it opens by giving it a part, and goes on to say how to play it. */
const isRolePrompt = ({ text, clauses }: Brief['reading']): boolean =>
	text.length >= SHORTEST_ROLE_PROMPT && clauses.length >= SHORTEST_CLAUSES && ROLE_PROMPT.test(text.slice(0, 120));

/** A prompt that is already well made, with nothing in it that must be fenced off or broken. */
export function isWellMade({ reading }: Brief): boolean {
	const { already, text, material, injection } = reading;
	if (injection.length > 0 || findClosingSpans(text).length > 0) return false;
	if (!(already === 'wellformed' || isRolePrompt(reading)) || CONTROL_TOKEN.test(text) || findOpenFence(text) !== '')
		return false;
	const passages = material.map(({ span }) => span.text);
	const share = passages.join('').length / text.length;
	return share <= PASSAGE_SHARE && passages.every((passage) => findSectionStarts(passage).length === 0);
}

/**
 * Keeps a well-made prompt word for word; only open points, missing tests and the closing line follow it.
 *
 * @param usual the same request without options: what it is offered unasked is settled there
 */
export function preserve(brief: Brief, usual: Brief = brief, revision: Revision = NO_REVISION): Optimised {
	const { reading, task } = brief;
	const body = reading.raw.trimEnd().toWellFormed();
	const { effects, overruled } = findEffects(brief);
	const score = scoreRequest(reading);
	const missing = findMissing(brief, effects, score);
	const offered = usual === brief ? missing : findMissing(usual, findEffects(usual).effects, score);
	const full = stamp(withinGrowth(missing, findFitting(offered, usual, body.length)));
	const { sections, prompt, provenance, operations, assumptions } = finishAfter(body, full, revision, brief);
	const gaps = sections.find(({ id }) => id === 'criticalGaps')?.lines.map(({ text }) => text) ?? [];
	return {
		outcome: 'optimised',
		prompt,
		intent: intentText(brief),
		criticalGaps: gaps,
		whyItWorks: explain(sections),
		optionalRefinements: findRefinements(brief, overruled),
		details: describeReading(brief),
		language: reading.language,
		taskType: task.id,
		ledger: untouchedLedger(reading, prompt, []),
		provenance,
		operations,
		assumptions,
		score,
		isAlreadyGood: isStrong(score) && full.every(({ id, lines }) => id === 'closing' || lines.length === 0),
		modelNotes: [],
	};
}

/** Of everything a rewrite would say, what the prompt does not say itself; after a strong one, only what was chosen. */
function findMissing(brief: Brief, effects: readonly Effect[], score: Score): PlannedSection[] {
	const { reading, modifiers } = brief;
	const planned = withoutRepeats(dropInvented(planSections(brief, effects), reading, modifiers));
	const missing = planned.map(onlyMissing(reading.language.code));
	return isStrong(score) ? missing.map(onlyChosen) : missing;
}

const KEPT_RULES = /^(?:gap|modifier|safety(?!\.material)|test(?!\.others)|closing)\b/;

const onlyMissing =
	(code: string) =>
	({ id, lines }: PlannedSection): PlannedSection => ({
		id,
		lines: id === 'source' ? [] : lines.filter(({ rule, text }) => KEPT_RULES.test(rule) && !isRuleQuoted(text, code)),
	});

const onlyChosen = ({ id, lines }: PlannedSection): PlannedSection => ({
	id,
	lines: lines.filter(({ rule }) => /^(?:modifier|safety|closing)\b/.test(rule)),
});

const isFixed = ({ rule }: PlannedLine): boolean => /^(?:modifier|closing)\b/.test(rule);

/** Chosen options and the closing line always stay; the others where there is room for them. */
const withinGrowth = (sections: readonly PlannedSection[], fitting: ReadonlySet<string>): PlannedSection[] =>
	sections.map(({ id, lines }) => ({
		id,
		lines: lines.filter((line) => isFixed(line) || fitting.has(identify(line))),
	}));

/** The tests and gaps that come in as long as there is room, by the id of the step that they are. */
function findFitting(sections: readonly PlannedSection[], brief: Brief, bodyLength: number): ReadonlySet<string> {
	const { modifiers, reading } = brief;
	const frame = (id: PlannedSection['id']) =>
		id === 'closing' ? 2 : skinFor(modifiers).open(id, reading.language.code).length + 6;
	let room = bodyLength * GROWTH;
	for (const { id, lines } of sections)
		for (const line of lines) if (isFixed(line)) room -= line.text.length + frame(id);
	const opened = new Set(sections.filter(({ lines }) => lines.some(isFixed)).map(({ id }) => id));
	const fits = (id: PlannedSection['id'], line: PlannedLine) => {
		const cost = line.text.length + 3 + (opened.has(id) ? 0 : frame(id));
		if (cost > room) return false;
		opened.add(id);
		room -= cost;
		return true;
	};
	const open = sections.flatMap(({ id, lines }) => lines.filter((line) => !isFixed(line) && fits(id, line)));
	return new Set(open.map(identify));
}

function explain(sections: readonly PlannedSection[]): string[] {
	const has = (id: PlannedSection['id']) => sections.some((section) => section.id === id && section.lines.length > 0);
	return [
		'This is a well-made prompt, so every word of it stands as you wrote it.',
		has('tests') ? 'Your rules are repeated once as tests, so the answer can be checked against them.' : null,
		has('criticalGaps') ? 'What it leaves open is named, so the model does not fill it in silently.' : null,
		has('constraints') ? 'The options you chose follow it as rules of their own.' : null,
		'The closing line tells the model to answer instead of rewriting the prompt again.',
		'Nothing else was added: more words would not make it clearer.',
	]
		.filter((line) => line !== null)
		.slice(0, 5);
}

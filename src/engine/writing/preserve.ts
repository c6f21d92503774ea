import { NO_REVISION, type Revision } from '#engine/review-model';
import type { Optimised, PlannedLine, PlannedSection } from '#engine/types';
import { findOpenFence } from '../cleaning/map-prose.ts';
import { isStrong } from '../judging/is-strong.ts';
import { scoreRequest } from '../judging/score-request.ts';
import type { Brief } from './brief.ts';
import { isRuleQuoted } from './compile/rule-met.ts';
import { describeReading } from './details.ts';
import { intentText } from './intent-text.ts';
import { dropInvented } from './invention-guard.ts';
import { findEffects } from './modifier-effects.ts';
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
	/^\W{0,6}(?:i (?:want|need|would like) you to (?:act|be|play|pretend)|(?:please )?act as|you are (?:an? |the |my |now |going to )|you will (?:act|be|play)|imagine (?:that )?you are|from now on,? you|your (?:role|task|job) is|(?:i want|let's have) you act|as an? [\w -]{3,40}, (?:you|your))/i;
const SHORTEST_ROLE_PROMPT = 240;
const SHORTEST_CLAUSES = 3;

/** Written for a model already: it opens by giving it a part, and goes on to say how to play it. */
const isRolePrompt = ({ text, clauses }: Brief['reading']): boolean =>
	text.length >= SHORTEST_ROLE_PROMPT && clauses.length >= SHORTEST_CLAUSES && ROLE_PROMPT.test(text.slice(0, 120));

/** A prompt that is already well made, with nothing in it that must be fenced off or broken. */
export function isWellMade({ reading }: Brief): boolean {
	const { already, text, material, injection } = reading;
	if (injection.length > 0 || !(already === 'wellformed' || isRolePrompt(reading))) return false;
	if (CONTROL_TOKEN.test(text) || findOpenFence(text) !== '') return false;
	const passages = material.map(({ span }) => span.text);
	const share = passages.join('').length / text.length;
	return share <= PASSAGE_SHARE && passages.every((passage) => findSectionStarts(passage).length === 0);
}

/** Keeps a well-made prompt word for word; only open points, missing tests and the closing line follow it. */
export function preserve(brief: Brief, revision: Revision = NO_REVISION): Optimised {
	const { reading, modifiers, task } = brief;
	const body = reading.raw.trimEnd().toWellFormed();
	const { effects, overruled } = findEffects(brief);
	const planned = withoutRepeats(dropInvented(planSections(brief, effects), reading, modifiers));
	const score = scoreRequest(reading);
	const missing = planned
		.map(onlyMissing(reading.language.code))
		.map(isStrong(score) ? onlyChosen : (section) => section);
	const full = stamp(withinGrowth(missing, brief, body.length));
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

const KEPT_RULES = /^(?:gap|modifier|safety(?!\.material)|test(?!\.others)|closing)\b/;

/** Of everything a rewrite would say, what the prompt does not say itself. */
const onlyMissing =
	(code: string) =>
	({ id, lines }: PlannedSection): PlannedSection => ({
		id,
		lines: id === 'source' ? [] : lines.filter(({ rule, text }) => KEPT_RULES.test(rule) && !isRuleQuoted(text, code)),
	});

/** After a strong prompt, only what was asked for with it. */
const onlyChosen = ({ id, lines }: PlannedSection): PlannedSection => ({
	id,
	lines: lines.filter(({ rule }) => /^(?:modifier|safety|closing)\b/.test(rule)),
});

/** Chosen options and the closing line always stay; tests and gaps come in as long as there is room. */
function withinGrowth(sections: readonly PlannedSection[], brief: Brief, bodyLength: number): PlannedSection[] {
	const { modifiers, reading } = brief;
	const frame = (id: PlannedSection['id']) =>
		id === 'closing' ? 2 : skinFor(modifiers).open(id, reading.language.code).length + 6;
	const isFixed = ({ rule }: PlannedLine) => /^(?:modifier|closing)\b/.test(rule);
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
	return sections.map(({ id, lines }) => ({ id, lines: lines.filter((line) => isFixed(line) || fits(id, line)) }));
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

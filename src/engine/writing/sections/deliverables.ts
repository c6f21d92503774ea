import { say } from '#engine/locales/say';
import type { Clause, Language, PlannedLine } from '#engine/types';
import { asLine } from '../as-line.ts';
import { withCapital } from '../as-sentence.ts';
import type { Brief } from '../brief.ts';
import type { CompiledRule } from '../compile/compile-rules.ts';
import { isCounted } from '../compile/compile-test.ts';
import { describeQuantity } from '../compile/describe-quantity.ts';
import { formatValue } from '../compile/format-value.ts';
import { findOwnDeliverables, type OwnDeliverable } from '../compile/own-deliverable.ts';
import { added, compiled } from '../lines.ts';
import type { Effect } from '../modifier-effects.ts';
import { repeatsClause } from '../repeats-clause.ts';
import { hasRoomForOwn } from '../sizing.ts';

/** Labels are English until they are looked up, whatever the language of the request. */
const ENGLISH: Language = { code: 'en', name: 'English', direction: 'ltr' };
const MOST_WORDS = 7;
const SIZES = new Set(['length', 'count']);

/** What comes back, concretely; the person's own format, length and count stand before what is usual for the task. */
export function writeDeliverables(brief: Brief, effects: readonly Effect[]): PlannedLine[] {
	const versions = effects.flatMap(({ name, deliverable }) =>
		deliverable === undefined ? [] : [added(deliverable, `modifier.${name}`)],
	);
	return [...mainDeliverables(brief), ...versions];
}

function mainDeliverables({ rules, task, reading, homes }: Brief): PlannedLine[] {
	const positive = rules.filter(
		({ constraint, clause }) => constraint.polarity !== 'must_not' && !isCounted(constraint, clause),
	);
	// A program that draws a chart is still handed over as a program.
	const forms = task.takesCodeRigor
		? []
		: positive.filter(({ constraint, clause }) => constraint.kind === 'format' && isForm(constraint.span.text, clause));
	const sizes = positive.filter(({ constraint }) => SIZES.has(constraint.kind) && constraint.quantity?.unit);
	const details = [...forms.map(formOf), ...sizes.map(sizeOf(reading.language))].filter(
		(text, i, all) => all.indexOf(text) === i,
	);
	const [own, ...others] = hasRoomForOwn(reading) ? findOwnDeliverables(homes.tasks, reading) : [];
	if (own) {
		const rest = others.map(({ text, span }) => compiled(asLine(`${text}.`), 'deliverable.own', span));
		return [ownLine(own, [...forms, ...sizes.filter(({ test }) => test !== null)]), ...rest];
	}
	if (details.length === 0) return [added(task.deliverable, `type.${task.id}.deliverable`)];
	const text = withDetails(task, forms.length > 0, details, reading.language);
	return [compiled(asLine(text), 'deliverable.own', ...[...forms, ...sizes].map(({ constraint }) => constraint.span))];
}

/** The name of a form; a whole sentence about one stands among the rules. */
function isForm(words: string, clause: Clause): boolean {
	const value = formatValue(words);
	if (value === null || value.split(' ', MOST_WORDS + 1).length > MOST_WORDS) return false;
	return !/\b(?:must|should|separated?|by)\b/i.test(value) && !repeatsClause(value, clause);
}

/** The thing asked for, and behind it what its name does not say yet. */
function ownLine({ text, span }: OwnDeliverable, rules: readonly CompiledRule[]): PlannedLine {
	const said = text.toLowerCase();
	const missing = rules.filter((rule) => !said.includes(detailOf(rule).toLowerCase()));
	const details = [...new Set(missing.map(detailOf))];
	const line = details.length === 0 ? `${text}.` : `${text} (${details.join('; ')}).`;
	return compiled(asLine(line), 'deliverable.own', span, ...missing.map(({ constraint }) => constraint.span));
}

const detailOf = (rule: CompiledRule) => (rule.constraint.kind === 'format' ? formOf(rule) : sizeOf(ENGLISH)(rule));

function withDetails(task: Brief['task'], hasForm: boolean, details: readonly string[], language: Language): string {
	const { code } = language;
	const all = details.reduce((first, last) => say(code, '{first}; {last}', { first, last }));
	if (hasForm)
		return say(code, '{what}: {details}.', { what: say(code, withCapital(task.label, ENGLISH)), details: all });
	const what = say(code, task.deliverable).replace(/[.。।]$/, '');
	return say(code, '{what} ({details}).', { what, details: all });
}

const formOf = ({ constraint }: CompiledRule) => formatValue(constraint.span.text) ?? '';
/** In English the figure in plain words; elsewhere as the person put it, whose endings depend on their sentence. */
const sizeOf =
	({ code }: Language) =>
	({ constraint }: CompiledRule) =>
		code === 'en' ? (describeQuantity(constraint)?.replace(/^exactly /, '') ?? '') : bareWords(constraint.span.text);
const bareWords = (text: string) => text.trim().replace(/^[\s,.;:]{1,5}|[\s,.;:!。、，；]{1,20}$/gu, '');

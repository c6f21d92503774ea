import type { PlannedLine } from '#engine/types';
import { asLine } from '../as-line.ts';
import { withCapital } from '../as-sentence.ts';
import type { Brief } from '../brief.ts';
import type { CompiledRule } from '../compile/compile-rules.ts';
import { isCounted } from '../compile/compile-test.ts';
import { describeQuantity } from '../compile/describe-quantity.ts';
import { formatValue } from '../compile/format-value.ts';
import { added, yours } from '../lines.ts';
import type { Effect } from '../modifier-effects.ts';

const SIZES = new Set(['length', 'count']);

/** What comes back, concretely; the person's own format, length and count stand before what is usual for the task. */
export function writeDeliverables(brief: Brief, effects: readonly Effect[]): PlannedLine[] {
	const versions = effects.flatMap(({ name, deliverable }) =>
		deliverable === undefined ? [] : [added(deliverable, `modifier.${name}`)],
	);
	return [mainDeliverable(brief), ...versions];
}

function mainDeliverable({ rules, task, reading }: Brief): PlannedLine {
	const positive = rules.filter(
		({ constraint, clause }) => constraint.polarity !== 'must_not' && !isCounted(constraint, clause),
	);
	// A program that draws a chart is still handed over as a program.
	const forms = task.takesCodeRigor
		? []
		: positive.filter(({ constraint }) => constraint.kind === 'format' && formatValue(constraint.span.text) !== null);
	const sizes = positive.filter(({ constraint }) => SIZES.has(constraint.kind) && constraint.quantity?.unit);
	const details = [...forms.map(formOf), ...sizes.map(sizeOf)].filter((text, i, all) => all.indexOf(text) === i);
	if (details.length === 0) return added(task.deliverable, `type.${task.id}.deliverable`);
	const base = forms.length > 0 ? withCapital(task.label, reading.language) : task.deliverable.replace(/\.$/, '');
	const text = forms.length > 0 ? `${base}: ${details.join('; ')}.` : `${base} (${details.join('; ')}).`;
	return yours(asLine(text), 'deliverable.own', ...[...forms, ...sizes].map(({ constraint }) => constraint.span));
}

const formOf = ({ constraint }: CompiledRule) => formatValue(constraint.span.text) ?? '';
const sizeOf = ({ constraint }: CompiledRule) => describeQuantity(constraint)?.replace(/^exactly /, '') ?? '';

import type { Edit } from '#engine/editing/edit-model';
import type { Operation } from '#engine/review-model';
import type { PlannedLine, PlannedSection, Reading } from '#engine/types';
import { type Brief, editId } from '../brief.ts';
import { asLine } from '../lines/as-line.ts';
import { placeIn } from '../lines/phrase.ts';
import { FRAME, type Rendered } from '../rendering/page.ts';
import { reasonFor } from './reasons.ts';

/** A step from the request to the result. */
type Step = Pick<Operation, 'id' | 'action' | 'rule' | 'text' | 'source'>;

const LONGEST = 300;

/** All steps: the edits of words, then the lines in the order of the sections, then the headings. */
export function listOperations(
	{ reading, isWellMade, expert }: Brief,
	full: readonly PlannedSection[],
	undone: ReadonlySet<string>,
	now: readonly PlannedSection[],
	rendered: Rendered,
	hasHeadings: boolean,
): Operation[] {
	const edits = isWellMade ? [] : reading.edits.map((edit) => editStep(edit, reading));
	const steps = [
		...edits,
		...full.flatMap(({ lines }) => lines.flatMap(lineStep)),
		...(hasHeadings ? [FRAME_STEP] : []),
	];
	return steps.map((step) => {
		const isUndone = undone.has(step.id);
		// Removed words have no place in the result.
		const isGone = step.action === 'reworded' && !step.text.includes('→');
		const landed =
			isUndone || isGone
				? []
				: step.action === 'reworded'
					? landingOf(step, now, rendered)
					: (rendered.landings.get(step.id) ?? []);
		return { ...step, reason: reasonOf(step, expert?.genre.name ?? ''), landed, isUndone };
	});
}

const FRAME_STEP: Step = { id: FRAME, action: 'added', rule: FRAME, text: 'Headings', source: [] };

function editStep(edit: Edit, { text }: Reading): Step {
	const { rule, start, end, to } = edit;
	const said = shorten(text.slice(start, end));
	const action = to === '' && rule !== 'courtesy' ? 'removed' : 'reworded';
	return {
		id: editId(edit),
		action,
		rule,
		text: to === '' ? said : said === '' ? to.trim() : `${said} → ${to.trim()}`,
		source: [{ start, end }],
	};
}

function lineStep({ is, operation, origin, rule, text, source }: PlannedLine): Step[] {
	if (operation === undefined) return [];
	const action =
		is === 'material'
			? 'fenced'
			: origin === 'yours' && source.length > 0
				? 'moved'
				: origin === 'assumed'
					? 'assumed'
					: 'added';
	return [
		{ id: operation, action, rule, text: shorten(text), source: source.map(({ start, end }) => ({ start, end })) },
	];
}

/** The place of reworded letters in the result. */
function landingOf(
	{ source }: Step,
	sections: readonly PlannedSection[],
	{ starts }: Rendered,
): { start: number; end: number }[] {
	const [range] = source;
	for (const { lines } of sections)
		for (const line of lines) {
			const start = starts.get(line);
			const holds =
				range !== undefined &&
				line.from !== undefined &&
				line.source.some((one) => one.start <= range.start && range.start < one.end);
			const place = holds ? placeIn({ text: line.text, from: line.from ?? [] }, range) : null;
			if (place && start !== undefined) return [{ start: start + place.start, end: start + place.end }];
		}
	return [];
}

const shorten = (text: string) => {
	const line = asLine(text.slice(0, LONGEST * 2)).trim();
	return line.length > LONGEST ? `${line.slice(0, LONGEST).toWellFormed()}…` : line;
};

const reasonOf = ({ rule, text }: Step, genre: string): string =>
	reasonFor(rule, { words: () => text, genre: () => genre });

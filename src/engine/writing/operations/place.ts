import type { Operation } from '#engine/review-model';
import type { PlannedSection } from '#engine/types';
import type { Rendered } from '../page.ts';
import type { Draft } from './draft.ts';

/** The steps with where each landed. What nothing of stands any more, though nobody undid it, is left out. */
export function placeOperations(
	drafts: readonly Draft[],
	undone: ReadonlySet<string>,
	sections: readonly PlannedSection[],
	rendered: Rendered,
): Operation[] {
	return drafts.flatMap((draft) => {
		const isUndone = undone.has(draft.id);
		const landed = isUndone ? [] : landingOf(draft, sections, rendered);
		const isGone = !isUndone && landed.length === 0 && draft.action !== 'removed';
		const source = draft.source.map(({ start, end }) => ({ start, end }));
		return isGone ? [] : [{ ...draft, source, landed, isUndone }];
	});
}

function landingOf({ id, action, source }: Draft, sections: readonly PlannedSection[], rendered: Rendered) {
	if (action === 'removed') return [];
	if (action !== 'reworded') return rendered.landings.get(id) ?? [];
	const at = source[0]?.start ?? 0;
	const holder = sections
		.find((section) => section.id === 'intent')
		?.lines.find((line) => line.source.some(({ start, end }) => start <= at && at <= end));
	const start = holder && rendered.starts.get(holder);
	return start === undefined ? [] : [{ start, end: start + (holder?.text.length ?? 0) }];
}

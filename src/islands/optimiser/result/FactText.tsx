import { Fragment, type ReactElement } from 'react';
import { useStore } from '#islands/store/use-store.ts';
import { isStep } from '../workspace/places.ts';
import { $lit, pointAt } from './lit.store.ts';
import { cutSegments, type MarkedRange, type Segment } from './segments.ts';

interface Props {
	readonly text: string;
	readonly start: number;
	readonly end: number;
	readonly ranges: readonly MarkedRange[];
}

/** A piece of text in which ledger entries and changes can be highlighted; only the entries are marked all the time. */
export function FactText({ text, start, end, ranges }: Props): ReactElement {
	return (
		<>
			{cutSegments(text, start, end, ranges).map((segment) =>
				segment.ids.length > 0 ? (
					<FactMark key={segment.start} segment={segment} />
				) : (
					<Fragment key={segment.start}>{segment.text}</Fragment>
				),
			)}
		</>
	);
}

function FactMark({ segment }: { readonly segment: Segment }): ReactElement {
	const lit = useStore($lit);
	const isLit = lit !== null && segment.ids.includes(lit);
	const fact = segment.ids.find((id) => !isStep(id));
	if (fact === undefined) {
		return (
			<span className="opt-place" data-lit={isLit || undefined}>
				{segment.text}
			</span>
		);
	}
	return (
		<mark
			className="opt-fact"
			data-lit={isLit || undefined}
			onPointerEnter={() => pointAt(fact)}
			onPointerLeave={() => pointAt(null)}
		>
			{segment.text}
		</mark>
	);
}

import { useStore } from '@nanostores/react';
import { type ReactElement, useMemo } from 'react';
import type { OptimiseResponse } from '#contract/optimise';
import { $checkRanges } from './answer-check/check-ranges.store.ts';
import { FactText } from './FactText.tsx';
import { placesInRequest } from './workspace/places.ts';

interface Props {
	readonly text: string;
	readonly answer: Pick<OptimiseResponse, 'ledger' | 'operations'>;
	readonly title: string;
}

export function OriginalText({ text, answer, title }: Props): ReactElement {
	const checks = useStore($checkRanges);
	const ranges = useMemo(() => [...placesInRequest(answer), ...checks], [answer, checks]);
	return (
		<section className="opt-original" aria-label={title}>
			<h4>{title}</h4>
			<p dir="auto">
				<FactText text={text} start={0} end={text.length} ranges={ranges} />
			</p>
		</section>
	);
}

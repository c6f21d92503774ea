import { type ReactElement, useMemo } from 'react';
import type { LedgerEntry } from '#contract/optimise';
import { FactText } from './FactText.tsx';

interface Props {
	readonly text: string;
	readonly ledger: readonly LedgerEntry[];
	readonly title: string;
}

export function OriginalText({ text, ledger, title }: Props): ReactElement {
	const ranges = useMemo(() => ledger.map(({ id, source }) => ({ id, ...source })), [ledger]);
	return (
		<section className="opt-original" aria-label={title}>
			<h4>{title}</h4>
			<p dir="auto">
				<FactText text={text} start={0} end={text.length} ranges={ranges} />
			</p>
		</section>
	);
}

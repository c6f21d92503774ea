import type { ReactElement, ReactNode } from 'react';

export interface PlanFact {
	readonly label: string;
	readonly value: string;
	/** Stands behind the value. */
	readonly note?: ReactNode;
}

/** What is true of a plan now, each under its name. */
export function PlanFacts({ facts }: { readonly facts: readonly PlanFact[] }): ReactElement {
	return (
		<dl className="bill-facts">
			{facts.map(({ label, value, note }) => (
				<div key={label}>
					<dt>{label}</dt>{' '}
					<dd>
						<span>{value}</span> {note}
					</dd>{' '}
				</div>
			))}
		</dl>
	);
}

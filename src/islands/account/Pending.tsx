import type { ReactElement } from 'react';

/** A placeholder for content that is loading. */
export function Pending({ label, lines = 2 }: { readonly label: string; readonly lines?: number }): ReactElement {
	return (
		<div className="acc-pending" role="status">
			<span className="visually-hidden">{label}</span>
			{Array.from({ length: lines }, (_, line) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
				<span key={line} className="acc-pending-line" aria-hidden="true" />
			))}
		</div>
	);
}

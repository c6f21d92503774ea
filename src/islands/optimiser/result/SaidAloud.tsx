import type { ReactElement } from 'react';
import { useStore } from '#islands/store/use-store.ts';
import { $said } from '../workspace/said.store.ts';

/** A live region that exists before there is anything to announce: one inserted with its text is not announced. */
export function SaidAloud(): ReactElement {
	const { text, key } = useStore($said);
	return (
		<p id="optimizer-said" className="visually-hidden" role="status">
			<span key={key}>{text}</span>
		</p>
	);
}

import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { $said } from '../workspace/said.store.ts';

/** Stands in the page before there is anything to say: a region that comes with its words is not heard. */
export function SaidAloud(): ReactElement {
	const { text, key } = useStore($said);
	return (
		<p id="optimizer-said" className="visually-hidden" role="status">
			<span key={key}>{text}</span>
		</p>
	);
}

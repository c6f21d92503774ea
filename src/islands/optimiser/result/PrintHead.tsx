import type { ReactElement } from 'react';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { madeOn } from '../exports/made-on.ts';
import { titleOf } from '../exports/title-of.ts';

interface Props {
	readonly intent: string;
	readonly madeAt: Date;
	readonly copy: OptimiserCopy;
}

/** The head of a printed prompt; the style sheet hides it on screens. */
export function PrintHead({ intent, madeAt, copy }: Props): ReactElement {
	return (
		<div className="opt-print-head">
			<p>{titleOf(intent, copy.result.title)}</p>
			<p>{madeOn(copy.exports.made, madeAt)}</p>
		</div>
	);
}

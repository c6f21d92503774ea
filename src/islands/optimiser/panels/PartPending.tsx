import type { ReactElement } from 'react';
import type { OptimiserCopy } from '#copy/optimiser-copy';

interface Props {
	readonly retry: (() => void) | null;
	readonly copy: OptimiserCopy['exports']['part'];
}

/** Stands in for a part that is on its way, or says that it could not be had. */
export function PartPending({ retry, copy }: Props): ReactElement {
	if (!retry) return <p className="opt-part">{copy.loading}</p>;
	return (
		<p className="opt-part" role="alert">
			{copy.failed}{' '}
			<button type="button" className="link-button" onClick={retry}>
				{copy.again}
			</button>
		</p>
	);
}

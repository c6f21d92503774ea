import type { ReactElement } from 'react';
import type { OptimiserCopy } from '#copy/optimiser-copy';

interface Props {
	readonly retry: (() => void) | null;
	readonly copy: OptimiserCopy['exports']['part'];
}

/** A placeholder for a part that is loading, or the message that it failed to load. */
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

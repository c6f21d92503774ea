import { type ReactElement, useEffect, useRef } from 'react';
import type { OptimiserCopy } from '#copy/optimiser-copy';

interface Props {
	readonly why: 'gone' | 'signedOut' | 'failed';
	readonly copy: OptimiserCopy['kept'];
	readonly onRetry: () => void;
	readonly onDismiss: () => void;
}

export function KeptProblem({ why, copy, onRetry, onDismiss }: Props): ReactElement {
	const ref = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (!document.querySelector(':popover-open, dialog[open]')) ref.current?.scrollIntoView({ block: 'nearest' });
	}, []);
	return (
		<div className="opt-kept" role="alert" ref={ref}>
			<p>{why === 'gone' ? copy.gone : why === 'signedOut' ? copy.signIn : copy.failed}</p>
			{why === 'signedOut' && <a href={copy.logInHref}>{copy.logIn}</a>}
			{why === 'failed' && (
				<button type="button" className="link-button" onClick={onRetry}>
					{copy.retry}
				</button>
			)}
			<button type="button" className="link-button" onClick={onDismiss}>
				{copy.dismiss}
			</button>
		</div>
	);
}

import type { ReactElement } from 'react';

interface Props {
	readonly message: string;
	readonly retry: string;
	readonly onRetry: () => void;
}

/** Says, in place of content, that it could not be loaded, with a button to try again. */
export function Problem({ message, retry, onRetry }: Props): ReactElement {
	return (
		<div className="acc-problem" role="alert">
			<p>{message}</p>
			<button type="button" className="button is-small is-quiet" onClick={onRetry}>
				{retry}
			</button>
		</div>
	);
}

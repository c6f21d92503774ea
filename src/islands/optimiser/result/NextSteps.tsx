import type { ReactElement } from 'react';
import type { OptimiserCopy } from '#copy/optimiser-copy';

interface Props {
	readonly isChecking: boolean;
	readonly onCheck: () => void;
	readonly copy: OptimiserCopy;
}

/** What can be done with a finished prompt. */
export function NextSteps({ isChecking, onCheck, copy: { result, answerCheck } }: Props): ReactElement {
	return (
		<ol className="opt-next" aria-label={result.next.label}>
			<li>{result.next.copy}</li>
			<li>{result.next.paste}</li>
			<li>
				{result.next.check}{' '}
				<button
					type="button"
					className="link-button"
					aria-expanded={isChecking}
					aria-controls="optimizer-check-body"
					onClick={onCheck}
				>
					{answerCheck.title}
				</button>
			</li>
		</ol>
	);
}

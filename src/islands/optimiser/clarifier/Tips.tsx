import type { ReactElement } from 'react';

interface Props {
	readonly title: string;
	readonly tips: readonly string[];
}

/** Tips for a useful answer. */
export function Tips({ title, tips }: Props): ReactElement {
	return (
		<div className="opt-clarifier-tips">
			<h4>{title}</h4>
			<ul>
				{tips.map((tip) => (
					<li key={tip}>{tip}</li>
				))}
			</ul>
		</div>
	);
}

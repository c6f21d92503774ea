import type { ReactElement } from 'react';

interface Props {
	readonly title: string;
	readonly tips: readonly string[];
}

/** Tips for a useful answer, folded until they are opened. */
export function Tips({ title, tips }: Props): ReactElement {
	return (
		<details className="opt-tips-folded">
			<summary>{title}</summary>
			<ul className="opt-tips">
				{tips.map((tip) => (
					<li key={tip}>{tip}</li>
				))}
			</ul>
		</details>
	);
}

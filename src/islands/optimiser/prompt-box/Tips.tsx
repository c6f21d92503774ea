import type { ReactElement } from 'react';

interface Props {
	readonly title: string;
	readonly tips: readonly string[];
	/** Beside several questions, each with its own answers, they wait until they are wanted. */
	readonly isFolded: boolean;
}

/** What makes an answer useful. */
export function Tips({ title, tips, isFolded }: Props): ReactElement {
	const list = (
		<ul className="opt-tips">
			{tips.map((tip) => (
				<li key={tip}>{tip}</li>
			))}
		</ul>
	);
	if (isFolded) {
		return (
			<details className="opt-tips-folded">
				<summary>{title}</summary>
				{list}
			</details>
		);
	}
	return (
		<div className="opt-tips-beside">
			<h4>{title}</h4>
			{list}
		</div>
	);
}

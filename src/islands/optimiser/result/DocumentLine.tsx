import type { ReactElement, ReactNode } from 'react';
import type { LineOrigin } from '#contract/blocks';
import { OriginMark } from './OriginMark.tsx';

interface Props {
	readonly bullet: string;
	readonly origin: LineOrigin | null;
	/** Whether it comes from an answer beside the result; such a line is highlighted when it appears. */
	readonly isAnswer: boolean;
	readonly copy: Readonly<Record<LineOrigin, string>>;
	readonly children: ReactNode;
}

/** One line of the prompt. Lines of the visitor's own words have no mark; all others have one. */
export function DocumentLine({ bullet, origin, isAnswer, copy, children }: Props): ReactElement {
	return (
		<p
			className="opt-line"
			data-bullet={bullet !== '' || undefined}
			data-origin={origin ?? undefined}
			data-answer={isAnswer || undefined}
		>
			{bullet && <span className="opt-bullet">{bullet === '-' ? '•' : bullet}</span>}
			<span className="opt-line-text">{children}</span>{' '}
			{origin && origin !== 'yours' && <OriginMark origin={origin} word={copy[origin]} />}
		</p>
	);
}

import type { ReactElement, ReactNode } from 'react';
import type { LineOrigin } from '#contract/blocks';
import { OriginMark } from './OriginMark.tsx';

interface Props {
	readonly bullet: string;
	readonly origin: LineOrigin | null;
	/** Answered beside the result: it lights up as it comes. */
	readonly isAnswer: boolean;
	readonly copy: Readonly<Record<LineOrigin, string>>;
	readonly children: ReactNode;
}

/** What is the visitor's own stands unmarked: only the exceptions are told. */
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

import type { ReactElement, ReactNode } from 'react';
import type { LineOrigin } from '#contract/blocks';
import { OriginMark } from './OriginMark.tsx';

interface Props {
	readonly bullet: string;
	readonly origin: LineOrigin | null;
	readonly copy: Readonly<Record<LineOrigin, string>>;
	readonly children: ReactNode;
}

export function DocumentLine({ bullet, origin, copy, children }: Props): ReactElement {
	return (
		<p className="opt-line" data-bullet={bullet !== '' || undefined} data-origin={origin ?? undefined}>
			{bullet && <span className="opt-bullet">{bullet === '-' ? '•' : bullet}</span>}
			<span className="opt-line-text">{children}</span> {origin && <OriginMark origin={origin} word={copy[origin]} />}
		</p>
	);
}

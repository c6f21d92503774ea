import type { ReactElement } from 'react';
import type { LineOrigin } from '#contract/blocks';

type Exception = Exclude<LineOrigin, 'yours'>;

/** Ring, plus, tilde: distinguished by shape, then by word, and by colour last. */
const MARKS: Readonly<Record<Exception, string>> = { derived: '○', added: '+', assumed: '≈' };

export function OriginMark({ origin, word }: { readonly origin: Exception; readonly word: string }): ReactElement {
	return (
		<span className="opt-origin" data-origin={origin} dir="ltr" lang="en">
			<span aria-hidden="true">{MARKS[origin]}</span> {word}
		</span>
	);
}

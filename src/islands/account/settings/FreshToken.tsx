import { type ReactElement, useEffect, useRef } from 'react';
import type { NewApiToken } from '#contract/api-tokens';
import type { TokensCopy } from '#copy/settings-copy';
import { fillIn } from '#islands/optimiser/fill-in.ts';
import { CopyValue } from '../CopyValue.tsx';

interface Props {
	readonly token: NewApiToken;
	readonly copy: TokensCopy;
	readonly onKept: () => void;
}

/** Shows a new token, which cannot be shown again. Takes the focus, so that nobody misses it. */
export function FreshToken({ token, copy, onKept }: Props): ReactElement {
	const headingRef = useRef<HTMLHeadingElement>(null);
	useEffect(() => headingRef.current?.focus(), []);
	return (
		<section className="acc-fresh" aria-labelledby="token-fresh">
			<h3 id="token-fresh" ref={headingRef} tabIndex={-1}>
				{copy.createdTitle}
			</h3>
			<p>{copy.createdText}</p>
			<CopyValue value={token.token} label={fillIn(copy.tokenLabel, { name: token.name })} copy={copy} />
			<button type="button" className="link-button" onClick={onKept}>
				{copy.keptIt}
			</button>
		</section>
	);
}

import { type ReactElement, useEffect, useRef } from 'react';
import type { SecondFactorCopy } from '#copy/settings-copy';
import { CopyValue } from '../CopyValue.tsx';

interface Props {
	readonly codes: readonly string[];
	readonly copy: SecondFactorCopy;
	readonly onKept: () => void;
}

/** Shows new recovery codes, which cannot be shown again. Takes the focus, so that nobody misses them. */
export function RecoveryCodes({ codes, copy, onKept }: Props): ReactElement {
	const headingRef = useRef<HTMLHeadingElement>(null);
	useEffect(() => headingRef.current?.focus(), []);
	return (
		<section className="acc-fresh" aria-labelledby="recovery-codes">
			<h3 id="recovery-codes" ref={headingRef} tabIndex={-1}>
				{copy.onTitle}
			</h3>
			<p>{copy.onText}</p>
			<ul className="acc-codes" aria-label={copy.codes}>
				{codes.map((code) => (
					<li key={code}>
						<code>{code}</code>
					</li>
				))}
			</ul>
			<CopyValue value={codes.join(' ')} label={copy.codes} copy={copy} />
			<button type="button" className="link-button" onClick={onKept}>
				{copy.kept}
			</button>
		</section>
	);
}

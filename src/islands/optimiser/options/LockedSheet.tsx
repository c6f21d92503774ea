import type { ReactElement } from 'react';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { offerPro } from '../panels/open-dialog.ts';
import { LockMark } from './LockMark.tsx';
import { OPTION_GROUPS } from './option-groups.ts';

/** The options that need Pro, in groups with one lock each. Pressing a name shows what Pro offers. */
export function LockedSheet({ copy }: { readonly copy: OptimiserCopy['advanced'] }): ReactElement {
	return (
		<>
			{OPTION_GROUPS.map(([group, names]) => (
				<section key={group} className="opt-group opt-locked" aria-label={copy.groups[group]}>
					<p className="opt-locked-title">
						<LockMark word={copy.locked} /> {copy.groups[group]}
					</p>
					<ul>
						{names.map((name) => (
							<li key={name}>
								<button
									type="button"
									aria-haspopup="dialog"
									data-track="prolock_clicked"
									data-track-feature={name}
									onClick={() => offerPro(copy.fields[name] ?? name)}
								>
									{copy.fields[name]}
								</button>
								<p className="opt-help">{copy.help[name]}</p>
							</li>
						))}
					</ul>
				</section>
			))}
			<button type="button" className="link-button" aria-haspopup="dialog" onClick={() => offerPro(copy.title)}>
				{copy.lockedTitle}
			</button>
		</>
	);
}

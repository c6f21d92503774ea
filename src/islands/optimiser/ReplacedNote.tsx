import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import type { OptimiserCopy } from '#contract/optimiser-copy';
import { $replaced, undoReplace } from './prompt.store.ts';

/** Says what displaced the visitor's text and gives it back; otherwise tells the shortcut. */
export function ReplacedNote({ copy }: { readonly copy: OptimiserCopy['form'] }): ReactElement {
	const replaced = useStore($replaced);
	return (
		<p className="opt-replaced" role="status">
			{!replaced && <span className="opt-shortcut">{copy.shortcut}</span>}
			{replaced && (
				<>
					{copy.replaced[replaced.by]}{' '}
					<button type="button" className="link-button" onClick={undoReplace}>
						{replaced.by === 'draft' ? copy.restore : copy.undo}
					</button>
				</>
			)}
		</p>
	);
}

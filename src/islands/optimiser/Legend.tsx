import type { ReactElement } from 'react';
import type { Block, LineOrigin } from '#contract/blocks';
import type { OptimiserCopy } from '#contract/optimiser-copy';
import { OriginMark } from './OriginMark.tsx';

const ORIGINS: readonly LineOrigin[] = ['yours', 'derived', 'added', 'assumed'];

interface Props {
	readonly blocks: readonly Block[];
	readonly copy: OptimiserCopy['result'];
}

/** Whose lines these are, counted. */
export function Legend({ blocks, copy }: Props): ReactElement {
	const count = (origin: LineOrigin) =>
		blocks.filter((block) => block.kind === 'line' && block.origin === origin).length;
	return (
		<dl className="opt-legend">
			{ORIGINS.map((origin) => (
				<div key={origin}>
					<dt>
						<OriginMark origin={origin} word={copy.origins[origin]} />
					</dt>
					<dd>
						{count(origin)} · {copy.originNotes[origin]}
					</dd>
				</div>
			))}
		</dl>
	);
}

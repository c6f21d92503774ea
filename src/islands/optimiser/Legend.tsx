import type { ReactElement } from 'react';
import type { Block, LineOrigin } from '#contract/blocks';
import type { OptimiserCopy } from '#contract/optimiser-copy';
import { OriginMark } from './OriginMark.tsx';

const ORIGINS: readonly LineOrigin[] = ['yours', 'derived', 'added', 'assumed'];
/** That nothing was added is worth a line. */
const ALWAYS: ReadonlySet<LineOrigin> = new Set(['yours', 'added']);

interface Props {
	readonly blocks: readonly Block[];
	readonly copy: OptimiserCopy['result'];
}

/** Whose lines these are, counted. What stands in few results is told where there is some. */
export function Legend({ blocks, copy }: Props): ReactElement {
	const count = (origin: LineOrigin) =>
		blocks.filter((block) => block.kind === 'line' && block.origin === origin).length;
	return (
		<dl className="opt-legend">
			{ORIGINS.filter((origin) => ALWAYS.has(origin) || count(origin) > 0).map((origin) => (
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

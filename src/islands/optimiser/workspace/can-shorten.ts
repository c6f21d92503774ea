import type { Block } from '#contract/blocks';

type LineKind = Extract<Block, { kind: 'line' }>['is'];

/** What "shorter, same facts" leaves out: lines of PLOOP's that neither the text nor an option asked for word by word. */
const EXTRAS: ReadonlySet<LineKind> = new Set(['step', 'check', 'deliverable', 'gap']);

/** Whether a shorter prompt would differ from this one. */
export const canShorten = (blocks: readonly Block[]): boolean =>
	blocks.some((block) => block.kind === 'line' && EXTRAS.has(block.is));

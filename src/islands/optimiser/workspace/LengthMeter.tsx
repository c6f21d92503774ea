import type { ReactElement } from 'react';
import type { Block } from '#contract/blocks';
import type { WorkspaceCopy } from '#copy/workspace-copy';
import { fillIn } from '../fill-in.ts';
import type { Revision } from './revision.store.ts';
import { sayWith } from './say-here.ts';
import { measureGrowth, measureText } from './text-size.ts';
import type { Revise } from './use-revision.ts';
import { withShort } from './wish-edits.ts';

/** Above this length, fields with a limit of one or two thousand characters cut the prompt. */
const LONG_CHARS = 1000;

type LineKind = Extract<Block, { kind: 'line' }>['is'];

/** Rules whose lines "shorter, same facts" leaves out: PLOOP's lines that neither the text nor an option asked for. */
const EXTRAS: ReadonlySet<LineKind> = new Set(['step', 'check', 'deliverable', 'gap']);

/** Whether a shorter prompt would differ from this one. */
const canShorten = (blocks: readonly Block[]): boolean =>
	blocks.some((block) => block.kind === 'line' && EXTRAS.has(block.is));

interface Props {
	readonly revision: Revision;
	readonly revise: Revise;
	readonly copy: WorkspaceCopy;
}

/** The lengths of both texts, and a switch to a shorter prompt with the same facts. */
export function LengthMeter({ revision, revise, copy: { length: copy, said } }: Props): ReactElement {
	const { sent } = revision.delivered;
	const prompt = revision.answer.optimised_prompt;
	const { isShort } = revision.wanted ?? revision.wish;
	const growth = measureGrowth(sent, prompt);
	// Decided by the first result, so that the switch stays while it is on.
	const hasShort = canShorten(revision.delivered.answer.blocks);
	return (
		<section className="opt-length" aria-label={copy.title}>
			<dl>
				<Size name={copy.yours} text={sent} copy={copy} />
				<Size name={copy.result} text={prompt} copy={copy} />
			</dl>
			<p className="opt-length-growth">{growth === null ? copy.same : fillIn(copy.times, { times: growth })}</p>
			{hasShort && (
				<button
					type="button"
					className="opt-switch"
					role="switch"
					aria-checked={isShort}
					onClick={() => revise(withShort(!isShort), sayWith(isShort ? said.longer : said.shorter, said))}
				>
					{copy.short}
				</button>
			)}
			{prompt.length > LONG_CHARS && <p className="opt-side-note">{copy.long}</p>}
		</section>
	);
}

interface SizeProps {
	readonly name: string;
	readonly text: string;
	readonly copy: WorkspaceCopy['length'];
}

function Size({ name, text, copy }: SizeProps): ReactElement {
	const { chars, words } = measureText(text);
	const values = { chars: chars.toLocaleString('en-GB'), words: words?.toLocaleString('en-GB') ?? '' };
	return (
		<div>
			<dt>{name}</dt>
			<dd>{fillIn(words === null ? copy.chars : copy.size, values)}</dd>
		</div>
	);
}

import type { ReactElement } from 'react';
import { PROMPT_MAX_CHARS } from '#contract/limits';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { fillIn } from '../fill-in.ts';

/** The counter warns above this share of the limit. */
const WARNING_SHARE = 0.9;

/** As wide as a figure. */
const FIGURE_SPACE = '\u2007';

type Level = 'calm' | 'warning' | 'over';

function levelOf(length: number, max: number): Level {
	if (length > max) return 'over';
	return length > max * WARNING_SHARE ? 'warning' : 'calm';
}

interface Props {
	readonly id?: string;
	readonly length: number;
	readonly max?: number;
	readonly copy: OptimiserCopy['form'];
}

export function PromptCounter({ id = 'optimizer-counter', length, max = PROMPT_MAX_CHARS, copy }: Props): ReactElement {
	const level = levelOf(length, max);
	const sentence = { calm: copy.counter, warning: copy.counterWarning, over: copy.counterOver }[level];
	// Padded to the width of the limit, so that the text beside it does not move.
	const n = String(length).padStart(String(max).length, FIGURE_SPACE);
	const words = fillIn(sentence, { n: level === 'calm' ? n : length, max, left: max - length });
	return (
		<p id={id} className="opt-counter" data-level={level} aria-live={level === 'calm' ? 'off' : 'polite'}>
			{words}
		</p>
	);
}

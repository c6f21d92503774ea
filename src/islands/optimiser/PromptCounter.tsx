import type { ReactElement } from 'react';
import { PROMPT_MAX_CHARS, PROMPT_WARNING_SHARE } from '#contract/limits';
import type { OptimiserCopy } from '#contract/optimiser-copy';
import { fillIn } from './fill-in.ts';

type Level = 'calm' | 'warning' | 'over';

function levelOf(length: number): Level {
	if (length > PROMPT_MAX_CHARS) return 'over';
	return length > PROMPT_MAX_CHARS * PROMPT_WARNING_SHARE ? 'warning' : 'calm';
}

interface Props {
	readonly length: number;
	readonly copy: OptimiserCopy['form'];
}

export function PromptCounter({ length, copy }: Props): ReactElement {
	const level = levelOf(length);
	const sentence = { calm: copy.counter, warning: copy.counterWarning, over: copy.counterOver }[level];
	const words = fillIn(sentence, { n: length, max: PROMPT_MAX_CHARS, left: PROMPT_MAX_CHARS - length });
	return (
		<p
			id="optimizer-counter"
			className="opt-counter"
			data-level={level}
			aria-live={level === 'calm' ? 'off' : 'polite'}
		>
			{words}
		</p>
	);
}

import type { ReactElement } from 'react';
import type { AnswerCheck } from '#contract/check-answer';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { useStore } from '#islands/store/use-store.ts';
import { excerptAround } from '../excerpt.ts';
import { $lit, $pinned, pointAt, togglePin } from '../result/lit.store.ts';
import { litIdOf } from './lit-id.ts';
import type { Verdict } from './summarise-checks.ts';

const SIGNS: Readonly<Record<Verdict, string>> = { pass: '✓', fail: '✕', unclear: '?' };

interface Props {
	readonly check: AnswerCheck;
	readonly sent: string;
	readonly copy: OptimiserCopy['answerCheck'];
}

/** One rule and its verdict. Pointing at it highlights it in the original; tapping it also quotes the original here. */
export function CheckItem({ check, sent, copy }: Props): ReactElement {
	const id = litIdOf(check);
	const isLit = useStore($lit) === id;
	const isPinned = useStore($pinned) === id;
	return (
		<li className="opt-check-item" data-verdict={check.verdict} data-lit={isLit || undefined}>
			<button
				type="button"
				aria-expanded={isPinned}
				onPointerEnter={(event) => event.pointerType === 'mouse' && pointAt(id)}
				onPointerLeave={() => pointAt(null)}
				onFocus={() => pointAt(id)}
				onBlur={() => pointAt(null)}
				onClick={() => togglePin(id)}
			>
				<span className="opt-check-sign" aria-hidden="true">
					{SIGNS[check.verdict]}
				</span>
				<span className="opt-check-verdict">{copy.verdicts[check.verdict]}</span>{' '}
				<span className="opt-check-rule" dir="auto">
					{check.rule}
				</span>{' '}
				<span className="opt-check-finding">{check.finding}</span>
			</button>
			{isPinned && (
				<dl className="opt-item-detail">
					<dt>{copy.youWrote}</dt>
					<dd dir="auto">{excerptAround(sent, check.source)}</dd>
				</dl>
			)}
		</li>
	);
}

import { type MouseEvent, type ReactElement, useEffect, useState } from 'react';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { useStore } from '#islands/store/use-store.ts';
import { $optimiser } from '../stores/optimiser.store.ts';
import { BAR_NOTE } from './BarNote.tsx';
import { useCanSubmit } from './use-can-submit.ts';

/** Ids of the form and of the button that sends it. */
export const PROMPT_FORM = 'optimizer-form';
export const SUBMIT = 'optimizer-submit';

/** Ignores the second press of a double click: the answer may come between the two, and another run would be spent on the same text. */
function ignoreSecondPress(event: MouseEvent): void {
	if (event.detail > 1) event.preventDefault();
}

/** The button that runs the prompt. It is never `disabled`: a keyboard user who pressed it would lose the focus. */
export function SubmitButton({ copy }: { readonly copy: OptimiserCopy['form'] }): ReactElement {
	const isBusy = useStore($optimiser).kind === 'working';
	const canSubmit = useCanSubmit();
	const [isApple, setApple] = useState(false);
	useEffect(() => setApple(/Mac|iP(?:hone|ad)/.test(navigator.userAgent)), []);
	return (
		<button
			type="submit"
			id={SUBMIT}
			form={PROMPT_FORM}
			className="button opt-submit"
			aria-disabled={!canSubmit}
			aria-busy={isBusy}
			aria-describedby={BAR_NOTE}
			aria-keyshortcuts="Control+Enter Meta+Enter"
			onClick={ignoreSecondPress}
		>
			{isBusy ? copy.submitting : copy.submit}
			<span className="opt-shortcut" aria-hidden="true">
				{isApple ? copy.shortcut.apple : copy.shortcut.other}
			</span>
		</button>
	);
}

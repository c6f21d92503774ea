import { type ReactElement, type SubmitEvent, useRef, useState } from 'react';
import type { YoursCopy } from '#copy/workspace-copy';
import { focusOn } from './focus-on.ts';

interface Props {
	readonly copy: YoursCopy;
	readonly onWish: (text: string) => void;
}

const MOST_CHARS = 300;
const OWN_WISH = 'optimizer-wish';

/** Brings the focus, and with it the page, to where more is added to the prompt. */
export function goToOwnWish(): void {
	const wish = document.getElementById(OWN_WISH);
	const field = wish?.querySelector('input');
	if (field) field.focus();
	else wish?.querySelector('button')?.click();
}

/**
 * Whatever came to mind only now: it is parted like any text and stands in the prompt, not behind it. Its field opens on a
 * press, as a field that is always there would compete with the question and with the box.
 */
export function OwnWish({ copy, onWish }: Props): ReactElement {
	const [isOpen, setOpen] = useState(false);
	const buttonRef = useRef<HTMLButtonElement>(null);

	function handleSubmit(event: SubmitEvent): void {
		event.preventDefault();
		const form = event.currentTarget as HTMLFormElement;
		const text = new FormData(form).get('wish');
		if (typeof text !== 'string' || text.trim() === '') return;
		onWish(text.trim());
		form.reset();
	}

	return (
		<div id={OWN_WISH} className="opt-yours-wish">
			<button type="button" ref={buttonRef} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
				<span aria-hidden="true">+ </span>
				{copy.wishHint}
			</button>
			{isOpen && (
				<form className="opt-yours-own" onSubmit={handleSubmit}>
					<input
						name="wish"
						aria-label={copy.wish}
						autoComplete="off"
						dir="auto"
						maxLength={MOST_CHARS}
						ref={focusOn}
						onKeyDown={(event) => {
							if (event.key !== 'Escape') return;
							event.stopPropagation();
							setOpen(false);
							buttonRef.current?.focus();
						}}
					/>
					<button type="submit" className="button is-small is-quiet">
						{copy.add}
						<span className="visually-hidden">: {copy.wish}</span>
					</button>
				</form>
			)}
		</div>
	);
}

import { type ReactElement, useRef, useState } from 'react';
import type { YoursCopy } from '#copy/workspace-copy';
import { OwnWords } from './OwnWords.tsx';

interface Props {
	readonly copy: YoursCopy;
	readonly onWish: (text: string) => void;
}

const OWN_WISH = 'optimizer-wish';

/** Opens the field for another wish and puts the focus into it. */
export function goToOwnWish(): void {
	const wish = document.getElementById(OWN_WISH);
	const field = wish?.querySelector('input');
	if (field) field.focus();
	else wish?.querySelector('button')?.click();
}

/**
 * A further wish, which is read like any text and added to the prompt. Its field opens on a press: an open field would compete
 * with the question and with the box.
 */
export function OwnWish({ copy, onWish }: Props): ReactElement {
	const [isOpen, setOpen] = useState(false);
	const buttonRef = useRef<HTMLButtonElement>(null);

	return (
		<div id={OWN_WISH} className="opt-yours-wish">
			<button
				type="button"
				className="opt-yours-row"
				ref={buttonRef}
				aria-expanded={isOpen}
				onClick={() => setOpen(!isOpen)}
			>
				{copy.wishHint}
			</button>
			{isOpen && (
				<OwnWords
					label={copy.wish}
					button={copy.add}
					onText={onWish}
					onLeave={() => {
						setOpen(false);
						buttonRef.current?.focus();
					}}
				/>
			)}
		</div>
	);
}

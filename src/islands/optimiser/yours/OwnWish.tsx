import type { ReactElement, SubmitEvent } from 'react';
import type { YoursCopy } from '#copy/workspace-copy';

interface Props {
	readonly copy: YoursCopy;
	readonly onWish: (text: string) => void;
}

const MOST_CHARS = 300;
const OWN_WISH = 'optimizer-wish';

/** Brings the focus, and with it the page, to where more is added to the prompt. */
export const goToOwnWish = (): void => document.getElementById(OWN_WISH)?.focus();

/** Whatever came to mind only now: it is parted like any text and stands in the prompt, not behind it. */
export function OwnWish({ copy, onWish }: Props): ReactElement {
	function handleSubmit(event: SubmitEvent): void {
		event.preventDefault();
		const form = event.currentTarget as HTMLFormElement;
		const text = new FormData(form).get('wish');
		if (typeof text !== 'string' || text.trim() === '') return;
		onWish(text.trim());
		form.reset();
	}

	return (
		<form className="opt-yours-own opt-yours-wish" onSubmit={handleSubmit}>
			<input
				id={OWN_WISH}
				name="wish"
				aria-label={copy.wish}
				placeholder={copy.wishHint}
				autoComplete="off"
				dir="auto"
				maxLength={MOST_CHARS}
			/>
			<button type="submit" className="button is-small is-quiet">
				{copy.add}
				<span className="visually-hidden">: {copy.wish}</span>
			</button>
		</form>
	);
}

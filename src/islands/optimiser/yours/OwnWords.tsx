import type { ReactElement, SubmitEvent } from 'react';

interface Props {
	/** The accessible name of the field. */
	readonly label: string;
	readonly placeholder?: string;
	readonly button: string;
	readonly onText: (text: string) => void;
	/** Called on Escape. */
	readonly onLeave: () => void;
}

const MOST_CHARS = 300;
/** Outside the component: React calls a ref function again when it changes, which would take the focus at every render. */
const focusOn = (field: HTMLInputElement | null): void => field?.focus();

/** A field of one line, which takes the focus when it opens and is emptied after each text. */
export function OwnWords({ label, placeholder, button, onText, onLeave }: Props): ReactElement {
	function handleSubmit(event: SubmitEvent): void {
		event.preventDefault();
		const form = event.currentTarget as HTMLFormElement;
		const text = String(new FormData(form).get('own')).trim();
		if (text === '') return;
		onText(text);
		form.reset();
	}
	return (
		<form className="opt-yours-own" onSubmit={handleSubmit}>
			<input
				name="own"
				aria-label={label}
				placeholder={placeholder}
				autoComplete="off"
				dir="auto"
				maxLength={MOST_CHARS}
				ref={focusOn}
				onKeyDown={(event) => {
					if (event.key !== 'Escape') return;
					event.stopPropagation();
					onLeave();
				}}
			/>
			<button type="submit" className="button is-small is-quiet">
				{button}
				<span className="visually-hidden">: {label}</span>
			</button>
		</form>
	);
}

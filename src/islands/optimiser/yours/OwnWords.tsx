import type { ReactElement, SubmitEvent } from 'react';

interface Props {
	/** The accessible name of the field. */
	readonly label: string;
	readonly placeholder?: string;
	/** Of all of these words, where it is not the page's. */
	readonly language?: string;
	readonly button: string;
	readonly onText: (text: string) => void;
	/** Called on Escape. */
	readonly onLeave: () => void;
}

const MOST_CHARS = 300;
/** Outside the component: React calls a ref function again when it changes, which would take the focus at every render. */
const focusOn = (field: HTMLInputElement | null): void => field?.focus();

/** One line to write in, which has the focus from the start; it is emptied for the next. */
export function OwnWords({ label, placeholder, language, button, onText, onLeave }: Props): ReactElement {
	function handleSubmit(event: SubmitEvent): void {
		event.preventDefault();
		const form = event.currentTarget as HTMLFormElement;
		const text = String(new FormData(form).get('own')).trim();
		if (text === '') return;
		onText(text);
		form.reset();
	}
	return (
		<form className="opt-yours-own" lang={language} onSubmit={handleSubmit}>
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

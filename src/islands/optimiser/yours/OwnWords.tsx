import type { ReactElement, RefObject, SubmitEvent } from 'react';

interface Props {
	/** The accessible name of the field. */
	readonly label: string;
	readonly placeholder?: string;
	/** Of all of these words, where it is not the page's. */
	readonly language?: string;
	readonly button: string;
	readonly onText: (text: string) => void;
	/** Of a field that is there from the start; without it the field takes the focus when it opens. */
	readonly fieldRef?: RefObject<HTMLInputElement | null>;
	/** What may stand there before anything is typed: alone it is no answer yet. */
	readonly starts?: readonly string[];
	/** Called on Escape. */
	readonly onLeave: () => void;
}

const MOST_CHARS = 300;
/** Outside the component: React calls a ref function again when it changes, which would take the focus at every render. */
const focusOn = (field: HTMLInputElement | null): void => field?.focus();

/** One line to write in; it is emptied for the next. */
export function OwnWords({
	label,
	placeholder,
	language,
	button,
	fieldRef,
	starts = [],
	onText,
	onLeave,
}: Props): ReactElement {
	function handleSubmit(event: SubmitEvent): void {
		event.preventDefault();
		const form = event.currentTarget as HTMLFormElement;
		const text = String(new FormData(form).get('own')).trim();
		if (text === '' || starts.includes(text)) return;
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
				ref={fieldRef ?? focusOn}
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

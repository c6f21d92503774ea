import type { ReactElement } from 'react';

interface Props {
	readonly id: string;
	/** What pressing it does. */
	readonly label: string;
	/** Name of the template, for screen readers. */
	readonly about: string;
	readonly isPinned: boolean;
	readonly onPress: () => void;
}

/** The pin in the corner of a card, filled while the card is pinned. */
export function PinButton({ id, label, about, isPinned, onPress }: Props): ReactElement {
	return (
		<button type="button" id={id} className="kept-pin" data-pinned={isPinned} title={label} onClick={onPress}>
			<svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
				<path
					d="M7 2.5h6l-.8 6 2.8 2.8v1.2H5v-1.2l2.8-2.8-.8-6ZM10 12.5v5"
					fill="none"
					stroke="currentColor"
					strokeWidth="1.6"
					strokeLinecap="round"
					strokeLinejoin="round"
				/>
			</svg>
			<span className="visually-hidden">
				{label} {about}
			</span>
		</button>
	);
}

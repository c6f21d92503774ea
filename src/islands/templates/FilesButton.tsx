import type { ReactElement } from 'react';

interface Props {
	readonly label: string;
	readonly onPress: () => void;
}

export function FilesButton({ label, onPress }: Props): ReactElement {
	return (
		<button type="button" className="row-button kept-transfer" aria-haspopup="dialog" onClick={onPress}>
			{/* One arrow in, one out. */}
			<svg viewBox="0 0 20 20" width="18" height="18" fill="none" stroke="currentColor" aria-hidden="true">
				<path
					d="M6.5 16V4m0 0L3 7.5M6.5 4 10 7.5M13.5 4v12m0 0L10 12.5m3.5 3.5 3.5-3.5"
					strokeWidth="1.8"
					strokeLinecap="round"
					strokeLinejoin="round"
				/>
			</svg>
			{label}
		</button>
	);
}

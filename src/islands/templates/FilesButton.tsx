import type { ReactElement } from 'react';

interface Props {
	readonly label: string;
	readonly onPress: () => void;
}

export function FilesButton({ label, onPress }: Props): ReactElement {
	return (
		<button type="button" className="row-button" aria-haspopup="dialog" onClick={onPress}>
			{label}
		</button>
	);
}

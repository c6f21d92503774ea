import type { ReactElement } from 'react';

interface Props {
	readonly label: string;
	readonly onPress: () => void;
}

export function FilesButton({ label, onPress }: Props): ReactElement {
	return (
		<button type="button" className="button is-small is-quiet" aria-haspopup="dialog" onClick={onPress}>
			{label}
		</button>
	);
}

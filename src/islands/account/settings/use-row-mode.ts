import { type RefObject, useEffect, useRef, useState } from 'react';

export type RowMode = 'shown' | 'renaming' | 'asking';

interface Row {
	readonly mode: RowMode;
	readonly setMode: (mode: RowMode) => void;
	/** The button that the focus goes back to. */
	readonly firstRef: RefObject<HTMLButtonElement | null>;
}

/** Mode of a row: shown, renamed or asked about. When the form or question disappears, the focus returns to the row. */
export function useRowMode(): Row {
	const [mode, setMode] = useState<RowMode>('shown');
	const firstRef = useRef<HTMLButtonElement>(null);
	const wasOpen = useRef(false);
	useEffect(() => {
		if (mode === 'shown' && wasOpen.current) firstRef.current?.focus();
		wasOpen.current = mode !== 'shown';
	}, [mode]);
	return { mode, setMode, firstRef };
}

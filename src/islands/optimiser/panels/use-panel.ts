import { useEffect, useRef, useState } from 'react';

/** `auto`: not hydrated yet, so the style sheet decides by width and nothing jumps. */
export type PanelState = 'auto' | 'open' | 'closed';

export interface Panel {
	readonly state: PanelState;
	readonly toggle: () => void;
	readonly close: () => void;
}

const WIDE = '(min-width: 768px)';
const RESIZE_SETTLED_MS = 150;

/** Open on wide windows and closed on narrow ones, following resizes until the visitor decides otherwise. */
export function usePanel(): Panel {
	const [state, setState] = useState<PanelState>('auto');
	const hasChosen = useRef(false);

	useEffect(() => {
		let timer: ReturnType<typeof setTimeout>;
		const follow = () => {
			if (!hasChosen.current) setState(window.matchMedia(WIDE).matches ? 'open' : 'closed');
		};
		const followSoon = () => {
			clearTimeout(timer);
			timer = setTimeout(follow, RESIZE_SETTLED_MS);
		};
		follow();
		window.addEventListener('resize', followSoon);
		return () => {
			clearTimeout(timer);
			window.removeEventListener('resize', followSoon);
		};
	}, []);

	function choose(next: PanelState): void {
		hasChosen.current = true;
		setState(next);
	}
	return { state, toggle: () => choose(state === 'open' ? 'closed' : 'open'), close: () => choose('closed') };
}

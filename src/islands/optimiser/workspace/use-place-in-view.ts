import { type RefObject, useEffect } from 'react';
import { $pinned } from '../result/lit.store.ts';

/** Width from which the list is beside the text; on narrower screens it is below and quotes both texts. */
const SIDE_BY_SIDE = '(min-width: 64rem)';

/** Scrolls the text beside the list to the place of the change that was tapped. */
export function usePlaceInView(ref: RefObject<HTMLElement | null>): void {
	useEffect(
		() =>
			$pinned.listen((id) => {
				if (id === null || !window.matchMedia(SIDE_BY_SIDE).matches) return;
				// The place is highlighted with the next paint.
				requestAnimationFrame(() => ref.current?.querySelector('[data-lit]')?.scrollIntoView({ block: 'nearest' }));
			}),
		[ref],
	);
}

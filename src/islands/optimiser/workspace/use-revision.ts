import { useStore } from '@nanostores/react';
import { useCallback, useLayoutEffect } from 'react';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import type { Delivered } from '../stores/optimiser.store.ts';
import { $revision, beginRevision, foresee, openRevision, type Revision, revise, type Said } from './revision.store.ts';
import type { WishChange } from './wish.ts';

/** Changes the result on the page, and says so. */
export type Revise = (change: WishChange, say: Said) => void;

/** A delivered result as it stands now, the way to change it, and to prepare a change that is about to be wanted. */
export function useRevision(
	delivered: Delivered,
	copy: OptimiserCopy,
): readonly [Revision, Revise, (change: WishChange) => void] {
	const { messages } = copy;
	const now = useStore($revision);
	useLayoutEffect(() => openRevision(delivered), [delivered]);
	const change = useCallback<Revise>((wish, say) => void revise(wish, say, messages), [messages]);
	const prepare = useCallback((wish: WishChange) => foresee(wish, messages), [messages]);
	return [now?.delivered === delivered ? now : beginRevision(delivered), change, prepare];
}

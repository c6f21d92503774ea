import { useCallback, useLayoutEffect } from 'react';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { useStore } from '#islands/store/use-store.ts';
import type { Delivered } from '../stores/optimiser.store.ts';
import { $revision, beginRevision, foresee, openRevision, type Revision, revise, type Said } from './revision.store.ts';
import type { WishChange } from './wish.ts';

/** Revises the result on the page, and announces it. */
export type Revise = (change: WishChange, say: Said) => void;

/** The current state of a delivered result, a function that revises it, and one that prepares an expected revision. */
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

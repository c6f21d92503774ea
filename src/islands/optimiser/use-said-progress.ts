import { useEffect } from 'react';
import { useStore } from '#islands/store/use-store.ts';
import { $optimiser } from './stores/optimiser.store.ts';
import { $said } from './workspace/said.store.ts';

/** Announces that a prompt is being made, or why it failed; the result announces itself. */
export function useSaidProgress(working: string): void {
	const state = useStore($optimiser);
	const { kind } = state;
	const refusal = kind === 'signInNeeded' ? state.message : '';
	useEffect(() => {
		if (kind !== 'done') $said.set({ text: kind === 'working' ? working : refusal, key: kind });
	}, [kind, refusal, working]);
}

export type Progress = 'working' | 'ready' | 'question' | 'stopped';

export const PROGRESS_EVENT = 'ploop:progress';

/** Tells whoever listens (the genie) how the optimiser is getting on. */
export function signalProgress(progress: Progress): void {
	if (typeof document === 'undefined') return;
	document.dispatchEvent(new CustomEvent<Progress>(PROGRESS_EVENT, { detail: progress }));
}

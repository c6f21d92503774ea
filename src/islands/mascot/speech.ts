import type { Progress } from '../optimiser/progress-signal.ts';

/** How long the last words stay after the work is done. */
const HIDE_AFTER_MS = 1200;

/** Returns a function that makes the genie speak and strike its pose. The words come from `data-say-*`. */
export function speaker(mascot: HTMLElement, bubble: HTMLElement): (progress: Progress) => void {
	const figure = mascot.querySelector('svg');
	let timer: ReturnType<typeof setTimeout>;

	return (progress) => {
		clearTimeout(timer);
		figure?.setAttribute('data-pose', progress === 'working' ? 'optimising' : 'resting');
		bubble.textContent = mascot.getAttribute(`data-say-${progress}`);
		bubble.hidden = false;
		if (progress !== 'working') timer = setTimeout(() => (bubble.hidden = true), HIDE_AFTER_MS);
	};
}

import type { Progress } from '../optimiser/progress-signal.ts';

/** How long the last words stay after the work is done. */
const HIDE_AFTER_MS = 1200;

/** Returns a function that makes the genie speak and strike its pose. The words come from `data-say-*`. */
export function speaker(mascot: HTMLElement, bubble: HTMLElement, onHush: () => void): (progress: Progress) => void {
	// The large genie beside the prompt box works along with the small one.
	const figures = document.querySelectorAll('.genie[data-pose="resting"]');
	let timer: ReturnType<typeof setTimeout>;

	function hush(): void {
		bubble.hidden = true;
		onHush();
	}

	return (progress) => {
		clearTimeout(timer);
		for (const figure of figures) {
			figure.setAttribute('data-pose', progress === 'working' ? 'optimising' : 'resting');
			figure.toggleAttribute('data-moving', progress === 'working');
		}
		bubble.textContent = mascot.getAttribute(`data-say-${progress}`);
		bubble.hidden = false;
		if (progress !== 'working') timer = setTimeout(hush, HIDE_AFTER_MS);
	};
}

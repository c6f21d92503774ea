import type { Progress } from '../optimiser/progress-signal.ts';

const POSES: Readonly<Partial<Record<Progress, string>>> = { working: 'optimising', ready: 'glad' };

/** How long the last words stay after the work is done. */
const HIDE_AFTER_MS = 1200;

/** Returns a function that shows a sentence and a pose for each stage of the work. The sentences come from `data-say-*`. */
export function speaker(mascot: HTMLElement, bubble: HTMLElement, onHush: () => void): (progress: Progress) => void {
	// The genie on the edge of the card takes the same pose.
	const figures = document.querySelectorAll('.genie[data-pose]');
	let timer: ReturnType<typeof setTimeout>;

	function strike(pose: string): void {
		for (const figure of figures) {
			figure.setAttribute('data-pose', pose);
			figure.toggleAttribute('data-moving', pose === 'optimising');
		}
	}

	function hush(): void {
		bubble.hidden = true;
		strike('resting');
		onHush();
	}

	return (progress) => {
		clearTimeout(timer);
		strike(POSES[progress] ?? 'resting');
		bubble.textContent = mascot.getAttribute(`data-say-${progress}`);
		bubble.hidden = false;
		if (progress !== 'working') timer = setTimeout(hush, HIDE_AFTER_MS);
	};
}

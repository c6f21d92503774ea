import type { Progress, ProgressEventName } from '../optimiser/progress-signal.ts';
import { dragBy } from './drag.ts';
import { keepClearOfFocus } from './keep-clear.ts';
import { findPlace, type Place, savePlace } from './place.ts';
import { speaker } from './speech.ts';

const PROGRESS_EVENT: ProgressEventName = 'ploop:progress';

/** Lets the genie be moved, keeps it out of the way, and lets it speak while a prompt is made. */
export function startMascot(mascot: HTMLElement): void {
	const handle = mascot.querySelector('button');
	const bubble = mascot.querySelector('p');
	if (!handle || !bubble) return;

	const stand = (place: Place) => {
		mascot.style.setProperty('--mascot-x', `${place.x}%`);
		mascot.style.setProperty('--mascot-y', `${place.y}%`);
		mascot.dataset.side = place.x > 50 ? 'right' : 'left';
	};
	let place = findPlace();
	stand(place);
	mascot.dataset.placed = '';

	dragBy(mascot, handle, {
		onMove(next) {
			place = next;
			stand(place);
		},
		onRest: () => savePlace(place),
		onPress: () => document.querySelector<HTMLElement>('#optimizer textarea')?.focus(),
	});
	keepClearOfFocus(mascot, () => place, stand);

	const say = speaker(mascot, bubble);
	document.addEventListener(PROGRESS_EVENT, (event) => say((event as CustomEvent<Progress>).detail));
}

import type { Progress, ProgressEventName } from '../optimiser/progress-signal.ts';
import { dragBy } from './drag.ts';
import { findClearPlace } from './keep-clear.ts';
import { readPerch } from './perch.ts';
import { CORNER, findPlace, type Place, savePlace } from './place.ts';
import { speaker } from './speech.ts';
import { placeAt, readStage, spotOf } from './stage.ts';

const PROGRESS_EVENT: ProgressEventName = 'ploop:progress';

/** Makes the genie movable, keeps it clear of text and controls, and lets it speak while a prompt is made. */
export function startMascot(mascot: HTMLElement): void {
	const handle = mascot.querySelector('button');
	const bubble = mascot.querySelector('p');
	if (!handle || !bubble) return;

	let chosen = findPlace();
	let isLooking = false;

	/** Reads the layout before it changes anything, so that a scroll causes a single layout. */
	function look(): void {
		isLooking = false;
		const perch = chosen ? null : readPerch();
		mascot.toggleAttribute('data-perched', perch !== null);
		const stage = readStage(mascot);
		const isSpeaking = !bubble?.hidden;
		const isHeld = mascot.dataset.dragging !== undefined || mascot.contains(document.activeElement);
		const home = chosen ?? (perch ? placeAt(perch.x + perch.width / 2, perch.y + perch.height / 2, stage) : CORNER);
		const situation = { home, isChosen: chosen !== null, isSpeaking, focused: findFocused() };
		const place = isHeld || perch ? home : findClearPlace(situation, stage);
		mascot.toggleAttribute('data-away', place === null);
		stand(place ?? home, stage);
		mascot.dataset.placed = '';
	}

	/** Waits for the next frame, after which a focused control is in view; at most once a frame. */
	function lookSoon(): void {
		if (!isLooking) requestAnimationFrame(look);
		isLooking = true;
	}

	function stand(place: Place, stage: ReturnType<typeof readStage>): void {
		const { left, top } = spotOf(place, stage);
		mascot.style.translate = `${left}px ${top}px`;
		mascot.dataset.side = place.x > 50 ? 'right' : 'left';
	}

	dragBy(mascot, handle, {
		onMove(place) {
			chosen = place;
			lookSoon();
		},
		onRest: () => chosen && savePlace(chosen),
		onPress: () => document.querySelector<HTMLElement>('#optimizer textarea')?.focus(),
	});
	for (const sign of ['focusin', 'focusout', 'ploop:consent']) document.addEventListener(sign, lookSoon);
	for (const sign of ['scroll', 'resize']) window.addEventListener(sign, lookSoon, { passive: true });
	lookSoon();

	const say = speaker(mascot, bubble, lookSoon);
	document.addEventListener(PROGRESS_EVENT, (event) => {
		say((event as CustomEvent<Progress>).detail);
		lookSoon();
	});
}

function findFocused(): Element | null {
	const focused = document.activeElement;
	return focused === document.body ? null : focused;
}

import type { Progress, ProgressEventName } from '../optimiser/progress-signal.ts';
import type { Dragged, DraggedEventName } from './dragged.ts';
import { findClearPlace } from './keep-clear.ts';
import { readPerch } from './perch.ts';
import { CORNER, findPlace, type Place, savePlace } from './place.ts';
import { speaker } from './speech.ts';
import { isRight, placeAt, readStage, spotOf } from './stage.ts';

const PROGRESS_EVENT: ProgressEventName = 'ploop:progress';
const DRAGGED_EVENT: DraggedEventName = 'ploop:dragged';

/** Makes the genie movable, keeps it clear of text and controls, and lets it speak while a prompt is made. */
export function startMascot(mascot: HTMLElement): void {
	const handle = mascot.querySelector('button');
	const bubble = mascot.querySelector('p');
	if (!handle || !bubble) return;

	let chosen = findPlace();
	let isLooking = false;
	let isWorking = false;

	/** Reads all that it needs, then writes: a page that scrolls is laid out once. */
	const look = (): void => {
		isLooking = false;
		const perch = chosen ? null : readPerch();
		mascot.toggleAttribute('data-perched', perch !== null);
		const stage = readStage(mascot);
		const isHeld = mascot.dataset.dragging !== undefined || mascot.contains(document.activeElement);
		const home = chosen ?? (perch ? placeAt(perch.x + perch.width / 2, perch.y + perch.height / 2, stage) : CORNER);
		const situation = { home, isChosen: chosen !== null, words: bubble.hidden ? null : bubble, isWorking };
		const place = isHeld || perch ? home : findClearPlace(situation, stage);
		mascot.toggleAttribute('data-away', place === null);
		stand(place ?? home, stage);
		mascot.dataset.placed = '';
	};

	/** Waits for the next frame, after which a focused control is in view; at most once a frame. */
	function lookSoon(): void {
		if (!isLooking) requestAnimationFrame(look);
		isLooking = true;
	}

	function stand(place: Place, stage: ReturnType<typeof readStage>): void {
		const { left, top } = spotOf(place, stage);
		mascot.style.translate = `${left}px ${top}px`;
		mascot.dataset.side = isRight(place) ? 'right' : 'left';
	}

	mascot.addEventListener(DRAGGED_EVENT, (event) => {
		const { x, y, isOver } = (event as CustomEvent<Dragged>).detail;
		chosen = placeAt(x, y, readStage(mascot));
		lookSoon();
		if (isOver) savePlace(chosen);
	});
	handle.addEventListener('click', () => document.querySelector<HTMLElement>('#optimizer textarea')?.focus());
	// Few move it: the code for that is fetched when somebody comes near.
	for (const sign of ['pointerenter', 'pointerdown', 'focus']) handle.addEventListener(sign, bringDragging);
	for (const sign of ['focusin', 'focusout', 'ploop:consent']) document.addEventListener(sign, lookSoon);
	for (const sign of ['scroll', 'resize']) window.addEventListener(sign, lookSoon, { passive: true });
	// What arrives may push words under it; by then the frame is laid out but not yet drawn.
	const moveAside = (): void => void (bubble.hidden || look());
	new ResizeObserver(moveAside).observe(mascot.parentElement ?? mascot);
	// Room that was kept for something is filled without a change of size.
	new MutationObserver(() => bubble.hidden || lookSoon()).observe(mascot.parentElement ?? mascot, {
		childList: true,
		subtree: true,
	});
	lookSoon();

	const say = speaker(mascot, bubble, lookSoon);
	document.addEventListener(PROGRESS_EVENT, (event) => {
		const { detail } = event as CustomEvent<Progress>;
		isWorking = detail === 'working';
		say(detail);
		// At once, as what it says may be wider, and what it says it of stands below.
		look();
	});
}

/** Runs the script of the template, once. */
function bringDragging(): void {
	const code = document.querySelector<HTMLTemplateElement>('#mascot-drag');
	code?.replaceWith(code.content.cloneNode(true));
}

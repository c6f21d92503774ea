import { vi } from 'vitest';
import type { Action, Driver } from './driver.ts';

type Kind = 'button' | 'link' | 'field' | 'choice';
type Place = { readonly x: number; readonly y: number };

/** Against hanging, not a measure: a busy machine must not fail a sound journey. */
const PATIENCE = { timeout: 60_000, interval: 100 };
/** The address and text of the page, for the message of a failed step. */
const PAGE = `location.href + ' as ' + document.documentElement.dataset.account + '\\n' + document.body.innerText.slice(0, 1500)`;
const CONTROL = '\uE009';

/** Someone in front of a browser: finds things by their names, presses and types with mouse and keyboard, and reads. */
export function visitorIn(driver: Driver) {
	const click = async (x: number, y: number) =>
		driver.perform('mouse', [
			{ type: 'pointerMove', x, y },
			{ type: 'pointerDown', button: 0 },
			{ type: 'pointerUp', button: 0 },
		]);

	/** Its middle, once it is in view, stands still, and nothing lies on it. */
	async function placeOf(kind: Kind, name: string): Promise<Place> {
		let before: Place | null = null;
		return vi.waitFor(async () => {
			const place = await driver.ask<Place | null>(`(${findOnPage})("${kind}", ${JSON.stringify(name)})`);
			if (place === null) throw new Error(`there is no ${kind} "${name}" to press:\n${await driver.ask(PAGE)}`);
			const isStill = before?.x === place.x && before.y === place.y;
			before = place;
			if (!isStill) throw new Error(`the ${kind} "${name}" does not stand still`);
			return place;
		}, PATIENCE);
	}

	async function press(kind: Kind, name: string): Promise<void> {
		const { x, y } = await placeOf(kind, name);
		await click(x, y);
	}

	const keys = (text: string): Action[] =>
		[...text].flatMap((value) => [{ type: 'keyDown', value } as const, { type: 'keyUp', value } as const]);

	return {
		press,
		open: (address: string) => driver.open(address),

		/** Types it key by key into a field that is empty. */
		async type(label: string, text: string): Promise<void> {
			await press('field', label);
			await driver.perform('keyboard', keys(text));
		},

		async paste(label: string): Promise<void> {
			await press('field', label);
			const chord = (key: string): Action[] => [
				{ type: 'keyDown', value: CONTROL },
				...keys(key),
				{ type: 'keyUp', value: CONTROL },
			];
			await driver.perform('keyboard', [...chord('a'), ...chord('v')]);
		},

		/** Waits until it stands on the page, to be seen. */
		sees: (text: string) =>
			vi.waitFor(async () => {
				const all = await driver.ask<string>('document.body.innerText');
				if (!all.includes(text)) throw new Error(`"${text}" is not on the page:\n${all.slice(0, 1500)}`);
			}, PATIENCE),

		/**
		 * Watches for text that disappears again, such as "Copied!", and returns the wait for it: on a busy machine reading
		 * the page may take longer than it is shown.
		 */
		async looksOutFor(text: string): Promise<() => Promise<void>> {
			await driver.ask(`(${lookOutOnPage})(${JSON.stringify(text)})`);
			return () =>
				vi.waitFor(async () => {
					const hasStood = await driver.ask<boolean>('document.documentElement.dataset.lookedOut === "seen"');
					if (!hasStood) throw new Error(`"${text}" was not on the page:\n${await driver.ask(PAGE)}`);
				}, PATIENCE);
		},

		/** Waits for a value of the page that is not empty. */
		reads: <T>(expression: string) =>
			vi.waitFor(async () => {
				const value = await driver.ask<T | null>(expression);
				if (!value) throw new Error(`still nothing: ${expression}`);
				return value;
			}, PATIENCE),
	};
}

/** Runs on the page. */
function lookOutOnPage(text: string): true {
	document.documentElement.dataset['lookedOut'] = 'waiting';
	const observer = new MutationObserver((changes) => {
		if (!changes.some(({ target }) => target.textContent?.includes(text))) return;
		document.documentElement.dataset['lookedOut'] = 'seen';
		observer.disconnect();
	});
	observer.observe(document.body, { subtree: true, childList: true, characterData: true });
	return true;
}

/** Runs on the page: an open dialog is all there is; a name may go on after what is asked for. */
function findOnPage(kind: Kind, wanted: string): Place | null {
	const kinds = {
		button: 'button',
		link: 'a[href]',
		field: 'input, textarea',
		choice: '[type=radio], [type=checkbox]',
	};
	const nameOf = (one: Element) => {
		const labels = [...((one as HTMLInputElement).labels ?? [])].map((label) => label.textContent).join(' ');
		const said = [...one.childNodes].filter((part) => (part as Element).ariaHidden !== 'true');
		const text = labels || said.map((part) => part.textContent).join(' ');
		return (one.getAttribute('aria-label') ?? text).replace(/\s+/g, ' ').trim();
	};
	const root = document.querySelector('dialog:modal') ?? document;
	const shown = [...root.querySelectorAll(kinds[kind])].filter(
		(one) => one.getBoundingClientRect().width > 0 && !one.matches(':disabled'),
	);
	const found = shown.find((one) => nameOf(one) === wanted) ?? shown.find((one) => nameOf(one).startsWith(wanted));
	if (!found) return null;
	found.scrollIntoView({ block: 'center', behavior: 'instant' });
	const { left, top, width, height } = found.getBoundingClientRect();
	const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
	const hit = document.elementFromPoint(x, y);
	return hit && (found.contains(hit) || found.closest('label')?.contains(hit)) ? { x, y } : null;
}

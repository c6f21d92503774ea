import type { Page } from '@playwright/test';
import { untilPainted } from './painted.ts';

const MOST_PRESSES = 150;

interface Focus {
	readonly name: string;
	/** Whether it is completely covered (WCAG 2.4.11). */
	readonly isHidden: boolean;
	/** Whether its focus is invisible (WCAG 2.4.7). */
	readonly isUnmarked: boolean;
	/** Whether it comes before the previous one, in the page or, within a list or form, on the screen (WCAG 2.4.3). */
	readonly isBackwards: boolean;
}

/** Tabs through the page from its top. Returns the faults of every focused element, and visible controls that never had the focus. */
export async function keyboardFaultsOn(page: Page): Promise<string[]> {
	const faults: string[] = [];
	const seen = new Set<string>();
	await untilPainted(page);
	// The focus is put on the body, since the next Tab continues from the last focused element.
	await page.evaluate(() => {
		window.scrollTo(0, 0);
		document.body.tabIndex = -1;
		document.body.focus();
		document.body.removeAttribute('tabindex');
	});
	for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
		await page.keyboard.press('Tab');
		const focus = await page.evaluate(describeFocus);
		if (focus === null || seen.has(focus.name)) break;
		seen.add(focus.name);
		if (focus.isHidden) faults.push(`hidden: ${focus.name}`);
		if (focus.isUnmarked) faults.push(`unmarked: ${focus.name}`);
		if (focus.isBackwards) faults.push(`backwards: ${focus.name}`);
	}
	const missed = await page.evaluate(listMissed);
	return [...faults, ...missed.map((name) => `missed: ${name}`)];
}

/** Runs on the page. Null: the focus has left it. */
function describeFocus(): Focus | null {
	const element = document.activeElement as HTMLElement | null;
	if (element === null || element === document.body) return null;
	const all = [...document.querySelectorAll('*')];
	const name = `${element.tagName} ${element.textContent?.trim().slice(0, 40) || element.getAttribute('name')} #${all.indexOf(element)}`;
	const drawn = element.closest('label') ?? element;
	const box = drawn.getBoundingClientRect();

	const points = [0.5, 0.1, 0.9].flatMap((x) =>
		[0.5, 0.1, 0.9].map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
	);
	const isSeenAt = ([x, y]: readonly [number, number]) => {
		const top = document.elementFromPoint(x, y);
		if (top === null || top === document.body || top === document.documentElement) return false;
		return element.contains(top) || (top.contains(element) && top.closest('label') !== null);
	};

	// The focus mark may be drawn on the card or frame around a field, or beside a hidden checkbox.
	const bearers = [element, drawn, element.closest('.opt-card, .box'), element.nextElementSibling];
	const styles = bearers.flatMap((one) => (one ? [getComputedStyle(one), getComputedStyle(one, '::after')] : []));
	const isOutlined = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
		outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;

	const before = document.querySelector<HTMLElement>('[data-had-focus="last"]');
	const group = element.closest('form, fieldset, ul, ol, dl, nav');
	const isAbove = box.bottom - 1 <= (before?.getBoundingClientRect().top ?? Number.NEGATIVE_INFINITY);
	const precedes = before ? (before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0 : false;
	before?.setAttribute('data-had-focus', '');
	element.setAttribute('data-had-focus', 'last');
	return {
		name,
		isHidden: !points.some(isSeenAt),
		isUnmarked: !styles.some(isOutlined),
		isBackwards: precedes || (isAbove && group?.contains(before) === true),
	};
}

/** Runs on the page. The keyboard reaches one radio button of a group. */
function listMissed(): string[] {
	const controls = 'a[href], button, input:not([type="radio"]), select, textarea, summary, [tabindex="0"]';
	return [...document.querySelectorAll<HTMLElement>(controls)]
		.filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
		.filter((one) => one.tabIndex >= 0 && !one.matches(':disabled, [inert] *, [data-had-focus]'))
		.filter((one) => one.getBoundingClientRect().width > 1)
		.map((one) => `${one.tagName} ${one.textContent?.trim().slice(0, 40) || one.getAttribute('name')}`);
}

import type { Page } from '@playwright/test';

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
const SMALLEST_TARGET = 24;

/**
 * Controls smaller than 24 by 24 pixels. Links in a sentence are left out (WCAG 2.5.8 allows them), and a labelled control is as
 * large as its label.
 */
export function smallTargetsOn(page: Page): Promise<string[]> {
	return page.evaluate(
		({ controls, smallest }) => {
			const isInSentence = (element: Element) =>
				element.tagName === 'A' &&
				getComputedStyle(element).display.startsWith('inline') &&
				[...(element.parentElement?.childNodes ?? [])].some(
					(node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
				);
			const found = [...document.querySelectorAll<HTMLElement>(controls)].filter((element) => {
				const target = element.closest('label') ?? element;
				const { width, height } = target.getBoundingClientRect();
				const isThere =
					width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
				return isThere && !isInSentence(element) && Math.min(width, height) < smallest - 0.5;
			});
			return found.map(
				(element) =>
					`${element.tagName} ${element.textContent?.trim().slice(0, 40)} ${JSON.stringify(element.getBoundingClientRect())}`,
			);
		},
		{ controls: CONTROLS, smallest: SMALLEST_TARGET },
	);
}

/**
 * Controls with less than 44 pixels for a finger in height, or in width when their text is wider. Measured by where taps arrive,
 * not by what is drawn.
 */
export function smallTouchTargetsOn(page: Page): Promise<string[]> {
	return page.evaluate((controls) => {
		const found: string[] = [];
		const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '';
		const isInSentence = (element: Element) => {
			const around = (element.closest('mark') ?? element).parentElement;
			return getComputedStyle(element).display.startsWith('inline') && [...(around?.childNodes ?? [])].some(isText);
		};
		for (const element of document.querySelectorAll<HTMLElement>(controls)) {
			const target = element.closest('label') ?? element;
			if (!target.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
			if (element.matches('.skip-link, :disabled, [aria-hidden="true"] *') || isInSentence(element)) continue;
			target.scrollIntoView({ block: 'center', behavior: 'instant' });
			const { left, top, width, height } = target.getBoundingClientRect();
			if (width <= 1 || height <= 1) continue;
			const [x, y] = [left + width / 2, top + height / 2];
			const arrives = (dy: number) => {
				const hit = document.elementFromPoint(x, y + dy);
				return hit !== null && (target.contains(hit) || hit.closest('label') === target);
			};
			if (!arrives(-21) || !arrives(21))
				found.push(
					`${element.tagName} ${target.textContent?.trim().slice(0, 40)} ${Math.round(width)}x${Math.round(height)}`,
				);
		}
		return found;
	}, CONTROLS);
}

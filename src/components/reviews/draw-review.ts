import type { Review } from '#contract/product-reviews';

/** Longest review that is shown in full at once. */
const EXCERPT_CHARS = 220;

/** Most line breaks that are shown at once. */
const MOST_LINE_BREAKS = 12;

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

/** One review from the page's template. Texts of visitors are inserted as text only, never as markup or attribute. */
export function drawReview(template: HTMLTemplateElement, review: Review): HTMLElement {
	const item = (template.content.cloneNode(true) as DocumentFragment).firstElementChild as HTMLElement;
	const { name, stars, review_text: text, created_at: at } = review;
	const find = <E extends HTMLElement>(selector: string) => item.querySelector(selector) as E;
	find('.stars').dataset['stars'] = String(stars);
	const rating = find('[data-rating]');
	rating.textContent = (rating.dataset['rating'] ?? '').replace('{n}', String(stars));
	find('[data-name]').textContent = name;
	const time = find<HTMLTimeElement>('time');
	time.dateTime = at;
	time.textContent = DATE.format(new Date(at));
	const place = find('[data-text]');
	place.toggleAttribute('data-flows', text.split('\n').length > MOST_LINE_BREAKS);
	place.textContent = text;
	if (text.length > EXCERPT_CHARS) shorten(place, find<HTMLButtonElement>('[data-more]'), text);
	return item;
}

/** Shows the beginning, and the rest on demand. */
function shorten(place: HTMLElement, button: HTMLButtonElement, text: string): void {
	const { more = '', less = '' } = button.dataset;
	const show = (isWhole: boolean) => {
		place.textContent = isWhole ? text : beginningOf(text);
		button.textContent = isWhole ? less : more;
		button.ariaExpanded = String(isWhole);
	};
	button.hidden = false;
	button.addEventListener('click', () => {
		show(button.ariaExpanded !== 'true');
	});
	show(false);
}

/** Ends with a word where there is one, and never within a character. */
function beginningOf(text: string): string {
	const start = text.slice(0, EXCERPT_CHARS).replace(/\s\S{0,40}$|[\ud800-\udbff]$/, '');
	return `${start.trimEnd()}…`;
}

/** A link such as /faq#plans opens its question, also where the browser does not by itself. */
export function startAccordion(): void {
	addEventListener('hashchange', openLinked);
	openLinked();
}

function openLinked(): void {
	const item = document.getElementById(location.hash.slice(1))?.closest('details');
	if (!item) return;
	item.open = true;
	item.scrollIntoView();
}

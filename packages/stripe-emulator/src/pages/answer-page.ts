import type { Kind, Kinds } from '../state/kinds.ts';
import type { World } from '../state/world.ts';
import { challengePage, submitChallenge } from './challenge-page.ts';
import { checkoutPage, submitCheckout } from './checkout-page.ts';
import { type Emulated, homePage, submitHome } from './home-page.ts';
import { invoicePage, submitInvoice } from './invoice-page.ts';
import { type PageAnswer, styleSheet } from './page.ts';
import { portalPage, submitPortal } from './portal-page.ts';

interface Place<K extends Kind> {
	readonly kind: K;
	readonly show: (world: World, object: Kinds[K]) => PageAnswer;
	readonly submit: (world: World, object: Kinds[K], form: URLSearchParams) => PageAnswer;
}

const at =
	<K extends Kind>({ kind, show, submit }: Place<K>) =>
	(world: World, id: string, form: URLSearchParams | null): PageAnswer | null => {
		const object = world.find(kind, id);
		if (object === null) return null;
		return form === null ? show(world, object) : submit(world, object, form);
	};

const PLACES: Readonly<Record<string, ReturnType<typeof at>>> = {
	checkout: at({ kind: 'checkout.session', show: checkoutPage, submit: submitCheckout }),
	'3d-secure': at({ kind: 'emulator.challenge', show: challengePage, submit: submitChallenge }),
	invoice: at({ kind: 'invoice', show: invoicePage, submit: submitInvoice }),
	portal: at({ kind: 'billing_portal.session', show: portalPage, submit: submitPortal }),
};

interface Site extends Emulated {
	readonly siteStyles: () => string;
}

/**
 * Answers a request for a page under `/dev/stripe` or for its form; null where there is no page. `form` is null for a
 * GET.
 */
export function answerPage(
	{ world, deliveries, siteStyles }: Site,
	path: string,
	form: URLSearchParams | null,
): PageAnswer | null {
	if (path === '/dev/stripe')
		return form === null ? homePage({ world, deliveries }) : submitHome({ world, deliveries }, form);
	if (path === '/dev/stripe/pages.css') return form === null ? styleSheet(siteStyles()) : null;
	const [, place = '', id = ''] = /^\/dev\/stripe\/([\w-]+)\/(\w+)$/.exec(path) ?? [];
	return Object.hasOwn(PLACES, place) ? (PLACES[place]?.(world, id, form) ?? null) : null;
}

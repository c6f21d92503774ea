import { type ComponentType, createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

type Slots = Readonly<Record<string, string>>;

/** Server-rendered content that React does not render again. */
const Drawn = ({ html, name }: { readonly html: string; readonly name: string }) =>
	createElement('astro-slot', { name, suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: html } });

/** Hydrates a server-rendered component: the part of Astro's own client that the pages use. */
export const wakeWithReact =
	(element: HTMLElement) =>
	(component: ComponentType<object>, props: object, slots: Slots): void => {
		if (!element.hasAttribute('ssr')) return;
		const drawn = Object.entries(slots).map(([name, html]) => [name, createElement(Drawn, { html, name })]);
		startTransition(() => {
			hydrateRoot(element, createElement(component, { ...props, ...Object.fromEntries(drawn) }), {
				identifierPrefix: element.getAttribute('prefix') ?? '',
			});
		});
	};

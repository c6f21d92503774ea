/**
 * Who sees a route: everybody (`public`), signed-in people, while others are sent to sign up (`own`), or nobody,
 * because it only redirects.
 */
export type RouteKind = 'public' | 'own' | 'redirect';

export interface SiteRoute {
	readonly path: string;
	readonly kind: RouteKind;
	/** Main headings that the specification quotes. Editors may change the others. */
	readonly heading?: readonly string[];
	/** The target of the redirect, for everybody or for visitors who are not signed in. */
	readonly leadsTo?: string;
	/** Whether the page has a limit on its size. */
	readonly isContent?: true;
	/** Whether search engines must not index it. */
	readonly isHidden?: true;
}

/** The routes of section 2 of the specification, and those that belong to them. */
export const ROUTES: readonly SiteRoute[] = [
	{ path: '/', kind: 'public' },
	{ path: '/about', kind: 'public', isContent: true },
	{ path: '/roadmap', kind: 'public', isContent: true },
	{ path: '/how-it-works', kind: 'public', isContent: true },
	{ path: '/pricing', kind: 'public', isContent: true },
	{ path: '/contact', kind: 'public' },
	{ path: '/get-started', kind: 'public', isContent: true },
	{ path: '/templates', kind: 'public', heading: ['Sign in to view your Templates'], isHidden: true },
	{ path: '/billing/success', kind: 'public', isHidden: true },
	{ path: '/billing/cancel', kind: 'public', heading: ['Payment Cancelled'], isHidden: true },
	{ path: '/faq', kind: 'public', isContent: true },
	{ path: '/reviews', kind: 'public' },
	{ path: '/privacy', kind: 'public', isContent: true },
	{ path: '/terms', kind: 'public', isContent: true },
	{ path: '/security', kind: 'public', isContent: true },
	{ path: '/signup', kind: 'public' },
	{ path: '/login', kind: 'redirect', leadsTo: '/#log-in' },
	{ path: '/checkout', kind: 'public', heading: ['Setting up checkout…'], isHidden: true },
	{ path: '/checkout/pro', kind: 'redirect', leadsTo: '/checkout?plan=pro_monthly' },
	{ path: '/checkout/annual', kind: 'redirect', leadsTo: '/checkout?plan=pro_annual' },
	{ path: '/auth/callback', kind: 'public', heading: ['Finishing sign-in…'], isHidden: true },
	{ path: '/auth/reset-request', kind: 'public', heading: ['Check your email'], isHidden: true },
	{ path: '/auth/reset', kind: 'public', heading: ['Reset Link Invalid', 'Set your new password'], isHidden: true },
	{ path: '/brand-assets', kind: 'public', isContent: true },
	{ path: '/brand/assets', kind: 'redirect', leadsTo: '/brand-assets' },
	{ path: '/500', kind: 'public', heading: ['We hit a snag'], isHidden: true },
	{ path: '/account', kind: 'own', leadsTo: '/signup?next=/account', isHidden: true },
	{ path: '/account/profile', kind: 'own', leadsTo: '/signup?next=/account/profile', isHidden: true },
	{ path: '/account/billing', kind: 'own', leadsTo: '/signup?next=/account/billing', isHidden: true },
	{ path: '/account/usage', kind: 'own', leadsTo: '/signup?next=/account/usage', isHidden: true },
	{ path: '/account/history', kind: 'own', leadsTo: '/signup?next=/account/history', isHidden: true },
	{ path: '/settings', kind: 'own', leadsTo: '/signup?next=/settings', isHidden: true },
	{ path: '/billing', kind: 'redirect', leadsTo: '/account/billing' },
	{ path: '/usage', kind: 'own', leadsTo: '/signup?next=/account/usage', isHidden: true },
	{ path: '/updates/confirm', kind: 'public', isHidden: true },
	{ path: '/updates/unsubscribe', kind: 'public', isHidden: true },
];

export const CONTENT_PAGES: readonly string[] = ROUTES.filter(({ isContent }) => isContent).map(({ path }) => path);

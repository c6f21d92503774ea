import type { AnalyticsDetail, AnalyticsEventName } from '#contract/analytics-events';

/** The event of `track`; the collector, loaded only after consent, listens to it. */
const TRACK_EVENT = 'ploop:track';

export interface Tracked {
	readonly event: string;
	readonly detail: Readonly<Record<string, string>>;
}

type DetailOf<Name extends AnalyticsEventName> =
	Record<never, never> extends AnalyticsDetail<Name>
		? [detail?: AnalyticsDetail<Name>]
		: [detail: AnalyticsDetail<Name>];

/**
 * Reports an action of the visitor. Without consent no collector listens and nothing happens; it never throws. In a template the
 * same is `data-track="footer_contact_clicked"` on a link or button, with the detail beside it: `data-track-cta="home"`.
 */
export function track<Name extends AnalyticsEventName>(event: Name, ...[detail]: DetailOf<Name>): void {
	globalThis.document?.dispatchEvent?.(new CustomEvent(TRACK_EVENT, { detail: { event, detail: detail ?? {} } }));
}

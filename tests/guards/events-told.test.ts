import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ANALYTICS_EVENTS, type AnalyticsEventName } from '#contract/analytics-events';

/** The names of the specification; a star stands for at least one event that begins so. */
const SPECIFIED = [
	...['upgrade_modal_opened', 'create_account_clicked', 'upgrade_cta_clicked', 'account_creation_started'],
	...['footer_contact_clicked', 'prolock_clicked', 'options_opened', 'options_reset', 'modifier_changed'],
	...['optimise_submitted', 'upgrade_modal_cta_clicked', 'about_roadmap_clicked', 'roadmap_viewed', 'contact_*'],
	...['onboarding_*', 'billing_action_clicked', 'review_*', 'error_404_viewed', 'error_404_cta_clicked'],
	...['error_500_viewed', 'error_500_cta_clicked', 'error_boundary_caught'],
	...['password_reset_requested', 'password_reset_completed'],
];

const names = Object.keys(ANALYTICS_EVENTS) as AnalyticsEventName[];
const sources = globSync('src/{components,layouts,pages,islands}/**/*.{astro,ts,tsx}')
	.filter((path) => !path.endsWith('.test.ts'))
	.map((path) => ({ path, text: readFileSync(path, 'utf8') }));

test('every event of the specification is one of the contract', () => {
	for (const name of SPECIFIED) {
		const isThere = name.endsWith('*')
			? names.some((one) => one.startsWith(name.slice(0, -1)))
			: names.some((one) => one === name);
		expect(isThere, name).toBe(true);
	}
});

test.each(names)('%s is told by some page', (name) => {
	expect(sources.filter(({ text }) => new RegExp(`['"]${name}['"]`).test(text)).map(({ path }) => path)).not.toEqual(
		[],
	);
});

/** Elements that tell an event, as their tags stand in the source: event and detail. */
const elements = sources.flatMap(({ path, text }) =>
	[...text.matchAll(/<[a-z][^<]*?\sdata-track(?:-view|-opened)?="(\w+)"[^<]*/g)].map(([tag, event = '']) => {
		const pairs = [...tag.matchAll(/\sdata-track-(?!view|opened)([a-z]+)=("([^"]*)"|\{)/g)];
		return { path, event, detail: pairs.map(([, name = '', , value]) => [name, value] as const) };
	}),
);

test('what stands on an element is an event of the contract, with a detail that fits', () => {
	expect(elements.length).toBeGreaterThan(20);
	for (const { path, event, detail } of elements) {
		const shape = ANALYTICS_EVENTS[event as AnalyticsEventName]?.shape as Readonly<Record<string, unknown>> | undefined;
		expect(shape, `${path}: ${event}`).toBeDefined();
		for (const [name] of detail) expect(Object.keys(shape ?? {}), `${path}: ${event}`).toContain(name);
		// A value in braces is only known when the page is built.
		if (detail.some(([, value]) => value === undefined)) continue;
		const parsed = ANALYTICS_EVENTS[event as AnalyticsEventName].safeParse(Object.fromEntries(detail));
		expect(parsed.success, `${path}: ${event} ${JSON.stringify(detail)}`).toBe(true);
	}
});

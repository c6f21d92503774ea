import { AnalyticsSettings } from '#contract/analytics-settings';
import { route } from '#server/http/route';

export const prerender = false;

export const GET = route({
	access: 'anyone',
	output: AnalyticsSettings,
	handle: async ({ runtime }) => runtime.analytics,
});

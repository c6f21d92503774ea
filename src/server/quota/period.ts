import type { Catalogue } from '../catalogue.ts';
import { dayOf, type Period, weekOf } from './london-week.ts';

let latest: (Period & { readonly kind: string }) | null = null;

/** The quota period of `now`. The latest one is cached, because it is the same for all requests of a week. */
export function periodAt(now: Date, { period, timeZone }: Catalogue['quota']): Period {
	const kind = `${period} ${timeZone}`;
	if (latest !== null && latest.kind === kind && latest.start <= now && now < latest.resetsAt) return latest;
	const found = period === 'week' ? weekOf(now, timeZone) : dayOf(now, timeZone);
	latest = { ...found, kind };
	return latest;
}

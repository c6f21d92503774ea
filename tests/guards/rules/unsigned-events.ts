import type { ProjectFile } from '../project-files.ts';

/** Method of Stripe's package that opens an event without checking its signature. */
const UNSIGNED = /\bconstructEventWithoutVerification\b/;

/** An event at the webhook is trusted for its signature alone. */
export function unsignedEventOffences({ path, text }: ProjectFile): string[] {
	return /^(?:src|packages)\//.test(path) && UNSIGNED.test(text)
		? [`${path}: opens an event without its signature`]
		: [];
}

import type { ProjectFile } from '../project-files.ts';

/** Stripe's package opens an event that nobody signed when it is asked to in this way. */
const UNSIGNED = /\bconstructEventWithoutVerification\b/;

/** What comes to the webhook is believed for its signature and for nothing else. */
export function unsignedEventOffences({ path, text }: ProjectFile): string[] {
	return /^(?:src|packages)\//.test(path) && UNSIGNED.test(text)
		? [`${path}: opens an event without its signature`]
		: [];
}

/** Replaces control characters and broken surrogates unit for unit, so that offsets into the result fit the original. */
export function normalise(raw: string): string {
	return replaceControls(raw.isWellFormed() ? raw : raw.toWellFormed());
}

// Line feed and tab carry layout; every other control character becomes a space, CR included.
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

function replaceControls(text: string): string {
	return text.replace(CONTROLS, ' ');
}

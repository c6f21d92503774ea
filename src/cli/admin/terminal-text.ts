/**
 * What others wrote, as a terminal may show it: a character that would steer the terminal or turn the reading direction
 * stands there as its number, `\u{1b}`. Line breaks stay.
 */
export const terminalText = (text: string): string => text.toWellFormed().replace(STEERS, asNumber);

/** The same for JSON, which may be written so. */
export const terminalJson = (json: string): string =>
	json.toWellFormed().replace(STEERS, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Control characters, and those that isolate, embed and override directions. Joiners belong to words and to emoji. */
const STEERS = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

const asNumber = (character: string): string => `\\u{${character.charCodeAt(0).toString(16)}}`;

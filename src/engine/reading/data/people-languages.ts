import { LANGUAGES } from './languages.ts';

/** English names of human languages, for "in German", "only Kannada". */
export const LANGUAGE_NAMES: readonly string[] = [
	...new Set([
		...Object.values(LANGUAGES),
		'Mandarin',
		'Cantonese',
		'Farsi',
		'Filipino',
		'Tagalog',
		'Castilian',
		'Flemish',
		'Gaelic',
		'Brazilian Portuguese',
		'Simplified Chinese',
		'Traditional Chinese',
		'British English',
		'American English',
		'UK English',
		'US English',
		'Old English',
		'Plain English',
		'Scots',
		'Esperanto',
		'Sanskrit',
		'Punjabi',
		'Hinglish',
		'Spanglish',
		'Bahasa Indonesia',
	]),
];

import { describe, expect, it } from 'vitest';
import { isOneWish } from './is-one-wish.ts';

describe('a line that says one thing', () => {
	it.each([
		['No buzzwords'],
		["Don't make it sound like I'm begging"],
		["Don't admit I forgot"],
		['Do not give fees and do not compare with Kota'],
		["Nothing about firecrackers as the school doesn't want it"],
		['Put in what could go wrong each week'],
		['Keep the roman numerals'],
		['Include a buddy and a check in at the end of each day'],
		["Don't change how I talk"],
		["Don't just copy the textbook definition"],
	])('is a wish: %s', (line) => {
		expect(isOneWish(line)).toBe(true);
	});

	it.each([
		["Keep it short I won't manage long"],
		["Don't roast Matt too hard he's shy"],
		["Don't bother with the slates my dad's a roofer"],
		["Don't solve it for me just point at the line"],
		['Keep it clean no cussing'],
		['Nothing with mixed numbers yet and answers on a page of their own'],
		['Never say cry it out and no guilt'],
		['Nothing about the nursing home - no poems'],
		["Leave out the bit about Ken's shed if you think best"],
		["End with the log, no, he'd hate that, end with the song"],
		["Don't tell me to reboot until your sure"],
		["Don't modernise it and the dog stays"],
		['Put my card number in and then it asked for a code'],
		['DO NOT SAY ALL NIGHT WE AINT OPEN NIGHTS'],
	])('is more than one, or less: %s', (line) => {
		expect(isOneWish(line)).toBe(false);
	});
});

import { expect, test } from 'vitest';
import { boxOf, placeAt, spotOf } from './stage.ts';

const words = { offsetWidth: 160, offsetHeight: 30 };
const phone = { width: 360, height: 740, size: 48, floor: 0 };

test('a place in a corner keeps the margin in a window of any size', () => {
	expect(spotOf({ x: 100, y: 100 }, phone)).toEqual({ left: 300, top: 680 });
	expect(spotOf({ x: 0, y: 0 }, { ...phone, width: 1440 })).toEqual({ left: 12, top: 12 });
});

test('the genie stays above whatever takes the bottom of the window', () => {
	expect(spotOf({ x: 100, y: 100 }, { ...phone, floor: 150 }).top).toBe(740 - 150 - 48 - 12);
});

test('a point becomes a place and back, and a point outside the window the nearest place', () => {
	const place = placeAt(200, 300, phone);
	expect(spotOf(place, phone)).toEqual({ left: 176, top: 276 });
	expect(spotOf(placeAt(9000, -50, phone), phone)).toEqual({ left: 300, top: 12 });
});

test('what it says stands above its head, flush with the nearer side', () => {
	expect(boxOf({ x: 100, y: 100 }, phone, null)).toEqual({ left: 300, right: 348, top: 680, bottom: 728 });
	expect(boxOf({ x: 100, y: 100 }, phone, words)).toEqual({ left: 188, right: 348, top: 642, bottom: 728 });
	expect(boxOf({ x: 0, y: 100 }, phone, words)).toEqual({ left: 12, right: 172, top: 642, bottom: 728 });
});

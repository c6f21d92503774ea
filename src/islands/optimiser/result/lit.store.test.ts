import { beforeEach, expect, test } from 'vitest';
import { $lit, $pinned, pointAt, togglePin, unlight } from './lit.store.ts';

beforeEach(unlight);

test('pointing lights an entry for as long as it is pointed at', () => {
	pointAt('a');
	expect($lit.get()).toBe('a');
	pointAt(null);
	expect($lit.get()).toBeNull();
});

test('a tapped entry stays lit, gives way to a pointed one, and comes back', () => {
	togglePin('a');
	pointAt('b');
	expect($lit.get()).toBe('b');
	pointAt(null);
	expect($lit.get()).toBe('a');
});

test('a second tap puts it out', () => {
	togglePin('a');
	togglePin('a');
	expect($pinned.get()).toBeNull();
	expect($lit.get()).toBeNull();
});

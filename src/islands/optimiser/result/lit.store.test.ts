import { beforeEach, expect, test } from 'vitest';
import { $lit, $pinned, pointAt, togglePin, unlight } from './lit.store.ts';

beforeEach(unlight);

test('an entry is highlighted while it is pointed at', () => {
	pointAt('a');
	expect($lit.get()).toBe('a');
	pointAt(null);
	expect($lit.get()).toBeNull();
});

test('a tapped entry stays highlighted, except while another is pointed at', () => {
	togglePin('a');
	pointAt('b');
	expect($lit.get()).toBe('b');
	pointAt(null);
	expect($lit.get()).toBe('a');
});

test('a second tap removes the highlight', () => {
	togglePin('a');
	togglePin('a');
	expect($pinned.get()).toBeNull();
	expect($lit.get()).toBeNull();
});

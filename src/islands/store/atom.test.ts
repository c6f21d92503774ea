import { expect, test, vi } from 'vitest';
import { atom } from './atom.ts';

test('whoever listens hears each other value with the one before it, and none that is the same', () => {
	const $count = atom(1);
	const heard = vi.fn();
	const stop = $count.listen(heard);
	$count.set(1);
	$count.set(2);
	stop();
	$count.set(3);
	expect(heard.mock.calls).toEqual([[2, 1]]);
	expect($count.get()).toBe(3);
});

test('whoever subscribes hears the value as it is, too', () => {
	const heard: number[] = [];
	const $count = atom(1);
	$count.subscribe((value) => heard.push(value));
	$count.set(2);
	expect(heard).toEqual([1, 2]);
});

test('what has to come first happens once, before the value is read or listened to', () => {
	const begin = vi.fn(() => $name.set('Zoë'));
	const $name = atom('', begin);
	expect(begin).not.toHaveBeenCalled();
	expect($name.get()).toBe('Zoë');
	$name.listen(() => {});
	expect(begin).toHaveBeenCalledOnce();
	expect($name.init).toBe('');
});

test('set again by a listener, those after it hear the newest alone', () => {
	const $count = atom(0);
	const heard: number[] = [];
	$count.listen((value) => value === 1 && $count.set(2));
	$count.listen((value) => heard.push(value));
	$count.set(1);
	expect(new Set(heard)).toEqual(new Set([2]));
});

test('a listener that stops while others are told is told no more', () => {
	const $count = atom(0);
	const heard = vi.fn();
	$count.listen(() => stop());
	const stop = $count.listen(heard);
	$count.set(1);
	expect(heard).not.toHaveBeenCalled();
});

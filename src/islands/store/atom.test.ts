import { expect, test } from 'vitest';
import { atom } from './atom.ts';

test('listeners get each new value, not an equal one, and none after they unsubscribe', () => {
	const heard: number[] = [];
	const $count = atom(1);
	const leave = $count.listen((value) => heard.push(value));
	$count.set(2);
	$count.set(2);
	leave();
	$count.set(3);
	expect(heard).toEqual([2]);
	expect($count.get()).toBe(3);
});

test('a subscriber gets the current value first', () => {
	const heard: string[] = [];
	const $word = atom('a');
	$word.subscribe((word) => heard.push(word));
	$word.set('b');
	expect(heard).toEqual(['a', 'b']);
});

test('a change made by a listener is reported after the one it reacts to', () => {
	const heard: string[] = [];
	const $first = atom(0);
	const $second = atom(0);
	$first.listen((value) => $second.set(value));
	$second.listen((value) => heard.push(`second ${value}`));
	$first.listen((value) => heard.push(`first ${value}`));
	$first.set(1);
	expect(heard).toEqual(['first 1', 'second 1']);
});

test('a listener that unsubscribes while a change is reported does not get it', () => {
	const heard: number[] = [];
	const $count = atom(0);
	let leave = () => {};
	$count.listen(() => leave());
	leave = $count.listen((value) => heard.push(value));
	$count.set(1);
	expect(heard).toEqual([]);
});

test('the first use runs its function once, whether it reads or subscribes', () => {
	let times = 0;
	const $account = atom('unknown', () => {
		times += 1;
		$account.set('known');
	});
	expect($account.get()).toBe('known');
	$account.listen(() => {});
	expect(times).toBe(1);
});

test('the first use runs its function once, even when two parts took the subscribe function before', () => {
	let times = 0;
	const $account = atom('unknown', () => {
		times += 1;
	});
	const [one, other] = [$account.listen, $account.listen];
	one(() => {});
	other(() => {});
	expect(times).toBe(1);
});

test('a listener that throws does not keep others from the next change', () => {
	const heard: number[] = [];
	const $count = atom(0);
	const leave = $count.listen(() => {
		throw new Error('broken');
	});
	expect(() => $count.set(1)).toThrow('broken');
	leave();
	$count.listen((value) => heard.push(value));
	$count.set(2);
	expect(heard).toEqual([2]);
});

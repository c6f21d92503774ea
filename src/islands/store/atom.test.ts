import { expect, test } from 'vitest';
import { atom } from './atom.ts';

test('each new value is told, the same value is not, and nobody is told who has left', () => {
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

test('whoever subscribes hears the value of now first', () => {
	const heard: string[] = [];
	const $word = atom('a');
	$word.subscribe((word) => heard.push(word));
	$word.set('b');
	expect(heard).toEqual(['a', 'b']);
});

test('a change made by a listener is told after the change it heard of', () => {
	const heard: string[] = [];
	const $first = atom(0);
	const $second = atom(0);
	$first.listen((value) => $second.set(value));
	$second.listen((value) => heard.push(`second ${value}`));
	$first.listen((value) => heard.push(`first ${value}`));
	$first.set(1);
	expect(heard).toEqual(['first 1', 'second 1']);
});

test('who leaves while a change is being told is not told of it', () => {
	const heard: number[] = [];
	const $count = atom(0);
	let leave = () => {};
	$count.listen(() => leave());
	leave = $count.listen((value) => heard.push(value));
	$count.set(1);
	expect(heard).toEqual([]);
});

test('what the first use needs is done once, by a reader or a follower', () => {
	let times = 0;
	const $account = atom('unknown', () => {
		times += 1;
		$account.set('known');
	});
	expect($account.get()).toBe('known');
	$account.listen(() => {});
	expect(times).toBe(1);
});

test('what the first use needs is done once, though two had the function to follow by before', () => {
	let times = 0;
	const $account = atom('unknown', () => {
		times += 1;
	});
	const [one, other] = [$account.listen, $account.listen];
	one(() => {});
	other(() => {});
	expect(times).toBe(1);
});

test('a listener that throws keeps nobody from hearing the next change', () => {
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

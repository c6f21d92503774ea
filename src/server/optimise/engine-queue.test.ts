import { expect, it } from 'vitest';
import { createEngineQueue } from './engine-queue.ts';

function served(orders: readonly string[]): string {
	const line = createEngineQueue<{ readonly name: string; readonly goesAhead: boolean }>();
	for (const name of orders) line.add({ name, goesAhead: name.startsWith('P') });
	return orders.map(() => line.next()?.name).join(' ');
}

it('priority orders are served before earlier ones, each kind in the order of arrival', () => {
	expect(served(['f1', 'f2', 'P1', 'f3', 'P2'])).toBe('P1 P2 f1 f2 f3');
});

it('one turn in four is for other orders, so that many priority orders cannot block them for ever', () => {
	expect(served(['f1', 'P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'f2'])).toBe('P1 P2 P3 f1 P4 P5 P6 f2 P7');
});

it('a queue of one kind keeps its order, and an empty queue has no next order', () => {
	expect(served(['f1', 'f2', 'f3', 'f4', 'f5'])).toBe('f1 f2 f3 f4 f5');
	expect(served(['P1', 'P2', 'P3', 'P4', 'P5'])).toBe('P1 P2 P3 P4 P5');
	expect(createEngineQueue().next()).toBeUndefined();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pausableTimer } from './pausable-timer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('time spent paused does not count', () => {
	const end = vi.fn();
	const timer = pausableTimer(5000, end);
	timer.start();
	vi.advanceTimersByTime(4000);
	timer.pause();
	vi.advanceTimersByTime(60_000);
	expect(end).not.toHaveBeenCalled();
	timer.start();
	vi.advanceTimersByTime(999);
	expect(end).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1);
	expect(end).toHaveBeenCalledOnce();
});

test('a stopped timer does not start again and cleans up once', () => {
	const end = vi.fn();
	const clean = vi.fn();
	const timer = pausableTimer(5000, end);
	timer.onStop(clean);
	timer.start();
	timer.stop();
	timer.start();
	timer.stop();
	vi.advanceTimersByTime(10_000);
	expect(end).not.toHaveBeenCalled();
	expect(clean).toHaveBeenCalledOnce();
});

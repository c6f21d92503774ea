import { afterAll, onTestFinished } from 'vitest';

/** Registers a function that removes something when tests no longer need it. */
export type CleanUp = (undo: () => unknown) => void;

/** Cleans up after the current test. */
export const withTheTest: CleanUp = (undo) => onTestFinished(async () => void (await undo()));

/**
 * Returns a `CleanUp` that runs after the file's last test, for things that several tests share. Call it at the top
 * level of the file.
 */
export function withTheFile(): CleanUp {
	const undos: (() => unknown)[] = [];
	afterAll(async () => {
		for (const undo of undos.reverse()) await undo();
	});
	return (undo) => undos.push(undo);
}

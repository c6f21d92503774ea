import { afterAll, onTestFinished } from 'vitest';

/** Registers a function that runs when the test no longer needs a thing. */
export type CleanUp = (undo: () => unknown) => void;

/** With the test that made it. */
export const withTheTest: CleanUp = (undo) => onTestFinished(async () => void (await undo()));

/** With the file's last test, for what several tests share. Call it while the file is read; hand the result to who makes things. */
export function withTheFile(): CleanUp {
	const undos: (() => unknown)[] = [];
	afterAll(async () => {
		for (const undo of undos.reverse()) await undo();
	});
	return (undo) => undos.push(undo);
}

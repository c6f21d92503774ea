import type { ProjectFile } from '../project-files.ts';

const SLEEP = /\bwaitForTimeout\(|['"]networkidle\d?['"]/;

/** A browser test waits for what happens, not for time to pass or the network to fall quiet. */
export function sleepingTestOffences({ path, text }: ProjectFile): string[] {
	const sleep = path.startsWith('tests/browser/') ? SLEEP.exec(text) : null;
	return sleep ? [`${path}: sleeps (${sleep[0]})`] : [];
}

import { isTestFile, type ProjectFile } from '../project-files.ts';

const TRACES: readonly (readonly [RegExp, string])[] = [
	[/(?<![\w./-])\/(?:root|work|Users|mnt|workspace)\/[\w.-]+/, 'a path of one machine'],
	[/(?<![\w./-])\/home\/[\w.-]+/, 'a path of one machine'],
	[/[A-Z]:\\Users\\/, 'a path of one machine'],
	[/"resolved"\s*:\s*"http/, 'a registry address in the lock file'],
	[/https?:\/\/(?:registry|npm)\.[\w.-]+|:4873\b/, 'a registry host'],
];

/** Training requests and the sheets of graders quote logs and paths that no program follows. */
const isSample = (path: string): boolean =>
	isTestFile(path) || /^(?:scripts\/train\/corpus|docs\/quality)\/.+\.jsonl$/.test(path);

/** A path or host of one machine breaks on the next, so the project must not contain any. Sample prompts may. */
export function machineTraceOffences(file: ProjectFile): string[] {
	if (isSample(file.path)) return [];
	return TRACES.flatMap(([pattern, what]) => {
		const match = pattern.exec(file.text);
		return match ? [`${file.path}: ${what} (${match[0]})`] : [];
	});
}

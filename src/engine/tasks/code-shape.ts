import type { Reading } from '#engine/types';

const CODE_LINE =
	/(?:[;{}]|\)\s?=>|=>\s?\{|\):|\);)$|^(?:import |from \w+ import|#include|def |class \w+[({:]|public |private |function |const |let |var |return\b|if ?\(|for ?\(|while ?\(|<\/?[a-z]+[^>]{0,80}>|SELECT |CREATE TABLE|package |using |\$ |@\w+$)/;
const LATEX = /\\[a-z]{2,}|\$.*\$/;
const ERROR =
	/\b(?:\w{2,40}(?:Error|Exception)|traceback|segmentation fault|segfault|core dumped|stack trace|undefined is not|cannot (?:read|find|resolve)|does ?n[o']t work|not working|isn't working|doesnt work|won't (?:run|compile|work)|fails?|failed|throws|broken|crash(?:es|ed|ing)?|error:|bug|(?:is|are|be|went|going) wrong|wrong (?:with|result|output|answer)|why (?:is|does|am|do) (?:this|it|my|i))\b/i;

export interface CodeShape {
	/** Lines that can only be code. */
	readonly lines: number;
	readonly hasError: boolean;
}

/** Whether the text carries code, and whether that code misbehaves. */
export function codeShapeOf(reading: Reading): CodeShape {
	let lines = 0;
	for (const line of reading.text.slice(0, 6_000).split('\n')) {
		const bare = line.trim();
		if (bare.length > 1 && bare.length < 300 && CODE_LINE.test(bare) && !LATEX.test(bare)) lines++;
	}
	const isFenced = reading.material.some((material) => material.kind === 'code');
	if (isFenced) lines = Math.max(lines, 3);
	return { lines, hasError: lines > 0 && ERROR.test(reading.text) };
}

/** Where a result states rules as rules, judged by its headings or tags alone. */
const SURFACE = /^(?:constraints|acceptance|deliverables)/i;
const HEADING = /^(?:#{1,4} (.+)|<([a-z_]+)>|\*\*(.+)\*\*)$/;

/** Whether the language of a result changes its headings, they keep their order: intent, gaps, constraints, steps, tests, deliverables. */
export function surfaceOf(prompt: string): string {
	let isSurface = false;
	const kept: string[] = [];
	for (const line of prompt.split('\n')) {
		const heading = HEADING.exec(line.trim());
		if (heading) isSurface = SURFACE.test(heading[1] ?? heading[2] ?? heading[3] ?? '');
		else if (isSurface) kept.push(line);
	}
	return kept.join('\n');
}

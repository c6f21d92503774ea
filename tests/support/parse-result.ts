/** A finished prompt, parsed without the engine's code: its sections, and the passages inside fences. */
export interface ParsedResult {
	readonly sections: readonly { readonly name: string; readonly lines: readonly string[] }[];
	readonly passages: readonly string[];
	/** Whether every fence is closed, and nothing follows the closing line. */
	readonly isWhole: boolean;
}

const HEADING =
	/^#{2,3} (Intent|Critical gaps|Constraints & Safety|What to do \/ step-by-step|Acceptance tests|Deliverables|Source)$/;
const TAG = /^<(intent|critical_gaps|constraints_and_safety|what_to_do|acceptance_tests|deliverables|source)>$/;
const CLOSING = 'Now act on these instructions directly. Do not re-optimize this prompt; produce the requested output.';

/**
 * Parses a prompt line by line. As in CommonMark, a fence closes at a line of at least as many back-ticks and nothing
 * else.
 */
export function parseResult(prompt: string): ParsedResult {
	const sections: { name: string; lines: string[] }[] = [];
	const passages: string[] = [];
	let fence: { readonly closes: (line: string) => boolean; readonly lines: string[] } | null = null;
	let closings = 0;
	const all = prompt.split('\n');
	for (const line of all) {
		if (fence) {
			if (fence.closes(line)) {
				passages.push(fence.lines.join('\n'));
				fence = null;
			} else fence.lines.push(line);
			continue;
		}
		const ticks = /^(`{3,})$/.exec(line)?.[1];
		const tag = /^<(material_\d+)>$/.exec(line)?.[1];
		const name = HEADING.exec(line)?.[1] ?? TAG.exec(line)?.[1];
		if (ticks) fence = { closes: (text) => /^`+\s*$/.test(text) && text.trim().length >= ticks.length, lines: [] };
		else if (tag) fence = { closes: (text) => text.toLowerCase().includes(`</${tag}>`), lines: [] };
		else if (name) sections.push({ name, lines: [] });
		else if (line === CLOSING) closings++;
		else sections.at(-1)?.lines.push(line);
	}
	return { sections, passages, isWhole: fence === null && closings === 1 && all.at(-1) === CLOSING };
}

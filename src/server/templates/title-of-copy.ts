import { z } from 'zod';
import content from '#content/templates.yaml';
import { TEMPLATE_TITLE_MAX_CHARS } from '#contract/limits';

const { copyPrefix } = z.object({ copyPrefix: z.string().min(1).max(20) }).parse(content);

/** "Copy of …", cut to the permitted length without halving a character. */
export function titleOfCopy(title: string): string {
	const prefix = `${copyPrefix} `;
	if (title.startsWith(prefix)) return title;
	const room = TEMPLATE_TITLE_MAX_CHARS - prefix.length;
	const kept = title.slice(0, room);
	const isHalved = kept.length < title.length && /[\ud800-\udbff]$/.test(kept);
	return prefix + (isHalved ? kept.slice(0, -1) : kept);
}

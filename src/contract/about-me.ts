import { z } from 'zod';
import { ABOUT_LINE_MAX_CHARS } from './limits.ts';
import { oneLine } from './one-line.ts';
import { refused } from './refused.ts';

/** A line about oneself, kept in the account to be added to prompts. */
export const AboutLineInput = z.strictObject({
	text: oneLine(refused('about_line_invalid'), ABOUT_LINE_MAX_CHARS).refine(
		(text) => text !== '',
		refused('about_line_invalid'),
	),
});
export type AboutLineInput = z.infer<typeof AboutLineInput>;

export const AboutLine = z.strictObject({ id: z.string(), text: z.string(), created_at: z.iso.datetime() });
export type AboutLine = z.infer<typeof AboutLine>;

export const AboutLines = z.strictObject({ lines: z.array(AboutLine) });
export type AboutLines = z.infer<typeof AboutLines>;

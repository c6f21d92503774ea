import type { AnswerText } from './answer-text.ts';

const BULLET = /^[-*•‣◦▪–·+] ?(?=\S)(?!\*|-)/u;
const NUMBERED = /^(?:\(?\d{1,3}[.)]|\d{1,3}、|[a-h][.)]\s)(?=\s?\S)/;
const EMPHASIS = /^\*[^*\s][^*]*\*(?!\*)/;

export const isBullet = (line: string): boolean => BULLET.test(line) && !EMPHASIS.test(line);
export const isNumbered = (line: string): boolean => NUMBERED.test(line);

/** A Markdown heading, a line in bold, or a title in double angle brackets; one line only. */
export const isHeading = (text: string): boolean =>
	!text.includes('\n') && /^(?:#{1,6}\s\S|\*\*[^*]{1,100}\*\*:?$|<<[^>]{1,200}>>$)/.test(text);

/** Lines that may be list items without their marks, lost in copying: several short lines, no prose. */
export function mayBeLostList({ lines, hasMarkdown }: AnswerText): boolean {
	if (hasMarkdown || lines.length < 3) return false;
	return lines.filter((line) => line.length <= 120).length >= lines.length * 0.6;
}

export const countBullets = ({ lines }: AnswerText): number => lines.filter(isBullet).length;
export const countNumbered = ({ lines }: AnswerText): number => lines.filter(isNumbered).length;

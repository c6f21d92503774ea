import type { AnswerText } from './answer-text.ts';

const BULLET = /^[-*•‣◦▪–·+] ?(?=\S)(?!\*|-)/u;
const NUMBERED = /^(?:\(?\d{1,3}[.)]|\d{1,3}、|[a-h][.)]\s)(?=\s?\S)/;
const EMPHASIS = /^\*[^*\s][^*]*\*(?!\*)/;

export const isBullet = (line: string): boolean => BULLET.test(line) && !EMPHASIS.test(line);
export const isNumbered = (line: string): boolean => NUMBERED.test(line);

/** Whether a text is a single line that is a Markdown heading, in bold, or in double angle brackets. */
export const isHeading = (text: string): boolean =>
	!text.includes('\n') && /^(?:#{1,6}\s\S|\*\*[^*]{1,100}\*\*:?$|<<[^>]{1,200}>>$)/.test(text);

/** Whether an answer may be a list that lost its marks in copying: several short lines and no prose. */
export function mayBeLostList({ lines, hasMarkdown }: AnswerText): boolean {
	if (hasMarkdown || lines.length < 3) return false;
	return lines.filter((line) => line.length <= 120).length >= lines.length * 0.6;
}

export const countBullets = ({ lines }: AnswerText): number => lines.filter(isBullet).length;
export const countNumbered = ({ lines }: AnswerText): number => lines.filter(isNumbered).length;

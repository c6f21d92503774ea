import { isCodeLine, isLogLine } from './kind.ts';

/** How a line of unmarked text reads: as program, as speech, or as something that goes with what is around it. */
export type LineLook = 'code' | 'prose' | 'neutral';

const COMMENT = /^\s*(?:\/\/|#|--|\/?\*|<!--|"""|'''|;|%)/;
const OTHER_SCRIPT_PROSE = /[\u0400-\u04ff\u0600-\u06ff\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]{2,}/;
const SENTENCE = /(?:^|\s)[\p{L}'’,-]{1,20}(?:\s+[\p{L}\d'’,"-]{1,20}){3,}/u;

/** "Got this error:", "Here is my code:": the person speaks between two passages. */
const INTRODUCTION =
	/^\s*(?:and |but |then )?(?:(?:i |i'm |i am )?(?:got|get|getting|see|tried|have|receive)\b|here(?:'s| is| are)\b|this is\b|these are\b|this code\b|my code\b|the (?:error|output|code|traceback|result)\b)[^;(){}=]{0,80}:\s*$/i;

/** What a line looks like by itself; `neutral` goes with its neighbours. */
export function lookOf(line: string, isInCode: boolean): LineLook {
	if (INTRODUCTION.test(line)) return 'prose';
	if (isLogLine(line)) return 'code';
	if (isInCode && /^\s+["'`([{]/.test(line)) return 'neutral';
	if (COMMENT.test(line)) return 'neutral';
	if (OTHER_SCRIPT_PROSE.test(line.replace(/(?:\/\/|#).*$/, '')) && !/[;{}=]\s*$|^\s*[\w.]+\s*[=(]/.test(line))
		return 'prose';
	if (isCodeLine(line)) return 'code';
	if (SENTENCE.test(line) && !/[;{}]\s*$/.test(line))
		return isInCode && /^(?:\t|\s{4})/.test(line) ? 'neutral' : 'prose';
	return /[.?!]$/.test(line.trim()) && /^[A-Z][a-z]/.test(line.trim()) ? 'prose' : 'neutral';
}

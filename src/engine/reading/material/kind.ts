import type { MaterialKind } from '#engine/types';

const CODE_LINE =
	/^\s*(?:(?:import|from|export|def|class|function|const|let|var|public|private|protected|static|void|int|float|double|char|struct|enum|interface|type|return|if|for|while|else|elif|switch|case|try|except|catch|finally|with|async|await|print|echo|using|namespace|package|func|fn|impl|use|mod|require|include|select|insert|update|delete|create|alter|where|join|group by|order by)\b.*(?:[;{}()=:\]>]|$)|#include|#!|@\w+|<\/?\w+[^>]*>|\/\/|\/\*|\*\/|[{}[\]();]+,?\s*$|.*[;{}]\s*$|\s*[\w.[\]'"]+\s*(?:=|\+=|:=)\s*\S|[+-]{3} [ab]\/|@@ .* @@|\$ \w|>>> |(?:\w+\.)+\w+\(.*\)|[\w.]{2,60}[([{]$|.*=>\s*\S)/i;

// Four words in a row are prose: "Create a table (with headings)" opens like SQL and is English.
const FOUR_WORDS = /[A-Za-z']{2,20},?(?: [A-Za-z',-]{1,20}){3,}/;
const UNMISTAKABLE =
	/[;{]\s*$|^\s*(?:import\b|from \S+ import|const |let |var |#include|SELECT\b|select\b.{1,200}\bfrom\b.*[=(_*]|INSERT INTO|<[a-z/!]|[+-]{3} [ab]\/|@@ )|\w\s*(?:=|\+=|:=)\s*\S|\w\([^)]*\)\s*[;{:]?\s*$|=>|::|->/;

/** The line with its indent cut to one space: patterns that begin with white space would try every width. */
const withNarrowIndent = (line: string): string => line.replace(/^\s+/, ' ');

/** Whether a line is program text and not a sentence. */
export function isCodeLine(asWritten: string): boolean {
	const line = withNarrowIndent(asWritten);
	if (!CODE_LINE.test(line) || (FOUR_WORDS.test(line) && !UNMISTAKABLE.test(line))) return false;
	return /[;{}()=<>[\]@#$/]|:\s*$|^\s*(?:import|from|export|def|class|return|const|let|var|else|try)\b/.test(line);
}

const LOG_LINE =
	/^\s*(?:\[?\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}|\[?\d{2}:\d{2}:\d{2}|(?:\[)?(?:ERROR|WARN(?:ING)?|INFO|DEBUG|FATAL|TRACE)\b|Traceback \(|\s+at [\w$.<>]+\(|\s*File "[^"]+", line \d+|[\w.]{1,80}(?:Error|Exception|Warning)\b:? |\^{3,}\s*$|error(?:\[E\d+\])?: |panic: |npm (?:ERR|WARN|error)\b)/;

export function isLogLine(line: string): boolean {
	return LOG_LINE.test(withNarrowIndent(line));
}

/** The kind of material of a passage, by the form of its lines. */
export function kindOf(passage: string): MaterialKind {
	const lines = passage.split('\n').filter((line) => line.trim() !== '');
	if (isBraced(passage)) return 'data';
	const code = lines.filter((line) => isCodeLine(line) || isLogLine(line)).length;
	if (code >= 2 ? code * 2 >= lines.length : code === lines.length && code > 0) return 'code';
	if (isTabular(lines)) return 'data';
	return 'text';
}

function isBraced(passage: string): boolean {
	if (!/[[{]/.test(passage)) return false;
	const body = passage.replace(/^(?:```\w*|"""|''')\s*|\s*(?:```|"""|''')$/g, '').trim();
	return /^[[{][\s\S]*[\]}]$/.test(body) && /["':,]/.test(body);
}

/** Whether lines are a table: at least three rows with the same number of separators and no sentences. */
export function isTabular(lines: readonly string[]): boolean {
	if (lines.length < 3) return false;
	return [',', '\t', '|', ';'].some((mark) => {
		const counts = lines.map((line) => line.split(mark).length - 1);
		const first = counts[0] ?? 0;
		const isEven = counts.filter((count) => Math.abs(count - first) === 0).length >= lines.length * 0.8;
		return first >= 1 && isEven && (first >= 2 || mark !== ',') && lines.every((line) => !/[.!?]\s+[A-Z]/.test(line));
	});
}

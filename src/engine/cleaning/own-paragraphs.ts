import { ALL_HEADINGS, findHeaded } from '../locales/marks.ts';

/** The Source section of a result is always fenced, so "Source" in prose is not its heading. */
const NAMES = ALL_HEADINGS.filter((name) => findHeaded(name) !== 'source');
const NAME = NAMES.map((name) => name.replace(/[/]/g, '\\/').replaceAll(' ', '[ \\t]{1,3}')).join('|');
const AT_START = new RegExp(
	`^[ \\t]{0,3}(#{1,6})?[ \\t]{0,3}([*_]{2})?(${NAME})([*_]{2})?[ \\t]{0,3}(:)?([*_]{2})?[ \\t]{0,8}(.*)$`,
	'i',
);
const INSIDE_LINE = new RegExp(`(?<=[.!?:;)\\]"'])[ \\t]{1,4}(?=(?:[*_]{2})?(?:${NAME})(?:[*_]{2})?:)`, 'gi');

/** Puts each known heading on a paragraph of its own, in the one form that results use. */
export function ownParagraphs(prose: string): string {
	const lines = prose.replace(INSIDE_LINE, '\n').split('\n');
	return lines.map(separate).join('\n');
}

function separate(line: string): string {
	const match = AT_START.exec(line);
	if (!match) return line;
	const [, marks, bold, name = '', , colon, , rest = ''] = match;
	const isHeading = marks !== undefined || bold !== undefined || colon !== undefined || rest === '';
	if (!isHeading) return line;
	const heading = `\n${marks ?? '##'} ${properName(name)}\n`;
	return rest.trim() === '' ? heading : `${heading}\n${rest.trim()}`;
}

function properName(written: string): string {
	const key = written.toLowerCase().replace(/[ \t]{1,3}/g, ' ');
	return NAMES.find((name) => name.toLowerCase() === key) ?? written;
}

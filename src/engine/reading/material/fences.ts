import type { MaterialKind } from '#engine/types';
import { findAll, type Range, type Source } from '../source.ts';
import { kindOf } from './kind.ts';

export interface FoundMaterial extends Range {
	readonly kind: MaterialKind;
}

const BACKTICKS =
	/^[ \t]{0,8}(```|~~~)([\w+-]{0,20})[^\n]{0,80}\n(?:(?![ \t]{0,8}\1)[^\n]*(?:\n|$))*?(?:[ \t]{0,8}\1[^\n]{0,8}|$(?![^]))/gm;
const INLINE_FENCE = /```[^`]{20,8000}```/g;
const TRIPLE_QUOTES = /("""|''')(?!\1)[^]{1,8000}?\1/g;
const TAGGED =
	/<(text|article|document|passage|email|input|content|code|data|transcript|source|context|essay|material|document_content|example|review|message|notes)>[^]{1,8000}?<\/\1>/gi;
const RULED =
	/^[ \t]{0,4}(-{3,}|={3,}|\*{5,}|_{5,})[ \t]*(?:begin[^\n]{0,40})?\n[^]{20,8000}?\n[ \t]{0,4}\1[ \t]*(?=\n|$(?![^]))/gim;

/** Passages between delimiters the person typed: code fences, triple quotes, tags, ruled lines. */
export function findFenced(source: Source, range: Range): FoundMaterial[] {
	const found: FoundMaterial[] = [];
	for (const pattern of [BACKTICKS, INLINE_FENCE, TRIPLE_QUOTES, TAGGED, RULED]) {
		for (const match of findAll(source, range, pattern)) {
			const one = { start: match.index, end: match.index + match[0].trimEnd().length };
			const isCode = pattern === BACKTICKS && !/^(?:text|txt|md|markdown)?$/i.test(match[2] ?? '');
			if (!found.some((other) => one.start < other.end && other.start < one.end))
				found.push({ ...one, kind: isCode ? 'code' : kindOf(source.text.slice(one.start, one.end)) });
		}
	}
	return found;
}

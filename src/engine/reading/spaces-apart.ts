import { findCorrections } from '#engine/editing/corrections';
import type { PartKind } from '#engine/tagging/part-labels';
import type { Part } from './part.ts';

const HAN = '\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}';
/** Where Chinese or Japanese is written without punctuation, spaces separate the parts: "写封邮件给房东 语气坚定 150字以内". */
const SPACE = new RegExp(`(?<=[${HAN}\\d])[ \\u3000]+(?=[${HAN}\\d])`, 'gu');
const SIGN = /[，。；、！？,.;!?]\s*\S/u;
const FEWEST_PIECES = 3;
const LONGEST_PIECE = 24;
const BANS = /^(?:先)?(?:不要|别|不想|不能|不用|禁止|勿)|なし(?:で)?$|(?:しない|入れない|使わない)で/u;
const SIZES =
	/^(?:\d+|[一二三四五六七八九十]+)(?:字|行|页|个|句|分|天|周|週間|時間|分間|文字|ページ|枚|つ)(?:以内|以下|左右|程度|まで)?$/u;

const HINT = new RegExp(`[${HAN}]`, 'u');

export function spacesApart(text: string, parts: readonly Part[]): Part[] {
	if (!HINT.test(text)) return [...parts];
	return parts.flatMap((part) => {
		const words = text.slice(part.start, part.end);
		if (part.kind !== 'task' || SIGN.test(words.replace(/\.{2,}/g, ''))) return [part];
		const back = findCorrections(text, [part]);
		const cuts = [...words.matchAll(SPACE)]
			.map(({ index, 0: space }) => part.start + index + space.length)
			.filter((cut) => !back.some(({ start, end }) => start < cut && cut <= end));
		const ends = [part.start, ...cuts, part.end];
		const pieces = ends.slice(0, -1).map((start, at) => ({ ...part, start, end: ends[at + 1] ?? part.end }));
		if (pieces.length < FEWEST_PIECES || pieces.some(({ start, end }) => end - start > LONGEST_PIECE)) return [part];
		return pieces.map((piece, at) =>
			at === 0 ? piece : { ...piece, kind: kindOf(text.slice(piece.start, piece.end).trim()) },
		);
	});
}

function kindOf(words: string): PartKind {
	if (BANS.test(words)) return 'ban';
	return SIZES.test(words) ? 'amount' : 'limit';
}

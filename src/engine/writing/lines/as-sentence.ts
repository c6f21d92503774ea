import type { Language } from '#engine/types';
import { asLine } from './as-line.ts';

/** A list mark. Letters such as "(b)" and "C." are kept, because the text may refer to items by them. */
const LIST_MARK = /^(?:(?:[-*+•–—·▪●]|\(?\d{1,2}[.)]|#{1,6})(?=\s)\s{1,8}){1,2}/;
const JOINER = /^(?:and|but|also|then|plus)\s{1,4}(?=\p{L})/iu;
const LOOSE = /[\s,;，；、]/;
const LOOSE_END = /[\s,;，；、]+$/u;
const SENTENCE_END = /[.!?…。！？।؟۔;:：]["'”’»)\]*_`]{0,3}$/u;
const TAKES_STOP = /[\p{L}\p{M}\p{N}"'”’»)%}*_`+>$€£°]$/u;
const LINK_OR_PATH_END = /(?:^|\s)\S{0,400}(?:[/\\@]|\w\.[\p{L}_])\S{0,400}$/u;
/**
 * `iPhone`, `sales.csv`, `{{name}}` and `npm` in back-ticks keep their case; this matches plain words, which get a
 * capital.
 */
const PLAIN_FIRST_WORD = /^\p{Ll}\p{Ll}*(?=$|[\s,'’:;)-]|[.!?](?:\s|$))/u;

/** "git undo", "grep -r" and "for (let i": code, which keeps its case. */
const COMMAND =
	/^(?:(?:apt|awk|aws|brew|cargo|chmod|chown|cmake|curl|docker|ffmpeg|gcc|git|grep|kubectl|npm|npx|pip|pip3|pnpm|psql|rsync|scp|sed|ssh|sudo|systemctl|tar|tmux|wget|yarn)\s|[a-z][\w-]{0,20}\s{1,2}-{1,2}[a-zA-Z]|(?:for|while|if)\s?\((?:let|int|const|var|auto|\w{1,20}\s?[=<>!]))/;

/** One line in the person's words, with a capital at its start and a full stop at its end where these are allowed. */
export function asSentence(text: string, language: Language): string {
	const words = withoutJoiner(asLine(text).trim().replace(LIST_MARK, ''), language);
	const bare = trimEnd(words);
	return bare === '' ? '' : withStop(withCapital(bare, language), language);
}

export function withCapital(text: string, language: Language): string {
	if (!PLAIN_FIRST_WORD.test(text) || COMMAND.test(text)) return text;
	const first = text[0] ?? '';
	const isDotted = first === 'i' && (language.code === 'tr' || language.code === 'az');
	const capital = isDotted ? 'İ' : first.toUpperCase();
	return capital.length === first.length ? capital + text.slice(1) : text;
}

function withoutJoiner(text: string, language: Language): string {
	return language.code === 'en' ? text.replace(JOINER, '') : text;
}

function trimEnd(text: string): string {
	if (!LOOSE.test(text.slice(-1))) return text;
	const tail = text.slice(-40);
	return text.slice(0, text.length - tail.length) + tail.replace(LOOSE_END, '');
}

/** Adds a full stop, unless the text ends in another mark or must not get one. */
export function withStop(text: string, language: Language): string {
	// Only the end is searched, because a pattern for the end of a text is tried at every position.
	if (language.direction === 'rtl' || !TAKES_STOP.test(text.slice(-2)) || SENTENCE_END.test(text.slice(-4)))
		return text;
	const tail = text.slice(-400);
	if (LINK_OR_PATH_END.test(tail.slice(tail.lastIndexOf(' ') + 1))) return text;
	return text + (STOPS[language.code] ?? '.');
}

const STOPS: Readonly<Record<string, string>> = { zh: '。', ja: '。', hi: '।', th: '', lo: '', km: '', my: '' };

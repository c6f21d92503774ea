import type { Clause } from '#engine/types';
import type { Edit } from './edit-model.ts';

const GREETS =
	'hol+a+(?: buenas)?|buenas(?: tardes| noches| dias)?|buenos d[ií]as|oye|bonjour|bonsoir|salut|slt|bjr|coucou|hello|hallo|hi|hey|moin(?: moin)?|servus|guten (?:tag|morgen|abend)|oi|ol[áa]|bom dia|boa tarde|boa noite|ciao|salve|buongiorno|buonasera|hej|cze[śs][ćc]|siema|witam|dzie[ńn] dobry|mira(?=,)|oie|hejka|a ver,? te cuento|alors voil[àa]|also pass auf|ent[ãa]o(?=,)|allora|no wi[ęe]c';
/** A greeting before the request: "Hola, ...", "cześć chatgpt ...". */
const LATIN = new RegExp(
	`^\\s*(?:${GREETS})(?: (?:chat ?gpt|chat|claude|gemini|ia|ai|ki|a tod[oa]s|à tous|zusammen|a tutti))?(?:\\s?[!,.:;–-]+)?\\s+(?=\\S)`,
	'iu',
);
const SPACELESS =
	/^\s*(?:你好|您好|嗨|こんにちは|こんばんは|はじめまして|すみません|お疲れ様です)[！!，,。、～~\s]*(?=\S)/u;
const SHORTEST_REQUEST = 12;

/** Removes a greeting at the start, unless hardly anything follows it. */
export function findGreeting(text: string, clauses: readonly Clause[], language: string): Edit[] {
	const first = clauses.find(({ role }) => role !== 'filler');
	if (language === 'en' || !first) return [];
	const words = text.slice(first.span.start, first.span.end);
	const greeting = (LATIN.exec(words) ?? SPACELESS.exec(words))?.[0] ?? '';
	if (greeting === '' || text.length - greeting.length < SHORTEST_REQUEST) return [];
	const { start } = first.span;
	return [{ rule: 'courtesy', start, end: start + greeting.length, to: '' }];
}

import type { Clause } from '#engine/types';
import type { Edit } from './edit-model.ts';

const GREETS =
	'hol+a+(?: buenas(?: tardes| noches| dias)?| buenos d[ií]as)?|buenas(?: tardes| noches| dias)?|buenos d[ií]as|oye|a ver(?=,)|bonjour|bonsoir|salut|slt|bjr|coucou|hello|hallo|hall[öo]chen|halli hallo|gr[üu](?:ß|ss) (?:gott|dich|euch)|hi|hey|moin(?: moin)?|servus|guten (?:tag|morgen|abend)|oi|ol[áa]|bom dia|boa tarde|boa noite|gente|pessoal|galera|ciao|salve|buongiorno|buonasera|hej|cze[śs][ćc]|siema|witam|dzie[ńn] dobry|mira(?=,)|oie|hejka|a ver,? te cuento|alors voil[àa]|voil[àa](?=,)|also pass auf|ent[ãa]o(?=,)|allora|senti(?=,| devo| ho)|no wi[ęe]c';
/** The addressee of a greeting, and a question that is part of it: "Hallo zusammen", "oi, tudo bem?". */
const GREETED =
	"(?:,? (?:chat ?gpt|chat|claude|gemini|ia|ai|ki|a tod[oa]s|à tous|tout le monde|zusammen|ihr lieben|leute|a tutti|ragazzi|gente|pessoal|tod[oa]s|wszystkim|pa[ńn]stwu))?(?:,? (?:qu[eé] tal|c[oó]mo (?:est[aá]s|va)|[çc]a va|wie geht[’']?s|tudo (?:bem|bom|certo)|come (?:va|stai)|co tam)(?: tod[oa]s)?(?=\\s?[?!,.]))?";
/** Greetings before the request: "Hola, ...", "cześć chatgpt ...", "oi tudo bem? então, ...". */
const LATIN = new RegExp(`^\\s*(?:(?:${GREETS})${GREETED}(?:\\s?[?!,.:;–-]+)?\\s+(?=\\S)){1,3}`, 'iu');
const SPACELESS =
	/^\s*(?:你好|您好|嗨|こんにちは|こんばんは|はじめまして|すみません|お疲れ様です)[！!，,。、～~\s]*(?=\S)/u;
const SHORTEST_REQUEST = 12;

/** The length of the greeting at the start of a text, with the space after it; 0 if hardly anything follows. */
export function lengthOfGreeting(text: string, opening = text): number {
	const { length } = (LATIN.exec(opening) ?? SPACELESS.exec(opening))?.[0] ?? '';
	return text.length - length < SHORTEST_REQUEST ? 0 : length;
}

/** Removes a greeting at the start, unless hardly anything follows. */
export function findGreeting(text: string, clauses: readonly Clause[], language: string): Edit[] {
	const first = clauses.find(({ role }) => role !== 'filler');
	if (language === 'en' || !first) return [];
	const { start, end } = first.span;
	const length = lengthOfGreeting(text, text.slice(start, end));
	if (length === 0) return [];
	return [{ rule: 'courtesy', start, end: start + length, to: '' }];
}

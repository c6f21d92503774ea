import { detectLanguage } from '../language.ts';
import { bareOf } from '../speech/speech.ts';
import { SPEECHES } from '../speech/speeches.ts';

const ITEM = /^\s*(?:・|(?:[-*•–]|\(?\d{1,2}[.)、])\s|\d{1,2}\s(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]))/u;
const LONGEST_ITEM = 120;
const LONGEST_LEAD = 100;
/** Words that point at the lines below, or name lines that were written for something else: "diese Notizen". */
const POINTS_ON =
	/(?<!\p{L})(?:est[aeo]s?|siguientes?|abajo|mis|ces|cette|mes|suivant\p{L}*|ci-dessous|dies\p{L}{1,2}|meinen?|folgend\p{L}*|unten|ess[ae]s?|isso|seguintes?|abaixo|meus|minhas|quest\p{L}|seguenti?|miei|mie|sotto|te|ten|ta|moje|moich|ponizsz\p{L}+|not[aei]s?|notiz\p{L}*|stichpunkt\p{L}*|stichwort\p{L}*|apunt\p{L}*|apontament\p{L}*|anota\p{L}*|appunti|notat\p{L}*|daten|datos|dados|donnees|dati|dane|hier|aqui|ici|ecco|oto|voici)(?!\p{L})|これ|この|以下|次の|下の|メモ|箇条書きを|这|以下|下面|下列|我的|笔记|记录/u;

/**
 * Whether a text is a short heading with a list of wishes under it, in a language with a `Speech`: "Lernplan Bio:", "- noch 6
 * Wochen", "- sonntags frei". Such lines are the request and not pasted, unless the heading asks for work on them.
 */
export function heads(text: string, lines: readonly string[]): boolean {
	const [lead = '', ...items] = lines;
	const isList = items.length > 1 && items.every((line) => ITEM.test(line) && line.length <= LONGEST_ITEM);
	if (!isList || ITEM.test(lead) || lead.length > LONGEST_LEAD) return false;
	const speech = SPEECHES[detectLanguage(text).code];
	const bare = bareOf(lead);
	return speech !== undefined && !speech.works.test(bare) && !POINTS_ON.test(bare);
}

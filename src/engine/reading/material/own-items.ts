import { detectLanguage } from '../language.ts';
import { bareOf } from '../speech/speech.ts';
import { SPEECHES } from '../speech/speeches.ts';

const ITEM = /^\s*(?:・|(?:[-*•–]|\(?\d{1,2}[.)、])\s|\d{1,2}\s(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]))/u;
const LONGEST_ITEM = 120;
const LONGEST_LEAD = 100;
/** Lines behind the list: "Ton sympa, pas trop long". */
const MOST_BEHIND = 2;
/** Words that point at the lines below, or name lines that were written for something else: "diese Notizen". */
const POINTS_ON =
	/(?<!\p{L})(?:est[aeo]s?|siguientes?|abajo|ces|cette|suivant\p{L}*|ci-dessous|dies\p{L}{1,2}|folgend\p{L}*|unten|ess[ae]s?|isso|seguintes?|abaixo|quest\p{L}|seguenti?|sotto|te|ponizsz\p{L}+|notas|notes|note|notiz\p{L}*|stichpunkt\p{L}*|stichwort\p{L}*|apunt\p{L}*|apontament\p{L}*|anota\p{L}*|appunti|notat\p{L}*|daten|datos|dados|donnees|dati|dane|hier|aqui|ici|ecco|oto|voici)(?!\p{L})|これ|この|以下|次の|下の|メモ|箇条書きを|这|以下|下面|下列|笔记|记录/u;

/**
 * Whether a text is a short heading with a list of wishes under it, in a language with a `Speech`: "Lernplan Bio:", "- noch 6
 * Wochen", "- sonntags frei". Such lines are the request and not pasted, unless the heading asks for work on them.
 */
export function heads(text: string, lines: readonly string[]): boolean {
	const [lead = '', ...others] = lines;
	const behind = others.findIndex((line) => !ITEM.test(line));
	const [items, rest] = behind < 0 ? [others, []] : [others.slice(0, behind), others.slice(behind)];
	const isShort = others.every((line) => line.length <= LONGEST_ITEM);
	if (items.length < 2 || rest.length > MOST_BEHIND || !isShort || ITEM.test(lead) || lead.length > LONGEST_LEAD)
		return false;
	const speech = SPEECHES[detectLanguage(text).code];
	const bare = bareOf(lead);
	return speech !== undefined && !speech.works.test(bare) && !POINTS_ON.test(bare);
}

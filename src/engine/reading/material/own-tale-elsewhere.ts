import { detectLanguage } from '../language.ts';
import { bareOf, hear } from '../speech/speech.ts';
import { SPEECHES } from '../speech/speeches.ts';

/** Words that point at a text above them: "ese mail", "diesen Text", "上面". */
const POINTS_BACK =
	/(?<!\p{L})(?:est[eao]s?|es[eao]s?|anterior|arriba|cet(?:te)?|ce|ces|ci-dessus|dies\p{L}{1,2}|oben|ess[ae]s?|isso|isto|acima|quest\p{L}|sopra|tego|te|ten|ta|powyzsz\p{L}+|text[oe]?|testo|tekst|mail|brief)(?!\p{L})|これ|この|上の|文章|这|以上|上面/u;

/**
 * Whether the first paragraph is what the person tells, in a language with a `Speech`: it is heard as a statement, and the
 * lines that were not taken for pasted neither work on a text nor point at one.
 */
export function tellsFirst(text: string, first: string, said: readonly string[]): boolean {
	const speech = SPEECHES[detectLanguage(text).code];
	if (!speech || said.length === 0 || hear(first, speech) !== 'tale') return false;
	return !said.some((line) => speech.works.test(bareOf(line)) || POINTS_BACK.test(bareOf(line)));
}

import type { Edit } from './edit-model.ts';

const NUMBER = '(?:[£$€]\\s?)?\\d[\\d.,:/]*(?:\\s?(?:am|pm|k|km|kg|m|h|%|€|£|zł|元|块|两|円|时|点|時))?';
const DAY =
	'(?:mon|tues?|wed(?:nes)?|thurs?|fri|sat(?:ur)?|sun)(?:day)?|(?:lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo)|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|(?:luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica)|(?:segunda|ter[çc]a|quarta|quinta|sexta)(?:-feira)?|(?:poniedzia[łl]ek|wtorek|[śs]roda|czwartek|pi[ąa]tek|sobota|niedziela)';
const TAKES_BACK =
	'(?:(?:no|oh|ah|oops|hm+),? wait,?(?: no)?|wait,? no|wait|no,? sorry|sorry,? no|oh sorry|sorry|oops|i mean(?:t)?|no i mean|actually|make that|or rather|scratch that|correction|no no|nope|perd[oó]n|digo|mejor dicho|no espera|non pardon|pardon|non enfin|enfin non|nein|quatsch|sorry nein|ich meine?|besser gesagt|scusa|anzi|no aspetta|no scusa|desculpa|quer dizer|ali[áa]s|n[ãa]o,? espera|nie,? sorry|nie czekaj|znaczy|przepraszam|不对|不是|说错了|いや|じゃなくて|違う|訂正)';
/** Between the value that was taken back and the word that takes it back: its unit, dots, a dash. */
const GAP = '(?:\\s\\p{L}{1,14}){0,2}\\s?(?:,|;|\\.{2,5}|…|-|–|—|\\()?\\s?';
const SOFT_GAP = '(?:\\s\\p{L}{1,14}){0,2}\\s?(?:,|;|\\.{2,5}|…|-|–|—)\\s?';
const TAIL =
	"[,:.]?\\s?(?:\\.{2,3}\\s?)?(?:make it |make that |it'?s |better |lieber |doch |besser |mejor |plut[oô]t )?";

const pattern = (value: string): readonly RegExp[] => [
	new RegExp(
		`(?<![A-Za-z\\d])(?:${value})(?![\\p{sc=Latin}])${GAP}${TAKES_BACK}${TAIL}(?=(?:${value})(?![\\p{L}\\d]))`,
		'giu',
	),
	new RegExp(`(?<![A-Za-z\\d])(?:${value})(?![\\p{sc=Latin}])${SOFT_GAP}no,?\\s(?=(?:${value})(?![\\p{L}\\d]))`, 'giu'),
];
const PATTERNS = [...pattern(NUMBER), ...pattern(DAY)];

/** What every correction holds: nothing else is looked through at length. */
const HINT = new RegExp(`${TAKES_BACK}|[,;.…–—-]\\s?no[ ,]`, 'iu');

/** "3, no wait 4 slides", "friday, sorry saturday": the value that was taken back, with the words that take it back. */
export function findCorrections(
	text: string,
	ranges: readonly { readonly start: number; readonly end: number }[],
): Edit[] {
	const found: Edit[] = [];
	for (const range of ranges) {
		const words = text.slice(range.start, range.end);
		if (!HINT.test(words)) continue;
		for (const one of PATTERNS)
			for (const match of words.matchAll(one)) {
				const start = range.start + match.index;
				const end = start + match[0].length;
				if (!found.some((other) => other.start < end && start < other.end))
					found.push({ rule: 'correction', start, end, to: '' });
			}
	}
	return found;
}

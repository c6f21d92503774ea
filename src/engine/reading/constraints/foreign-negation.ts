import { literalsIn } from './literals.ts';
import { type Rule, unicodeRule } from './rule.ts';

const B = '(?<![\\p{L}\\p{N}])';
const E = '(?![\\p{L}\\p{N}])';
/** Up to the end of the sentence or to a "but", behind which the words are a wish again. */
const TAIL =
	'(?:(?!,? (?:pero|sino|mais|aber|sondern|ma|mas|no entanto|но|а|ale|maar|fakat|ama|लेकिन) )[^.;!?。।؟\\n]){1,240}';
const SEGMENT = '[^,.;:!?。।؟\\n]{0,160}';
const OPENS = '(?:^|(?<=[,.;:!?。।؟\\n-] ?))';

interface Negators {
	/** Words that stand before the thing they forbid. */
	readonly before?: string;
	/** Words that stand after it or around it, so that the whole clause is the ban. */
	readonly around?: string;
}

const NEGATORS: Readonly<Record<string, Negators>> = {
	es: {
		before: 'no|sin|nunca|jamás|evita(?:r|ndo|d)?|evite[ns]?|tampoco|ni|excluye|excepto|salvo|en (?:vez|lugar) de',
	},
	fr: {
		before:
			"n(?:e |['’] ?)\\p{L}+(?:[ -]\\p{L}+)? (?:pas|jamais|aucune?|plus|rien|ni)|ne pas|ne jamais|sans|jamais|évite[rz]?|aucune?|excepté|sauf|au lieu d[e']",
	},
	de: {
		before:
			'keine[nrms]?|kein|ohne|niemals|nie|vermeide[nt]?|verzichte(?:n|t)? auf|außer|ausgenommen|weder|statt|anstatt',
		around: 'nicht',
	},
	it: { before: 'non|senza|mai|evita(?:re|ndo|te)?|nessun[oa]?|tranne|eccetto|né|invece di|anziché' },
	pt: { before: 'não|sem|nunca|jamais|evite[m]?|evitar|evitando|nenhum[a]?|exceto|nem|em vez de' },
	nl: {
		before: 'zonder|geen|nooit|vermijd|behalve|noch|in plaats van',
		around: 'niet',
	},
	pl: { before: 'nie|bez|nigdy|unikaj(?:cie)?|oprócz|zamiast|żadn\\p{L}{1,4}|ani' },
	ru: { before: 'не|без|нельзя|избегай(?:те)?|никогда|кроме|вместо|никак\\p{L}{1,4}|ни' },
	uk: { before: 'не|без|уникай(?:те)?|ніколи|крім|замість|ні' },
	ar: { before: 'بدون|دون|لا|لن|تجنب|إلا|عدا|باستثناء|بدلا من|ليس' },
	tr: {
		around:
			'(?:\\p{L}{2,20}m[ae]d[ae]n|olmadan|hariç|dışında|asla|sakın|değil|yasak|\\p{L}{2,20}m[ae](?:y[ıi]n(?:[ıi]z)?)?(?=\\s{0,3}(?:$|[.!])))',
	},
	hi: { around: 'बिना|मत|नहीं|न|सिवाय' },
	ko: { around: '\\p{L}{0,20}지 ?(?:마|말|않)\\p{L}{0,6}|없이|\\p{L}{0,8}금지\\p{L}{0,4}|제외\\p{L}{0,6}|빼고|대신' },
};

/** "not more than 100 words" sets an amount, "not only … but also" and "do not forget" ask for more. */
const NO_DONT =
	/^(?:no (?:más|menos|solo|sólo|únicamente|solamente|olvid|dudes|te olvid)|non (?:più|meno|solo|soltanto|dimentic)|não (?:mais|menos|só|somente|apenas|se esque|esque)|n['’]oubli|n['’]hésit|nie (?:więcej|mniej|tylko|dłuż|zapomn)|не (?:более|менее|больше|меньше|только|длиннее|короче|забуд|більше|лише|тільки|забуд)|لا (?:تقل|يقل|تزيد|يزيد|تتجاوز|يتجاوز|تنس)|sin (?:duda|embargo)|sans (?:doute|faute)|senza dubbio|sem dúvida|ohne zweifel)/iu;
const AROUND_NO_DONT =
	/(?:nicht|niet) (?:mehr als|weniger als|nur|länger als|kürzer als|unter|über|meer dan|minder dan|alleen|langer dan|korter dan)|vergiss\p{L}{0,3} nicht|vergessen sie nicht|vergeet niet|다음|잊지|unutma/iu;
const ASKS_WHY = /^(?:¿|por qué|pourquoi|warum|wieso|perché|por que|waarom|dlaczego|почему|чому|لماذا|neden|क्यों|왜)/iu;

/** The rules for bans in one language; each match is a whole ban. */
export function negationRules(code: string): Rule[] {
	const { before, around } = NEGATORS[code] ?? {};
	const more = { polarity: 'must_not', items: (match: RegExpExecArray) => literalsIn(match[0]) } as const;
	const isAsked = (match: RegExpExecArray) => ASKS_WHY.test(match.input.trim());
	return [
		...(before
			? [
					unicodeRule('exclude', `${B}(?:${before})(?:${E}|(?<=['’]))${TAIL}`, {
						...more,
						isMeant: (_, match) => !NO_DONT.test(match[0]) && !isAsked(match),
					}),
				]
			: []),
		...(around
			? [
					unicodeRule('exclude', `${OPENS}${SEGMENT}${B}(?:${around})${E}${SEGMENT}`, {
						...more,
						isMeant: (_, match) => !AROUND_NO_DONT.test(match[0]) && !isAsked(match),
					}),
				]
			: []),
	];
}

export const NEGATED_LANGUAGES: ReadonlySet<string> = new Set(Object.keys(NEGATORS));

/** Languages with rules for bans only. */
export const NEGATION_ONLY: readonly string[] = ['nl', 'pl', 'ru', 'uk', 'ar', 'tr', 'hi', 'ko'];

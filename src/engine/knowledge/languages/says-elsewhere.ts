const DAYS =
	'lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|luned[ìi]|marted[ìi]|mercoled[ìi]|gioved[ìi]|venerd[ìi]|sabato|domenica|(?:segunda|ter[çc]a|quarta|quinta|sexta)-feira|poniedzia[łl]ek|wtorek|[śs]rod[aę]|czwartek|pi[ąa]tek|sobot[aę]|niedziel[aę]';
const MONTHS =
	'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|f[ée]vrier|mars|avril|juin|juillet|ao[ûu]t|septembre|octobre|novembre|d[ée]cembre|januar|februar|m[äa]rz|juni|juli|oktober|dezember|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|janeiro|fevereiro|mar[çc]o|maio|junho|julho|setembro|outubro|dezembro|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|wrze[śs]nia|pa[źz]dziernika|listopada|grudnia';

/** Patterns of the detectors for the other languages with questions, beside the facts that are found in every language. */
export const SAYS_ELSEWHERE = {
	people:
		/\d+ ?(?:personas?|personnes?|personen|leute|persone|pessoas?|os[óo]b\p{L}*|adultos?|adultes?|erwachsene\p{L}*|adulti|doros\p{L}+|人|名|位|个人)/iu,
	money:
		/[£$€¥￥]|\d ?(?:euros?|eur|z[łl](?![\p{L}])|pln|zlotych|złotych|francs|franken|reais|pesos|d[óo]lares|dollars|dollari|元|块|万|円)/iu,
	date: new RegExp(
		`(?<!\\p{L})(?:${DAYS}|${MONTHS})(?!\\p{L})|\\d{1,2}[./]\\d{1,2}(?!\\d)|[\\d一二三四五六七八九十]{1,3}[月日号]|[月火水木金土日]曜|星期|周[一二三四五六日末]`,
		'iu',
	),
};

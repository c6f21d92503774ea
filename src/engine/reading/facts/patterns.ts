const MONTH =
	'(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const WEEKDAY =
	'(?:mon(?:day)?|tues?(?:day)?|wed(?:nesday)?|thu(?:rs(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)s?';
const YEAR = '(?:1[5-9]|20|21)\\d{2}';
const DAY = '\\d{1,2}(?:st|nd|rd|th)?';

const ANY_MONTH = `(?:${MONTH.slice(3, -1)}|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|januar|februar|märz|juni|juli|oktober|dezember|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|novembre|dicembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro)(?![a-zà-ÿ])`;
const OF = "(?:of |de |d'|di )?";

/** Source of a pattern for a calendar date, weekday, month or season with year. */
export const DATE = [
	`${DAY}(?: ?[-–/] ?| (?:to|until|till|through|and|al?|au|bis|y|et|und|e) )(?:el |le |il )?${DAY}\\.? ${OF}${ANY_MONTH}(?:,? (?:de )?${YEAR})?`,
	`${DAY}\\.? ${OF}${ANY_MONTH}(?:,? (?:de )?${YEAR})?`,
	`${MONTH}\\.? ${DAY} ?(?:-|–|to|until|through) ?${DAY}(?!\\d)(?:,? ${YEAR}\\b)?`,
	`${DAY} (?:of )?${MONTH}\\b\\.?(?:,? ${YEAR})?`,
	`${MONTH}\\.? ${DAY}(?!\\d)(?:,? ${YEAR}\\b)?`,
	`${MONTH},? ${YEAR}\\b`,
	`${YEAR}-\\d{1,2}-\\d{1,2}`,
	'(?<![\\d.])\\d{1,2}[/.]\\d{1,2}[/.](?:\\d{4}|\\d{2})\\b(?!\\.\\d)',
	`(?:next |this |last |coming )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?\\b(?:,? ${DAY} ${MONTH}\\b)?`,
	`(?:next |this |last |early |mid |mid-|late )?(?:january|february|april|june|july|august|september|october|november|december)\\b`,
	`(?:next|this|last) (?:week|month|year|quarter|spring|summer|autumn|fall|winter|weekend|${WEEKDAY}|${MONTH})\\b`,
	`(?:q[1-4]|spring|summer|autumn|fall|winter) ${YEAR}\\b`,
	'(?:tomorrow|tonight|yesterday|today)\\b',
	"(?:christmas|easter|new year's(?: eve| day)?|thanksgiving|halloween|valentine's(?: day)?|ramadan|diwali|hanukkah)\\b",
	`(?:the )?(?:1[5-9]|20)\\d0s\\b|(?:the )?'?[0-9]0s\\b`,
].join('|');

/** "10am", "8.30am", "19:00", "noon" */
export const TIME =
	'\\d{1,2}\\.\\d{2} ?[ap]\\.?m\\.?(?!\\w)|\\d{1,2}(?::\\d{2}){1,2}(?: ?[ap]\\.?m\\.?(?!\\w))?(?: (?:gmt|utc|bst|est|pst|cet))?|\\d{1,2} ?[ap]\\.?m\\.?(?!\\w)|(?:noon|midnight|midday)\\b';

const COUNT =
	'(?:\\d+(?:[.,]\\d+)?(?: ?(?:-|to) ?\\d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|sixty|ninety|a couple of|a few|half an?)';

/** "4 day", "7 days", "two weeks", "15 min", "90-minute" */
export const DURATION = `${COUNT}[ -]?(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|weekends?|fortnights?|months?|quarters?|years?|decades?|centuries|semesters?)\\b(?:[ -]long\\b)?`;

/** "£900", "$1.5k", "20 euros", "50 USD" */
export const MONEY =
	'(?:[£$€¥₹₩₽]|\\b(?:usd|gbp|eur|us\\$|a\\$|c\\$|chf|inr|rs\\.?) ?)\\s?\\d[\\d,]*(?:\\.\\d+)?(?: ?(?:k|m|bn|million|billion|thousand)\\b)?|(?<![\\d.,])\\b\\d[\\d,]*(?:\\.\\d+)? ?(?:k )?(?:€|£|\\$|(?:dollars?|euros?|pounds?(?! of)|quid|pence|cents|bucks|usd|gbp|eur|yen|rupees|francs|pesos|yuan|rmb)\\b)|(?<![\\d.,])\\b\\d[\\d,]*元';

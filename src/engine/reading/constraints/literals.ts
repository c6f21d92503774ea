import { everyMatch } from '../matching/search.ts';

const QUOTED = /"([^"\n]{1,200})"|(?<!\w)'([^'\n]{1,200})'(?!\w)|`([^`\n]{1,200})`|[「『]([^」』]{1,200})[」』]/g;
const LIST_CUE =
	/(?:words?(?! (?:documents?|files?|docs?|counts?|limits?|problems?|choice|order|games?|for)\b)|keywords?|phrases?|terms?|keys?|fields?|columns?|topics?|names?|options|choices|labels|categories|answers|following(?: options| choices| labels| categories| answers| words| keywords| phrases| terms)?)\b(?:\s+(?:in|to|of|for)\s+[\w ]{1,30})?\s*[:\s]\s*(.{1,300})$/i;

/** "250 words or more" names no word. */
const MEASURE = /^(?:more|less|fewer|most|least|over|under|times?|counts?|limits?)(?: than)?(?: \d[\d,.]{0,9})?$/i;

/** The strings a rule names: what it quotes, else the list after "words", "keys", "following:". */
export function literalsIn(text: string): string[] {
	const quoted = everyMatch(text, QUOTED).map((match) => match[1] ?? match[2] ?? match[3] ?? match[4] ?? '');
	if (quoted.length) return quoted;
	const list = LIST_CUE.exec(text)?.[1] ?? '';
	const items = list.split(/\s*(?:,|;|\band\b|\bor\b|\/)\s*/).map((item) => item.replace(/^[\s"'*-]+|[\s"'.*]+$/g, ''));
	return items.filter((item) => item !== '' && !MEASURE.test(item) && item.split(/\s+/).length <= 4);
}

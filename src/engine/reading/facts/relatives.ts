import { ENGLISH_WORDS } from '../data/stop-words.ts';
import { RULE_VERBS, TASK_VERBS } from '../data/verbs.ts';
import { cuesFrom, hasAny, matchesIn, type Passage } from '../passage.ts';
import type { Found } from './found.ts';

const RELATION =
	'(?:sister|brother|mother|father|mom|mum|dad|wife|husband|son|daughter|boss|manager|friend|colleague|coworker|neighbour|neighbor|cousin|aunt|uncle|niece|nephew|girlfriend|boyfriend|partner|landlord|teacher|grandma|grandpa|roommate|flatmate|client|dog|cat)';
const CUES = cuesFrom(
	'sist brot moth fath mom mum dad wife husb son daug boss mana frie coll cowo neig cous aunt uncl niec neph girl boyf part land teac gran room flat clie dog cat',
);
/** A name in lower case behind a relation ("my sister emma"), at the end of a clause or before a function word. */
const RELATIVE = new RegExp(
	`\\b(?<=\\b(?:my|our|his|her|their) (?:[a-z]{2,8} )?)${RELATION} ([a-z]{3,12})(?= *(?:$|[.,;:!?)]|(?:about|for|who|to|and|that|from|is|has|was|with|because|if|when)\\b))`,
	'gi',
);
const NO_NAMES: ReadonlySet<string> = new Set(
	'wedding birthday house party email present gift car name phone number group today tomorrow yesterday tonight sick ill pregnant home here food recipe letter speech team day visit work live school night week walking walker training food allergies trip'.split(
		' ',
	),
);
const NAMES_IN_S: ReadonlySet<string> = new Set(
	'james chris lucas thomas nicolas marcus charles luis carlos jess ross'.split(' '),
);

/** "my sister emma", "my boss karen": relation and name together are one fact. */
export function findRelatives(passage: Passage): Found[] {
	if (!hasAny(passage, CUES)) return [];
	return matchesIn(passage, RELATIVE).flatMap(({ start, end, match }) =>
		isName(match[1] ?? '') ? [{ kind: 'name' as const, start, end }] : [],
	);
}

function isName(word: string): boolean {
	const lower = word.toLowerCase();
	if (ENGLISH_WORDS.has(lower) || TASK_VERBS.has(lower) || RULE_VERBS.has(lower) || NO_NAMES.has(lower)) return false;
	return NAMES_IN_S.has(lower) || !/(?:s|ed|ing|ly)$/.test(lower);
}

import type { Slot, TaskType } from '#engine/task-model';
import type { Reading } from '#engine/types';
import { GENERIC_WORDS } from './data/generic-words.ts';
import { SLOT_RULES } from './data/slot-rules.ts';
import { requestSpans } from './request.ts';
import { wordsOf } from './words.ts';

/** A passage named only by its kind: "a scientific article", "the given list". */
const UNNAMED =
	/\b(?:(?:an?|some|any|this|these|my|our|the) (?:given |following |attached |provided |scientific |long |short |news |specific )?|given |provided |following )(?:text(?: file)?|articles?|paragraph|passage|essay|email|letter|document|paper|report|code|snippet|function|script|draft|transcript|speech|list|sentence|review|reviews|file|pdf|page|post|resume|cv)\b/i;

/** "rewrite it for a child: The cell is ...": the request itself contains the passage. */
const FOLLOWS_COLON = /(?::|\s--)\s{1,3}\S{1,60} \S{1,60} \S/;

/** "make it shorter": refers to something and says no more. */
const BARE_POINTER = /^[^:\n]{0,40}\b(?:it|this|these|that|those)\b[^:\n]{0,30}$/i;

/** Whether the work is on a passage that is neither in the request nor named well enough to be found. */
export function lacksPassage(reading: Reading, task: TaskType, slots: readonly Slot[]): boolean {
	const material = slots.find((slot) => slot.name === 'material' || slot.name === 'data');
	if (material?.filledBy !== undefined || reading.material.length) return false;
	if (reading.facts.some((fact) => fact.kind === 'placeholder' || fact.kind === 'url' || fact.kind === 'file'))
		return false;
	const text = requestSpans(reading)
		.map((span) => span.text)
		.join(' ');
	if (FOLLOWS_COLON.test(text)) return false;
	if (reading.lacksMaterial) return true;
	if (!task.needsMaterial) return false;
	return text.length < 200 && (UNNAMED.test(text) || BARE_POINTER.test(text) || namesNothing(text));
}

/** "translate to French" names a language but no text. */
function namesNothing(text: string): boolean {
	const rest = text.replace(SLOT_RULES.target_language?.words ?? /$^/, ' ');
	return wordsOf(rest).every((word) => GENERIC_WORDS.has(word));
}

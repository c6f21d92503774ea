import type { Slot } from '#engine/task-model';
import type { FactKind, Reading } from '#engine/types';
import { TECHNOLOGY } from './data/technology.ts';
import { countWords, requestSpans } from './request.ts';
import { wordsOf } from './words.ts';

/** Most words of a request for a program that is asked for the language; a longer one is answered without. */
const VERY_SHORT = 8;
const NAMING_FACTS: readonly FactKind[] = ['tool', 'name', 'file', 'code', 'url'];
/** Spellings of technical names: "HLS", "XGBoost", "ESP32", "node.js", "C++". */
const TECHNICAL =
	/\b[A-Z]{2,}[\dA-Za-z]*\b|\b[A-Za-z]?[a-z]+[A-Z]\w*\b|\b[A-Za-z]+\d+\b|\b\w+\.(?:js|py|io|net|sh)\b|\w[+#]{1,2}(?!\w)/;

/** Has the language of a program assumed, not asked for, where the request names some technology or is more than a line. */
export function settleProgrammingLanguage(slot: Slot, reading: Reading): Slot {
	if (reading.material.some(({ kind }) => kind === 'code')) return { ...slot, filledBy: null };
	if (namesPlatform(reading)) return { ...slot, need: 'assume', assumption: 'the language usual for what is named' };
	if (countWords(reading) <= VERY_SHORT) return slot;
	return { ...slot, need: 'assume', assumption: 'a common language that suits the task, named in the first line' };
}

/** Whether a library, product, file or platform is named, known or not. */
function namesPlatform(reading: Reading): boolean {
	if (reading.facts.some(({ kind }) => NAMING_FACTS.includes(kind))) return true;
	return requestSpans(reading).some(
		({ text }) => isTechnical(text) || wordsOf(text).some((word) => TECHNOLOGY.has(word)),
	);
}

const isTechnical = (text: string): boolean => /[a-z]{3}/.test(text) && TECHNICAL.test(text);

import { eld } from 'eld/extrasmall';
import type { Language } from '#engine/types';
import { LANGUAGES } from './data/languages.ts';

const ENGLISH: Language = { code: 'en', name: 'English', direction: 'ltr' };

/** The language of an instruction. Too little to tell means English. */
export function detectLanguage(instruction: string): Language {
	const sample = instruction.slice(0, 600);
	if (/[\u3040-\u30ff]/.test(sample)) return languageOf('ja');
	if (/[\u4e00-\u9fff]/.test(sample)) return languageOf('zh');
	if (/[\uac00-\ud7af]/.test(sample)) return languageOf('ko');
	if ((sample.match(/[a-z]/gi)?.length ?? 0) < 12) return ENGLISH;
	return languageOf(eld.detect(sample).language);
}

export function languageOf(code: string): Language {
	const name = LANGUAGES[code];
	if (!name) return ENGLISH;
	return { code, name, direction: ['ar', 'he', 'fa', 'ur', 'yi', 'ps'].includes(code) ? 'rtl' : 'ltr' };
}

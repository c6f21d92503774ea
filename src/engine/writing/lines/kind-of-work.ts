import { SURE_OF_FAMILY } from '#engine/knowledge/sureness';
import { say } from '#engine/locales/say';
import type { Brief } from '../brief.ts';
import { withCapital } from './as-sentence.ts';

/** Genre, group and kind of work of a request, as far as they are sure, and a name for use in sentences. */
export interface KindOfWork {
	readonly of: ReadonlySet<string>;
	readonly name: string;
}

const OF_CODE =
	/\b(?:python|javascript|typescript|kotlin|golang|php|bash|powershell|sql|postgres\w*|mysql|django|react\.?js|node\.?js|vba|ggplot2?|(?:r|shell|rust|ruby|java|swift) (?:scripts?|code|functions?|programs?))\b|\bc(?:\+\+|#)/i;

export function kindOfWork({ advice, task, reading }: Pick<Brief, 'advice' | 'task' | 'reading'>): KindOfWork {
	const { code } = reading.language;
	const genre = advice.genre && advice.genre.sureness >= SURE_OF_FAMILY ? advice.genre.genre : null;
	// If no genre is sure, the name of a programming language is enough: tone and layout make no sense for code.
	if (!genre && task.id === 'other' && code === 'en' && OF_CODE.test(reading.text))
		return { of: new Set([task.id, 'code']), name: 'code' };
	const label = code === 'en' ? task.label : say(code, withCapital(task.label, reading.language));
	return { of: new Set([task.id, ...(genre ? [genre.group, genre.id] : [])]), name: genre?.name ?? label };
}

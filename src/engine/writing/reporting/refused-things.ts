import { wordsOf } from '#engine/tasks/words';
import { DIETS, FEATURES, MEMBERS } from '../data/contrary-words.ts';

/** A thing that a text refuses. */
interface Refusal {
	readonly words: string;
	readonly things: ReadonlySet<string>;
}

const REFUSING =
	/\b(?:no|without|avoid|skip|leave out|nothing with|free of|allergic to|(?:do not|don['’]?t|doesn['’]?t|won['’]?t|can['’]?t|cannot) (?:want|use|include|add|like|eat|have|stand)|hates?)\s+((?:any |the |too many |of )?[^.;:!?\n]{2,60})/gi;
/** Words after which another subject begins. */
const ENDS =
	/\b(?:but|please|because|just|only|so|make|keep|in|for|on|if|then|and (?:use|add|make|keep|include))\b|,(?! (?:no |or |nor )?\w+(?:,| or|$))/i;
/** "Two are vegetarian", "a vegetarian choice": the refusal is only for some people. */
const OF_SOME = /\b(?:are|is|some|half|one|two|three|four|who|choice|option|version|guests?|alternative)\b/i;
const KNOWN: ReadonlySet<string> = new Set([...Object.values(MEMBERS).join(' ').split(' '), ...FEATURES.split(' ')]);

/** Words of the text that refuse what an answer asks for, or ask for what it refuses; or null. */
export function findRefused(typed: string, answer: string): string | null {
	const wanted = refusalsIn(typed).find(({ things }) => mentions(answer, things));
	if (wanted) return wanted.words;
	for (const { things } of refusalsIn(answer)) {
		const named = namedIn(typed).find((word) => things.has(singular(word)));
		if (named) return named;
	}
	return null;
}

function refusalsIn(text: string): Refusal[] {
	const told = [...text.matchAll(REFUSING)].map(([all, rest = '']) => {
		const end = rest.search(ENDS);
		const what = end < 0 ? rest : rest.slice(0, end);
		const words = all.slice(0, all.length - rest.length + what.length).trim();
		return { words: words.replace(/[\s,]+$/, ''), things: thingsIn(what) };
	});
	const diets = OF_SOME.test(text)
		? []
		: DIETS.flatMap(([pattern, groups]) => {
				const words = pattern.exec(text)?.[0];
				return words ? [{ words, things: new Set(groups.flatMap(membersOf)) }] : [];
			});
	return [...told, ...diets].filter(({ things }) => things.size > 0);
}

const thingsIn = (text: string): ReadonlySet<string> =>
	new Set(
		wordsOf(text)
			.map(singular)
			.filter((word) => KNOWN.has(word))
			.flatMap(membersOf),
	);

const membersOf = (group: string): string[] => MEMBERS[group]?.split(' ') ?? [group];

const mentions = (text: string, things: ReadonlySet<string>): boolean =>
	namedIn(text).some((word) => things.has(singular(word)));

/** The words of a text outside its refusals. */
function namedIn(text: string): readonly string[] {
	const left = refusalsIn(text).reduce((rest, { words }) => rest.replace(words, ' '), text);
	return wordsOf(left).filter((word) => !word.endsWith('-free'));
}

const singular = (word: string): string => word.replace(/(?<=[^s])s$/, '').replace(/(?<=sh|ch)e$/, '');

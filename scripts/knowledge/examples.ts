import { advise, MOST_QUESTIONS } from '#engine/knowledge/advise';
import type { Knowledge } from '#engine/knowledge/stored';
import { read } from '#engine/reading/read';
import type { ConsequenceFile, GenreFile } from './knowledge-schema.ts';

type GenreExample = GenreFile['examples'][number];
type CircumstanceExample = ConsequenceFile[number]['examples'][number];

/** How the engine's advice differs from what an example of a genre expects, a sentence each; empty when it does not. */
export function faultsOf(id: string, { text, asks, never }: GenreExample, knowledge: Knowledge): string[] {
	const { genre, candidates } = advise(read(text), undefined, knowledge);
	// A question may be left out of this very request by how often experts asked it; the example says that it fits.
	const shown = candidates
		.filter(({ question, left }) => question && (left === null || left === 'low value'))
		.toSorted((a, b) => b.value - a.value)
		.slice(0, MOST_QUESTIONS)
		.map((one) => one.id);
	const leftOut = (name: string) => {
		const found = candidates.find((one) => one.id === `${id}.${name}`);
		return found?.left === 'answered' ? `answered by '${found.by ?? 'its kind'}'` : (found?.left ?? 'not there');
	};
	return [
		...(genre?.genre.id === id ? [] : [`is taken for ${genre?.genre.id ?? 'no genre'}`]),
		...asks.filter((name) => !shown.includes(`${id}.${name}`)).map((name) => `does not ask ${name} (${leftOut(name)})`),
		...never.filter((name) => shown.includes(`${id}.${name}`)).map((name) => `asks ${name}`),
	];
}

/**
 * Whether an example of a consequence brings the offer it expects, its own or that of another question about the same words. A
 * consequence that asks nothing in this genre only has to be recognised, since its check applies to every genre.
 */
export function isAsSaid(id: string, { text, offers }: CircumstanceExample, knowledge: Knowledge): boolean {
	const { candidates, circumstances } = advise(read(text), undefined, knowledge);
	const isAsked = candidates.some(
		(one) => one.id.replace(/\.offer$/, '') === id && (one.left === null || one.left === 'asked by another'),
	);
	const isHeard =
		!candidates.some((one) => one.id === id) && circumstances.some(({ rule, isCalled }) => rule.id === id && isCalled);
	return (isAsked || isHeard) === offers;
}

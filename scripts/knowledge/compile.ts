import type { Consequence, ExpertQuestion, Genre, Option } from '#engine/knowledge/genre-model';
import type { Knowledge } from '#engine/knowledge/stored';
import { ConsequenceFile, GenreFile } from './knowledge-schema.ts';
import { readKnowledge } from './read-files.ts';

type QuestionInFile = GenreFile['ask'][number];

/** What the engine reads, as made of the files that editors write. */
export function compileKnowledge(isWanted?: (id: string) => boolean): Knowledge {
	return {
		genres: readKnowledge('genres', GenreFile, isWanted).map(({ id, value }) => genreOf(id, value)),
		consequences: readKnowledge('consequences', ConsequenceFile, isWanted).flatMap(({ value }) =>
			value.map(consequenceOf),
		),
	};
}

function genreOf(id: string, { rank, examples: _, ask, ...rest }: GenreFile): Genre {
	return { id, ...rest, isGeneral: rank === 'general', ask: ask.map(questionOf).sort((a, b) => b.worth - a.worth) };
}

const questionOf = ({ options, ...rest }: QuestionInFile): ExpertQuestion => ({
	...rest,
	options: options.map((one) => Object.entries(one)[0] as unknown as Option),
});

function consequenceOf(rule: ConsequenceFile[number]): Consequence {
	const { id, says, unless, where, worth, suggest, check, ask, answered, as, options, own } = rule;
	const question = ask && options && own ? questionOf({ id, ask, worth, answered, when: [], as, options, own }) : null;
	return { id, says, unless, where, worth, question, suggest: suggest ?? null, check };
}

/** One genre a line, so that a change shows where it is. */
export const storedText = (entries: readonly unknown[]): string =>
	`[\n${entries.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`;

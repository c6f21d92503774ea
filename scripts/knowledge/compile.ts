import { type BareTexts, textsOf } from '#engine/knowledge/bare-texts';
import type { Consequence, ExpertQuestion, Genre, Option } from '#engine/knowledge/genre-model';
import { type Knowledge, packKnowledge } from '#engine/knowledge/packed-knowledge';
import { countOf } from './counted-questions.ts';
import { ConsequenceFile, FamilyFile, GenreFile, GroupName, WordKinds } from './knowledge-schema.ts';
import { readContent, readKnowledge } from './read-files.ts';

type QuestionInFile = GenreFile['ask'][number];

/**
 * Compiles the YAML files of `content` into the knowledge that the engine loads.
 *
 * @param isWanted by file name without ending, which genre and consequence files to compile; absent: all of them
 * @throws {ContentSlip} when a file does not follow its schema
 */
export function compileKnowledge(isWanted?: (id: string) => boolean): Knowledge {
	return {
		genres: readKnowledge('genres', GenreFile, isWanted).map(({ id, value }) => genreOf(id, value)),
		families: readKnowledge('families', FamilyFile).map(({ id, value }) => familyOf(id, value)),
		consequences: readKnowledge('consequences', ConsequenceFile, isWanted).flatMap(({ value }) =>
			value.map(consequenceOf),
		),
	};
}

/** The kind of work in the file is for editors: the engine does not load it. */
const genreOf = (id: string, { name, group, rank, cues, not, ask, suggest, steps, checks }: GenreFile): Genre => ({
	id,
	name,
	group,
	isGeneral: rank === 'general',
	cues,
	not,
	ask: ask.map((one) => questionOf(one, id)).sort((a, b) => b.worth - a.worth),
	suggest,
	steps,
	checks,
});

const familyOf = (group: string, { name, ask }: FamilyFile): Genre => ({
	id: `any-${group}`,
	name,
	group: GroupName.parse(group),
	isGeneral: true,
	cues: [],
	not: [],
	ask: ask.map((one) => questionOf(one, `any-${group}`)).sort((a, b) => b.worth - a.worth),
	suggest: [],
	steps: [],
	checks: [],
});

const questionOf = ({ options, ...rest }: QuestionInFile, owner: string | null): ExpertQuestion => ({
	...rest,
	counted: countOf(owner === null ? rest.id : `${owner}.${rest.id}`, rest.ask),
	options: options.flatMap((one) => Object.entries(one).map(([label, line]): Option => [label, line ?? ''])),
});

function consequenceOf(rule: ConsequenceFile[number]): Consequence {
	const { id, says, unless, where, worth, suggest, suggestFor, ask, askFor, answered, as, options, own, check } = rule;
	const question =
		ask && options && own
			? questionOf({ id, ask, worth, answered, when: [], notFor: [], as, options, own }, null)
			: null;
	return { id, says, unless, where, worth, question, askFor, suggest: suggest ?? null, suggestFor, check };
}

const compileWordKinds = (): string => `${JSON.stringify(readContent('word-kinds', WordKinds), null, '\t')}\n`;

/** JSON with one genre, family or consequence a line, so that a diff shows which one changed. */
function storedText(texts: BareTexts): string {
	const parts = Object.entries(texts).map(
		([name, entries]) => `"${name}":[\n${entries.map((one: string) => JSON.stringify(one)).join(',\n')}\n]`,
	);
	return `{${parts.join(',\n')}}\n`;
}

/** The text of every stored file, by file name. */
export function storedFiles(knowledge: Knowledge): Readonly<Record<string, string>> {
	const { patterns, ...bare } = packKnowledge(knowledge);
	return {
		'knowledge.json': storedText(textsOf(bare)),
		'patterns.json': `${JSON.stringify(patterns)}\n`,
		'word-kinds.json': compileWordKinds(),
	};
}

import type { Consequence, ExpertQuestion, Genre, Offer } from './genre-model.ts';
import { listsOf, type PatternColumns, type PatternSigns, packPatterns, readColumns } from './pattern-columns.ts';

/** The genres, families and consequences that the engine uses. */
export interface Knowledge {
	/** In the order of their ids. */
	readonly genres: readonly Genre[];
	/** One for each group but the general one: its questions are asked when only the group is sure. */
	readonly families: readonly Genre[];
	readonly consequences: readonly Consequence[];
}

export type BareQuestion = Omit<ExpertQuestion, 'answered' | 'when'>;
export interface BareGenre extends Omit<Genre, 'cues' | 'not' | 'ask' | 'suggest'> {
	readonly ask: readonly BareQuestion[];
	readonly suggest: readonly Omit<Offer, 'when' | 'unless'>[];
}
export interface BareConsequence extends Omit<Consequence, 'says' | 'unless' | 'question'> {
	readonly question: BareQuestion | null;
}

/** As stored: the texts, and apart from them all patterns: those of cues, those of circumstances, and the rest. */
export interface PackedKnowledge {
	readonly genres: readonly BareGenre[];
	readonly families: readonly BareGenre[];
	readonly consequences: readonly BareConsequence[];
	readonly patterns: PatternColumns;
}

/** The stored patterns that every request is searched for. */
export interface SearchedPatterns {
	readonly cues: PatternSigns;
	readonly says: PatternSigns;
}

/** Takes the patterns out of the texts, for storage. */
export function packKnowledge({ genres, families, consequences }: Knowledge): PackedKnowledge {
	const lists: (readonly string[])[] = [];
	const bareQuestion = ({ answered, when, ...rest }: ExpertQuestion): BareQuestion => {
		lists.push(answered, when);
		return rest;
	};
	const bareGenre = ({ cues: _, not, ask, suggest, ...rest }: Genre): BareGenre => {
		lists.push(not);
		const questions = ask.map(bareQuestion);
		const offers = suggest.map(({ text, when, unless }) => {
			lists.push(when, unless);
			return { text };
		});
		return { ...rest, ask: questions, suggest: offers };
	};
	const bareConsequence = ({ says: _, unless, question, ...rest }: Consequence): BareConsequence => {
		lists.push(unless);
		return { ...rest, question: question && bareQuestion(question) };
	};
	const bare = {
		genres: genres.map(bareGenre),
		families: families.map(bareGenre),
		consequences: consequences.map(bareConsequence),
	};
	const cues = [...genres, ...families].map((genre) => genre.cues);
	const says = consequences.map((consequence) => consequence.says);
	return { ...bare, patterns: packPatterns([cues, says, lists]) };
}

/** Puts the patterns back into the texts; `searched` has those that every request is searched for. */
export function unpackKnowledge({ patterns, ...bare }: PackedKnowledge): Knowledge & { searched: SearchedPatterns } {
	const [cues, says, others] = readColumns(patterns);
	if (!cues || !says || !others) throw new Error('The knowledge has no patterns: npm run knowledge writes them.');
	const nextCues = inTurn(cues);
	const nextSays = inTurn(says);
	const next = inTurn(others);
	const question = (one: BareQuestion): ExpertQuestion => ({ ...one, answered: next(), when: next() });
	const genre = (one: BareGenre): Genre => ({
		...one,
		cues: nextCues(),
		not: next(),
		ask: one.ask.map(question),
		suggest: one.suggest.map(({ text }) => ({ text, when: next(), unless: next() })),
	});
	const consequence = (one: BareConsequence): Consequence => ({
		...one,
		says: nextSays(),
		unless: next(),
		question: one.question && question(one.question),
	});
	return {
		genres: bare.genres.map(genre),
		families: bare.families.map(genre),
		consequences: bare.consequences.map(consequence),
		// With one list of words a request is held against it once.
		searched: { cues: { ...cues, words: says.words }, says },
	};
}

/** Returns a function that gives the next list at each call, in the order of packing. */
function inTurn(signs: PatternSigns): () => readonly string[] {
	const lists = listsOf(signs);
	let place = 0;
	return () => lists[place++] ?? [];
}

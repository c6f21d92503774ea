import type { ConstraintKind, Reading, Span } from '#engine/types';
import { read } from '../reading/read.ts';
import type { Shown } from './proposal.ts';
import { bare, placedWords, stem } from './words.ts';

/** The data about a request that proposals are checked against. */
export interface Ground {
	readonly reading: Reading;
	/** The person's own words, without passages to work on and without attempts at prompt injection. */
	readonly own: string;
	readonly ownWords: ReadonlySet<string>;
	readonly ownStems: ReadonlySet<string>;
	/** The request's rules of kinds that must not occur twice, such as length and tone. */
	readonly rules: ReadonlySet<ConstraintKind>;
	/** Stems of the words of each refused thing. */
	readonly refused: readonly ReadonlySet<string>[];
	/**
	 * Stems of the words of negated facts: "she does not speak at school" refuses nothing, but no line may state the
	 * opposite.
	 */
	readonly denied: readonly ReadonlySet<string>[];
	/** Stems of the words of each wanted thing. */
	readonly wanted: readonly ReadonlySet<string>[];
	readonly shown: Shown;
}

/** Words without a meaning of their own. */
const EMPTY = new Set(
	`the a an and or but if of in on at to for from by with without no not never nor any all each every some it its is are be do
	does dont this that these those there here i me my we us our you your he she they them their who what which when where why how
	must should can could will would may might shall please want need make sure keep give say tell write use include mention add
	avoid leave out only just also very more most less than as so too into about over under up down one`.split(/\s+/),
);

export const contentStems = (text: string): Set<string> =>
	new Set(
		placedWords(text)
			.map(({ text: word }) => word)
			.filter((word) => !EMPTY.has(bare(word)))
			.map(stem),
	);

const FREE_KINDS: readonly ConstraintKind[] = ['include', 'exclude', 'other', 'tool', 'quote', 'choice', 'repeat'];

/** Things to avoid that are named without "no": an allergy, a dislike. */
const SPARED =
	/\b(?:allerg(?:ic|y) to|intolerant (?:to|of)|(?:can['’]?t|cannot|won['’]?t|doesn['’]?t|does not|don['’]?t|do not) (?:eat|drink|stand|like|have)|hates?|dislikes?|(?:scared|afraid) of)\s+((?:[\p{L}'’]+[ ,]*){1,4})/giu;

/** A statement about a person or a thing, not an order to the assistant. */
const DENIES = /\b(?:does|did|is|are|was|were|has|had)(?: not\b|n['’]?t\b)/i;

export function groundOf(text: string, shown: Shown): Ground {
	const reading = read(text);
	const clauses = reading.clauses.filter(({ span }) => !isWithin(span, reading.injection));
	const own = clauses.map(({ span }) => span.text).join('\n');
	const words = placedWords(own).map(({ text: word }) => word);
	const facts = reading.facts.filter(({ kind }) => kind === 'requirement' || kind === 'prohibition');
	const rules = clauses.flatMap(({ constraints }) => constraints);
	const bans = rules.filter(({ polarity }) => polarity === 'must_not').map(({ span }) => span.text);
	const spared = [...own.matchAll(SPARED)].map(([, things]) => things ?? '');
	const negated = facts.filter((fact) => fact.negated).map(({ span }) => span.text);
	const refused = [...spared, ...negated.filter((said) => !DENIES.test(said)), ...bans];
	const denied = negated.filter((said) => DENIES.test(said));
	return {
		reading,
		own,
		ownWords: new Set(words.map(bare)),
		ownStems: new Set(words.map(stem)),
		rules: new Set(rules.map(({ kind }) => kind).filter((kind) => !FREE_KINDS.includes(kind))),
		refused: stemsOf(refused),
		denied: stemsOf(denied),
		wanted: clauses.filter(({ role }) => role !== 'filler').map(({ span }) => contentStems(span.text)),
		shown,
	};
}

const stemsOf = (texts: readonly string[]): ReadonlySet<string>[] =>
	texts.map(contentStems).filter(({ size }) => size > 0);

const isWithin = ({ start, end }: Span, spans: readonly Span[]): boolean =>
	spans.some((one) => one.start < end && start < one.end);

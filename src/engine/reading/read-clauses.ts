import type { PartKind } from '#engine/tagging/part-labels';
import type { Clause, ClauseRole, Constraint } from '#engine/types';
import { withFactsOfThing } from './facts-of-thing.ts';
import type { Part } from './part.ts';
import { findPartRules } from './part-rules.ts';
import { rulesApart } from './rules-apart.ts';
import { wordsIn } from './sentence-ends.ts';
import { shapeOf } from './shape.ts';
import { type Source, spanOf, trimRange } from './source.ts';
import { deniesFact, statesFact, suitsReader } from './statements.ts';
import { isToldOfWorld } from './told-of-world.ts';

const ROLES: Readonly<Record<PartKind, ClauseRole>> = {
	task: 'task',
	audience: 'rule',
	priority: 'rule',
	amount: 'rule',
	form: 'rule',
	style: 'rule',
	content: 'rule',
	ban: 'rule',
	limit: 'rule',
	condition: 'rule',
	background: 'context',
	chatter: 'filler',
	superseded: 'filler',
	material: 'context',
};

/** Kinds of part that may state facts of the person's world, where a negation is no ban: "she has no instagram". */
const OF_THE_WORLD: ReadonlySet<PartKind> = new Set(['limit', 'background']);
/** Negations that may state a fact or forbid; "excluding flights" and "avoid nuts" only forbid. */
const DENIES =
	/^(?:no|not|never|none|nobody|nothing|neither|nor|cannot|\p{L}{2,5}n['’]?t|(?:do|does|did|is|are|was|were|has|have|had|can|could|would) not|ne|n'|non|nicht|kein\p{L}*|geen|niet|nie|nunca|não|sin|sans|ohne|senza|sem|zonder|bez|没有|ない)(?![\p{L}\p{N}])/iu;
/** What may stand before a negation for it to be a ban even in such a part: "and avoid jargon", "I can't eat dairy". */
const STANDS_FIRST =
	/^\P{L}*(?:(?:i|we|and|but|also|so|please|pls|y|e|et|und|aber|mais|pero|ma|mas|i|ale|en|ve|और)\P{L}+)?$/iu;
const FALLBACKS: readonly PartKind[] = [
	'content',
	'form',
	'limit',
	'amount',
	'audience',
	'style',
	'priority',
	'condition',
	'background',
	'ban',
];
const SHORTEST_TASK = 3;

/** Turns the parts of a request into clauses, each with its rules. */
export function readClauses(source: Source, parts: readonly Part[], language: string): Clause[] {
	const cut = withTask(source.text, parts);
	const rules = findPartRules(source, cut, language);
	const apart = cut.flatMap((part, at) => rulesApart(source.folded, { part, rules: rules[at] ?? [] }));
	const clauses = apart.map(({ part: { start, end, kind }, rules: found }) => {
		const part = { ...trimRange(source.text, { start, end }), kind };
		const words = source.folded.slice(part.start, part.end);
		const { verb, isQuestion } = shapeOf(words);
		const constraints = OF_THE_WORLD.has(part.kind)
			? found.filter((rule) => forbids(rule, verb, source.folded.slice(part.start, rule.span.start), language))
			: found;
		const told = language === 'en' && !isQuestion ? asTold(part.kind, words, constraints.length > 0) : part.kind;
		return { span: spanOf(source, part), part: told, role: ROLES[told], verb, isQuestion, constraints };
	});
	return language === 'en' ? withFactsOfThing(source.text, clauses) : clauses;
}

const MAY_STATE: ReadonlySet<PartKind> = new Set(['limit', 'content', 'amount']);

/** The kind of a part by its words: a statement of fact is background, a statement about the reader is a limit. */
function asTold(kind: PartKind, words: string, isRule: boolean): PartKind {
	if (suitsReader(words)) return kind === 'background' ? 'limit' : kind;
	const mayState = MAY_STATE.has(kind) || ((kind === 'style' || kind === 'form') && /\b(?:i|my|we|our)\b/i.test(words));
	if (mayState && statesFact(words)) return 'background';
	if ((kind === 'ban' || kind === 'priority' || mayState) && deniesFact(words)) return 'background';
	if (kind === 'ban' && NEVER_DID.test(words)) return 'background';
	return !isRule && isToldOfWorld(kind, words) ? 'background' : kind;
}

/** "Never done one.": what somebody has not done yet. */
const NEVER_DID =
	/^\W{0,9}(?:i(?:'ve| have)? )?never (?:done|had|been|used|made|written|tried|played|seen|cooked|met|worked)\b/i;

function forbids({ polarity, span }: Constraint, verb: string | null, before: string, language: string): boolean {
	if (polarity !== 'must_not' || !DENIES.test(span.text) || STANDS_FIRST.test(before)) return true;
	// A single word before the negation is a command verb, also in languages whose verbs are not known: "Gebruik geen afkortingen".
	const [first = '', ...others] = before.trim().toLowerCase().split(/\s+/);
	return others.length === 0 && (first === verb || language !== 'en');
}

/** Makes a part the task where none is: the first part of the kinds in `FALLBACKS`, if possible one of three words or more. */
function withTask(text: string, parts: readonly Part[]): readonly Part[] {
	if (parts.some(({ kind }) => kind === 'task')) return parts;
	const isLong = ({ start, end }: Part) => wordsIn(text.slice(start, end)) >= SHORTEST_TASK;
	for (const isFit of [isLong, () => true])
		for (const kind of FALLBACKS) {
			const at = parts.findIndex((part) => part.kind === kind && isFit(part));
			if (at >= 0) return parts.map((part, index) => (index === at ? { ...part, kind: 'task' as const } : part));
		}
	return parts;
}

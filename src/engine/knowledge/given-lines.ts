import type { Given } from '#engine/review-model';
import type { Language } from '#engine/types';
import { normalise } from '../reading/normalise.ts';
import { read } from '../reading/read.ts';
import { asSentence } from '../writing/lines/as-sentence.ts';
import type { AnswerKind, ExpertQuestion } from './genre-model.ts';
import { knowledgeIn } from './languages/stored-languages.ts';
import { namingWords } from './naming-words.ts';
import { isOwnLine, ownLines } from './own-lines.ts';
import { opensOwnWords } from './own-words.ts';
import type { Knowledge } from './stored.ts';
import { inFrame, inOpened, takesAnything } from './typed-in-line.ts';

/** A line of the prompt that comes from an answer or a tap instead of the text. */
export interface GivenLine {
	readonly id: string;
	readonly as: AnswerKind;
	readonly text: string;
}

const ENGLISH: Language = { code: 'en', name: 'English', direction: 'ltr' };
const MOST_WORDS_IN_A_LINE = 9;
/**
 * Words typed behind an option ("A story… she drove the bus in slippers") stay in one line up to this many: the option says what
 * they are.
 */
const MOST_WORDS_BEHIND_AN_OPTION = 40;

/** The lines for answers and accepted suggestions, in the order they were given. Unknown ids are ignored. */
export function givenLines(
	{ answers, accepted, proposed = [] }: Given,
	knowledge: Knowledge,
	language: Language = ENGLISH,
): GivenLine[] {
	const lineOf = (id: string) => proposed.find((one) => one.id === id)?.line;
	const answered = Object.entries(answers).flatMap(([id, answer]) => {
		if (isOwnLine(id)) return ownLines(id, normalise(answer).trim(), language);
		const line = lineOf(id);
		const question = line === undefined ? findQuestion(id, knowledge, language) : questionOf(line, answer);
		return question ? linesOf(id, question, normalise(answer).trim(), language) : [];
	});
	const taken = accepted.flatMap((id): GivenLine[] => {
		const text = lineOf(id) ?? findSuggestion(id, knowledge);
		return text === null ? [] : [{ id, as: 'content', text }];
	});
	return eachSaidOnce([...answered, ...taken]);
}

/** Drops a line whose naming words all stand in an earlier one: "It makes people laugh." after "It should make people laugh." */
const eachSaidOnce = (lines: readonly GivenLine[]): GivenLine[] =>
	lines.filter(({ text }, at) => {
		const words = namingWords(text);
		return !lines
			.slice(0, at)
			.some((other) => REFUSES.test(other.text) === REFUSES.test(text) && isWithin(words, namingWords(other.text)));
	});

const REFUSES = /\b(?:no|not|nor|never|none|nothing|without|\w+n't|leave out|avoid)\b/i;
const LEAST_TELLING = 2;

const isWithin = (words: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
	words.size >= LEAST_TELLING && [...words].every((word) => others.has(word));

/** Labels that add nothing to their line: "A limit…", "I have…", but not "Leave out…" or "How we met…". */
const SAID_BY_LINE =
	/^(?:an?|the|my|our|i|we|you|he|she|it|they|there|this|yes|no|other|another|something|somebody|more|in my)\b/i;

/**
 * Rebuilds a language model's question, of which only the line is kept. A "…" within the first 40 letters of the answer shows
 * that an option for own words was tapped.
 */
function questionOf(line: string, answer: string): Pick<ExpertQuestion, 'as' | 'ask' | 'options' | 'own'> {
	const [opened] = /^[^…]{1,40}…/.exec(answer) ?? [];
	const question = { as: 'content', ask: '', own: line } as const;
	if (opened === undefined) return { ...question, options: [] };
	const label = opened.slice(0, -1);
	const isKept = takesAnything(line) && !SAID_BY_LINE.test(label);
	const said = isKept ? `${label.charAt(0).toLowerCase()}${label.slice(1)} – {answer}` : '{answer}';
	return { ...question, options: [[opened, line.replace('{answer}', () => said)]] };
}

/** An option that the question no longer has, with its "…", before the typed words. */
const UNKNOWN_OPTION = /^[^…]{1,40}…\s+(?=\S)/;

function linesOf(
	id: string,
	question: Pick<ExpertQuestion, 'as' | 'ask' | 'options' | 'own'>,
	answer: string,
	language: Language,
): GivenLine[] {
	const { as, options, own, ask } = question;
	const tapped = options.find(([label, line]) => label === answer || line === answer);
	if (tapped) return tapped[1] === '' || opensOwnWords(tapped[0]) ? [] : [{ id, as, text: tapped[1] }];
	const [label, opened] = options.find(([one]) => opensOwnWords(one) && answer.startsWith(one)) ?? ['', ''];
	const words = answer
		.slice(label.length)
		.replace(UNKNOWN_OPTION, '')
		.replace(/[\s.。]+$/, '')
		.trim();
	if (words === '') return [];
	const isSentence = !/[.!?]\s|[。！？].|\n/.test(words);
	const most = opened || takesAnything(own) ? MOST_WORDS_BEHIND_AN_OPTION : MOST_WORDS_IN_A_LINE;
	if (isSentence && words.split(/\s+/).length <= most) {
		const text = asSentence(placed({ opened, label, own, ask }, words, language), language);
		return [{ id, as: as === 'fact' && isBare(own) && WISHES.test(text) ? 'content' : as, text }];
	}
	// A long answer is read like a request and gives one line for each clause.
	return read(words)
		.clauses.filter(({ role }) => role !== 'filler')
		.map(({ span, part }, at) => ({
			id: at === 0 ? id : `${id}~${at + 1}`,
			as: part === 'background' ? 'fact' : as,
			text: asSentence(span.text, language),
		}));
}

interface Frames {
	/** The line and the label of the option that opened the field; empty where none did. */
	readonly opened: string;
	readonly label: string;
	readonly own: string;
	readonly ask: string;
}

/** Puts typed words into their line. Only in English can the engine tell whether they fit it. */
function placed({ opened, label, own, ask }: Frames, words: string, { code }: Language): string {
	if (code !== 'en') return (opened === '' ? own : opened).replace('{answer}', () => words);
	return (opened === '' ? null : inOpened(opened, label, words)) ?? inFrame(own, ask, words);
}

/** Whether the question's line is the typed words alone, which may then be a wish where a fact was asked for. */
const isBare = (own: string): boolean => /^\{answer\}\.?$/.test(own);
const WISHES =
	/^(?:what i want|i(?:['’]d| would)? (?:want|like|need)|no|not|don['’]t|do not|never|only|must|should|keep|make|use|leave out|without|max|at most|under)\b/i;

function findQuestion(
	id: string,
	{ genres, families, consequences }: Knowledge,
	{ code }: Language,
): ExpertQuestion | null {
	const [owner = '', name] = id.split('.');
	if (name === undefined) return consequences.find((one) => one.id === owner)?.question ?? null;
	const own = owner.startsWith(`${code}-`) ? knowledgeIn(code) : null;
	const known = [...(own ? [...own.kinds, own.any, own.last] : [...genres, ...families])].filter(
		({ id: one }) => one === owner,
	);
	return known.flatMap(({ ask }) => ask).find((one) => one.id === name) ?? null;
}

const OFFER = /^offer(?:-(\d+))?$/;

function findSuggestion(id: string, { genres, consequences }: Knowledge): string | null {
	const [owner = '', name = ''] = id.split('.');
	const [offer, number] = OFFER.exec(name) ?? [];
	if (offer === undefined) return null;
	if (number === undefined) return consequences.find((one) => one.id === owner)?.suggest ?? null;
	return genres.find((one) => one.id === owner)?.suggest[Number(number) - 1]?.text ?? null;
}

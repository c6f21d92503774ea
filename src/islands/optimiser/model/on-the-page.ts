import type { ReviseRequest } from '#contract/revise';
import { wire } from '#islands/api.ts';
import { fillIn } from '../fill-in.ts';
import type { Revision } from '../workspace/revision.store.ts';
import { $revision } from '../workspace/revision.store.ts';
import { mergeSections } from './merge-sections.ts';
import { $reading } from './reading.store.ts';

type Answer = Revision['answer'];

/** Answers with a model's additions, each with the answer without them. */
const plainOf = new WeakMap<Answer, Answer>();
type Line = Pick<NonNullable<ReviseRequest['proposed']>[number], 'line' | 'reads'>;

/** By id, the prompt line that a model's question or offer becomes, or the words whose kind it corrects. */
const lines = new Map<string, Line>();

/** How a text is marked as the model's; set by `followRevisions`. */
let markWith: string | null = null;

/**
 * Adds a model's proposals to the page as they arrive, and again after each revision, which does not hold them. Runs once a page.
 *
 * @param mark a sentence with `{text}`
 */
export function followRevisions(mark: string): void {
	if (markWith !== null) return;
	markWith = mark;
	$revision.subscribe((now) => {
		if (now === null) return;
		learnLines(now.answer);
		if (!plainOf.has(now.answer)) show();
	});
	$reading.listen(show);
}

/** The lines of these ids; they prove that the server showed them. */
const linesOf = (ids: readonly string[]): NonNullable<ReviseRequest['proposed']> =>
	ids.flatMap((id) => {
		const line = lines.get(id);
		return line === undefined ? [] : [{ id, ...line }];
	});

/** The current wish, even if the server has not answered it yet. */
function wishNow(): Pick<Revision['wish'], 'given' | 'skipped'> {
	const revision = $revision.get();
	return revision?.wanted ?? revision?.wish ?? { given: [], skipped: [] };
}

/** Ids of the questions and offers that were answered, taken or skipped. */
export function settledIds(): ReadonlySet<string> {
	const { given, skipped } = wishNow();
	return new Set([...given.map(({ id }) => id), ...skipped]);
}

/** The number of answered questions; an accepted line has no `text`. */
function answeredCount(): number {
	const { given, skipped } = wishNow();
	return given.filter(({ text }) => text !== '').length + skipped.length;
}

/** A question that the visitor is answering, or has answered. */
export const isKept = (id: string): boolean => id === openQuestion() || settledIds().has(id);

/** Adds to revisions the lines that their ids stand for, unless other model code does so already. */
export function sendWithLines(): void {
	if (hasLines) return;
	hasLines = true;
	const { send } = wire;
	wire.send = (path, init) => send(path, path === REVISE ? withLines(init) : init);
}

export const REVISE = '/api/optimise/revise';
let hasLines = false;

/** Set by the code that adds the lines to revisions, so that they are added only once. */
export function linesAreSent(): void {
	hasLines = true;
}

/** A revision with the lines that its ids stand for. */
export function withLines(init: RequestInit): RequestInit {
	const request: ReviseRequest = JSON.parse(String(init.body));
	const proposed = linesOf([...Object.keys(request.answers ?? {}), ...(request.accept ?? [])]);
	return proposed.length === 0 ? init : { ...init, body: JSON.stringify({ ...request, proposed }) };
}

function show(): void {
	const now = $revision.get();
	const reading = $reading.get();
	if (now === null || reading === null || now.delivered.answer.requestId !== reading.requestId) return;
	const plain = plainOf.get(now.answer) ?? now.answer;
	const mark = (text: string) => fillIn(markWith ?? '{text}', { text });
	const around = { settled: settledIds(), answered: answeredCount(), open: openQuestion(), mark };
	const answer = { ...plain, ...mergeSections(plain, reading, around) };
	plainOf.set(answer, plain);
	learnLines(answer);
	$revision.set({ ...now, answer });
}

/** Also for a result restored from an earlier visit. */
function learnLines({ questions, suggestions }: Answer): void {
	for (const { id, line, reads } of [...questions, ...suggestions] as readonly (Partial<Line> & { id: string })[])
		if (line !== undefined) lines.set(id, { line, ...(reads && { reads }) });
}

/** Id of the question whose answers are on the page; null before there is a result. */
function openQuestion(): string | null {
	const legend = document.querySelector('.opt-yours-open legend');
	return legend === null ? null : legend.id.replace(/^yours-/, '');
}

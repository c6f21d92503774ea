/**
 * Prints the questions and suggestions beside the result after a model's proposals, judged by the engine and merged with its own
 * as on the page: node scripts/quality/model-shown.ts <requests.jsonl> <proposals.jsonl> > shown.jsonl
 *
 * Reads `{id, prompt, …}` rows, and `{id, proposals}` rows as a model wrote them. Writes the request's row with `questions`,
 * `suggestions`, `dropped`, `struck` and `proposed` (the line that a suggestion or an answer becomes, by id). A model's ids are
 * `m1`, `s1` and `c1`.
 */
import { DEFAULT_MODIFIERS } from '#engine/modifiers';
import { optimise } from '#engine/optimise';
import { judgeProposal } from '#engine/proposals/dispose';
import type { Passed } from '#engine/proposals/proposal';
import { readingInputOf } from '#engine/proposals/reading-input';
import { NO_WISHES } from '#engine/review-model';
import { mergeSections } from '#islands/optimiser/model/merge-sections.ts';
import { proposalFrom } from '#server/models/proposal-schema';
import { shownIn } from '#server/optimise/read-with-model';
import { type ProposedRow, questionsIn, suggestionsIn } from './proposed-rows.ts';
import { filesOf, readRows, rowsById, writeRow } from './sheet-rows.ts';

interface Request {
	readonly id: string;
	readonly prompt: string;
}
interface Judged {
	readonly passed: readonly Passed[];
	readonly struck: readonly { readonly why: string; readonly written: unknown }[];
}

const [requests = '', proposals = ''] = filesOf('scripts/quality/model-shown.ts <requests.jsonl> <proposals.jsonl>');
const written = rowsById<{ id: string; proposals: readonly unknown[] }>(proposals);
for (const row of readRows<Request>(requests)) {
	const result = optimise(row.prompt);
	const own = result.outcome === 'optimised' ? result : { questions: [], suggestions: [], prompt: '' };
	const { passed, struck } = judged(row.prompt, written.get(row.id)?.proposals ?? []);
	const proposed: ProposedRow[] = [...questionsIn(passed), ...suggestionsIn(passed)];
	const dropped = passed.flatMap((one) => (one.kind === 'drop' ? [one.id] : []));
	const offered = {
		questions: own.questions.map((one) => ({ ...one, options: [...one.options] })),
		suggestions: [...own.suggestions],
	};
	const added = {
		questions: questionsIn(passed),
		offers: suggestionsIn(passed),
		drafted: offered.questions,
		dropped: offered.questions.filter(({ id }) => dropped.includes(id)),
	};
	// The draft's first question is open before a model answers, and stays first.
	const open = offered.questions[0]?.id ?? null;
	const shown = mergeSections(offered, added, { settled: new Set(), answered: 0, open, mark: (text) => text });
	writeRow({
		...row,
		draft: own.prompt,
		questions: shown.questions.map(({ id, question, options }) => ({ id, question, options })),
		suggestions: shown.suggestions.map(({ id, text, because }) => ({ id, text, because })),
		dropped,
		struck,
		proposed: proposed.map(({ id, line, reads }) => ({ id, line, ...(reads && { reads }) })),
	});
}

function judged(text: string, list: readonly unknown[]): Judged {
	const input = readingInputOf(text, DEFAULT_MODIFIERS, NO_WISHES);
	if (input === null || input.language !== 'English') return { passed: [], struck: [] };
	const passed: Passed[] = [];
	const struck: { why: string; written: unknown }[] = [];
	for (const one of list) {
		const proposal = proposalFrom(one);
		const verdict = proposal === null ? { struck: 'shape' } : judgeProposal(text, shownIn(input), passed, proposal);
		if ('passed' in verdict) passed.push(verdict.passed);
		else struck.push({ why: verdict.struck, written: one });
	}
	return { passed, struck };
}

import type { LedgerEntry } from '#engine/result-model';
import type { PlannedLine, PlannedSection, SectionId } from '#engine/types';
import type { Brief } from '../brief.ts';

const AT_MOST = 5;
const MOST_QUOTED = 3;
const LONGEST_QUOTE = 60;

/** Up to five sentences on the changes that matter, each true of this result and with the person's words. */
export function explainWhy(
	brief: Brief,
	sections: readonly PlannedSection[],
	ledger: readonly LedgerEntry[],
): string[] {
	const lines = (id: SectionId) => sections.find((section) => section.id === id)?.lines ?? [];
	const all = sections.flatMap((section) => section.lines);
	const changed = [
		...answerReasons(all),
		brief.isClear ? clearReason(brief) : null,
		ruleReason(lines('constraints')),
		correctionReason(brief),
		sourceReason(lines('source')),
		backgroundReason(lines('intent')),
		gapReason(lines('criticalGaps')),
		depthReason(brief, all),
		optionReason(all),
		brief.isClear ? null : spellingReason(brief),
	].filter((reason) => reason !== null);
	const isAllTheirs = all.every(({ is, origin }) => origin === 'yours' || is === 'closing' || is === 'label');
	return [
		...changed,
		...factReason(ledger, changed),
		...(isAllTheirs ? ['Nothing stands in it that you did not say.'] : []),
	].slice(0, AT_MOST);
}

const ALL: Readonly<Record<number, string>> = { 1: 'it was', 2: 'both were', 3: 'all three were' };
const OFFER = /\.offer(?:-\d+)?$/;

/** Answers come first, since only the person could know them. */
function answerReasons(lines: readonly PlannedLine[]): string[] {
	const given = lines.filter(({ rule }) => rule.startsWith('answer.'));
	const told = given.filter(({ rule }) => !OFFER.test(rule));
	const taken = given.filter(({ rule }) => OFFER.test(rule));
	return [
		...(told.length > 0
			? [`You told it ${quoteAll(told)}; ${ALL[told.length] ?? `all ${told.length} were`} missing from your text.`]
			: []),
		...(taken.length > 0 ? [`You took up ${quoteAll(taken)}, which your text did not ask for.`] : []),
	];
}

function clearReason({ edits, isWellMade, reading }: Brief): string {
	if (isWellMade || edits.length === 0) return 'It was clear already, so every word of it stands as you wrote it.';
	const spelt = spellings({ edits, reading });
	return `It was clear already, so it was only tidied${spelt === '' ? '' : `: ${spelt}`}.`;
}

function ruleReason(constraints: readonly PlannedLine[]): string | null {
	const own = constraints.filter(({ is }) => is === 'rule');
	if (own.length === 0) return null;
	return own.length === 1
		? `Your wish ${quoteAll(own)} stands on a line of its own, where it is hard to miss.`
		: `You said ${quoteAll(own)}; each stands on a line of its own, where it is hard to miss.`;
}

const TAKING_BACK = /[\s,;.]*\b(?:no|sorry|actually|wait|i mean|rather|or rather)\W*$/i;

function correctionReason({ edits, reading }: Brief): string | null {
	const [gone] = edits.filter(({ rule }) => rule === 'correction');
	return gone
		? `You took back ${quoted(reading.text.slice(gone.start, gone.end).replace(TAKING_BACK, ''))}, so only what you said last is in it.`
		: null;
}

const sourceReason = (source: readonly PlannedLine[]) =>
	source.length === 0 ? null : 'What you pasted stands apart, word for word, so it is not taken for instructions.';

function backgroundReason(intent: readonly PlannedLine[]): string | null {
	const told = intent.filter(({ is }) => is === 'background');
	return told.length === 0 ? null : `${quoteAll(told)} stands as background, apart from what you ask for.`;
}

function gapReason(gaps: readonly PlannedLine[]): string | null {
	if (gaps.length === 0) return null;
	return `${count(gaps.length, 'open point is', 'open points are')} named, so the model does not fill ${gaps.length === 1 ? 'it' : 'them'} in silently.`;
}

/** The sentence on steps and checks, which are there because of the chosen depth. */
function depthReason({ modifiers, expert, task }: Brief, lines: readonly PlannedLine[]): string | null {
	const of = (kind: 'step' | 'check') =>
		lines.filter(({ is, rule }) => is === kind && !rule.startsWith('modifier')).length;
	const parts = [
		...(of('step') > 0 ? [count(of('step'), 'step', 'steps')] : []),
		...(of('check') > 0 ? [count(of('check'), 'check', 'checks')] : []),
	];
	if (modifiers.depth === 'brief' || parts.length === 0) return null;
	const work = expert?.genre.name ?? (task.id === 'other' ? null : task.label);
	return `You chose depth “${modifiers.depth}”, which brought ${parts.join(' and ')}${work ? ` that suit ${work}` : ''}.`;
}

function optionReason(lines: readonly PlannedLine[]): string | null {
	const chosen = lines.filter(({ rule, is }) => rule.startsWith('modifier.') && is !== 'check');
	return chosen.length === 0 ? null : `Your options added ${quoteAll(chosen)}.`;
}

const AS_TYPED: ReadonlySet<string> = new Set(
	'number money date time duration name quote file url email code placeholder'.split(' '),
);

/** A sentence on figures, dates and names that no earlier sentence mentions. */
function factReason(all: readonly LedgerEntry[], told: readonly string[]): string[] {
	const before = told.join('\n').toLowerCase();
	const ledger = all.filter(({ kind }) => AS_TYPED.has(kind));
	const left = ledger.filter(({ text }) => !before.includes(text.toLowerCase()));
	if (ledger.length < 2 || left.length === 0 || ledger.some(({ status }) => status === 'missing')) return [];
	const quotes = left.slice(0, 2).map(({ text }) => quoted(text));
	const many = ledger.length === 2 ? 'Both' : `All ${ledger.length}`;
	return [
		`${many} details you gave (${quotes.join(', ')}${ledger.length > quotes.length ? ' …' : ''}) are in it as you typed them.`,
	];
}

function spellingReason(brief: Brief): string | null {
	const spelt = spellings(brief);
	return spelt === '' ? null : `Only spelling changed in your words: ${spelt}.`;
}

/** The corrected spellings: “wrte” is “write”. */
function spellings({ edits, reading }: Pick<Brief, 'edits' | 'reading'>): string {
	const spelt = edits.filter(({ rule, to }) => rule === 'spelling' && to !== '');
	const shown = spelt
		.slice(0, MOST_QUOTED)
		.map(({ start, end, to }) => `${quoted(reading.text.slice(start, end))} is ${quoted(to)}`);
	return `${shown.join(', ')}${spelt.length > shown.length ? ' and so on' : ''}`;
}

/** A list of quotations: “For two”, “Dinners only” and 2 more. */
function quoteAll(lines: readonly PlannedLine[]): string {
	const quotes = lines
		.slice(0, lines.length > MOST_QUOTED ? MOST_QUOTED - 1 : MOST_QUOTED)
		.map(({ text }) => quoted(text));
	const left = lines.length - quotes.length;
	const all = left === 0 ? quotes : [...quotes, `${left} more`];
	return all.length === 1 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}

function quoted(text: string): string {
	const line = text
		.replace(/\s+/g, ' ')
		.trim()
		.replace(/[.,;:。]+$/, '');
	const cut = line.length <= LONGEST_QUOTE ? line : `${line.slice(0, line.lastIndexOf(' ', LONGEST_QUOTE))}…`;
	return `“${cut}”`;
}

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

import type { Clause } from '#engine/types';
import type { Brief } from '../brief.ts';

/** Describes kind of work, language and parts of the request, in Markdown. */
export function describeReading({ reading, guess, task }: Brief): string {
	const heard = reading.clauses.filter(({ role }) => role !== 'filler');
	const rules = heard.filter(({ role }) => role === 'rule');
	const rows: [string, string][] = [
		['Task type', guess.id === 'other' ? 'no single type' : task.label],
		['Language', reading.language.name],
		['Read', readParts(reading, heard)],
	];
	if (rules.length > 0) rows.push(['Rules', rules.map(({ span }) => code(span.text)).join(', ')]);
	if (reading.material.length > 0) rows.push(['Material', materialSize(reading.material)]);
	if (reading.injection.length > 0) rows.push(['Instruction-like text', injectionText(reading.injection.length)]);
	return rows.map(([name, value]) => `- **${name}:** ${value}`).join('\n');
}

function readParts({ facts }: Brief['reading'], heard: readonly Clause[]): string {
	const of = (role: Clause['role']) => heard.filter((clause) => clause.role === role).length;
	return [
		count(of('task'), 'request', 'requests'),
		count(of('rule'), 'rule', 'rules'),
		count(of('context'), 'background fact', 'background facts'),
		count(facts.length, 'detail to keep', 'details to keep'),
	].join(', ');
}

function materialSize(material: Brief['reading']['material']): string {
	const size = material.reduce((sum, { span }) => sum + span.end - span.start, 0);
	return `${count(material.length, 'passage', 'passages')}, ${count(size, 'character', 'characters')}`;
}

const injectionText = (n: number) => `${count(n, 'passage tries', 'passages try')} to give orders to the model`;
const code = (text: string) => {
	const words = text.trim().replaceAll('`', "'");
	return `\`${UNEVEN.test(words) ? words.replace(/\s{1,40}/g, ' ') : words}\``;
};
/** White space other than single spaces. */
const UNEVEN = /\s\s|[^\S ]/;
const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

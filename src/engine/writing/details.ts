import type { Brief } from './brief.ts';

/** What was understood, as Markdown. */
export function describeReading({ reading, task, rules, homes }: Brief): string {
	const rows: [string, string][] = [
		['Task type', task.id === 'other' ? 'no single type' : task.label],
		['Language', reading.language.name],
		['Read', readParts(homes, reading.facts.length)],
	];
	if (rules.length > 0) rows.push(['Rules', rules.map(({ constraint }) => code(constraint.span.text)).join(', ')]);
	if (reading.material.length > 0) rows.push(['Material', materialSize(reading.material)]);
	if (reading.highStakes.length > 0) rows.push(['Care needed', reading.highStakes.join(', ').replaceAll('_', ' ')]);
	if (reading.injection.length > 0) rows.push(['Instruction-like text', injectionText(reading.injection.length)]);
	return rows.map(([name, value]) => `- **${name}:** ${value}`).join('\n');
}

function readParts({ tasks, steps, rules, context }: Brief['homes'], facts: number): string {
	return [
		count(tasks.length + steps.length, 'request', 'requests'),
		count(rules.length, 'rule', 'rules'),
		count(context.length, 'background fact', 'background facts'),
		count(facts, 'detail to keep', 'details to keep'),
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
/** White space other than one space at a time. */
const UNEVEN = /\s\s|[^\S ]/;
const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

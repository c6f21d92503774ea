import type { ModifiersInput } from '#contract/modifiers';
import type { OptimiserCopy } from '#copy/optimiser-copy';

/** The names of options and their values, as the panel has them. */
export type OptionWords = Pick<OptimiserCopy['advanced'], 'fields' | 'values'>;

/** The options as they were sent, one a line: "Tone: Friendly". Options that are switched off are left out, own words are given as typed. */
export function optionLines(modifiers: ModifiersInput, { fields, values }: OptionWords): string[] {
	return (Object.entries(modifiers) as [keyof ModifiersInput, unknown][]).flatMap(([name, value]) => {
		const words = values[name];
		const said = (value === true ? [onOf(words)] : valuesOf(value)).map((one) => words[one] ?? one);
		return said.length > 0 ? [`${fields[name]}: ${said.join(', ')}`] : [];
	});
}

/** Labels for options that are on and for options that are yes. */
const onOf = (words: Readonly<Record<string, string>>): string => ('yes' in words ? 'yes' : 'on');

/** The chosen value of an option, in any of the forms in which options are sent. */
function valuesOf(value: unknown): string[] {
	if (typeof value === 'string') return [value];
	if (Array.isArray(value)) return value.map(String);
	if (typeof value !== 'object' || value === null || ('enabled' in value && value.enabled === false)) return [];
	const { level, style, order, customOrder, customText, layeredRoles } = value as Readonly<Record<string, unknown>>;
	const own = [level, style, customText].filter((one) => typeof one === 'string');
	const lists = [order, customOrder, layeredRoles].flatMap((one) => (Array.isArray(one) ? one : []));
	const checks = Object.keys(value).filter((key) => (value as Readonly<Record<string, unknown>>)[key] === true);
	return [...own, ...lists, ...checks.filter((key) => key !== 'enabled')].map(String);
}

import { invalid } from './stripe-fault.ts';

/**
 * The parameters of a request, by their flat form names: `items[0][price]`. An empty text unsets a field.
 * A value of the wrong type throws Stripe's error.
 */
export class Params {
	readonly #values: ReadonlyMap<string, string>;
	readonly #prefix: string;

	constructor(values: ReadonlyMap<string, string>, prefix = '') {
		this.#values = values;
		this.#prefix = prefix;
	}

	/** Refuses parameters that `allowed` does not name, and missing required ones (`name!`). Forms: `a`, `a[b]`, `a[][b]`, `a[*]`. */
	check(allowed: readonly string[]): void {
		const names = new Set(allowed.map((one) => one.replace(/!$/, '')));
		for (const name of this.#values.keys()) {
			const form = name.replace(/\[\d+\]/g, '[]');
			const isKnown = names.has(form) || names.has(form.replace(/\[[^[\]]+\]$/, '[*]')) || names.has(`${form}[*]`);
			if (!isKnown && !form.startsWith('expand[')) throw unknownParameter(name);
		}
		for (const one of allowed) if (one.endsWith('!')) this.#require(one.slice(0, -1));
	}

	#require(name: string): void {
		if (this.#values.get(name) === '') {
			const message = `You passed an empty string for '${name}'. We assume empty values are an attempt to unset a parameter; however '${name}' cannot be unset.`;
			throw invalid(message, { code: 'parameter_invalid_empty', param: name });
		}
		if (this.has(name)) return;
		throw invalid(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name });
	}

	/** Whether the parameter was sent, even if its value is empty. */
	has(name: string): boolean {
		const own = this.#name(name);
		return [...this.#values.keys()].some((key) => key === own || key.startsWith(`${own}[`));
	}

	text(name: string): string | null {
		return this.#values.get(this.#name(name)) || null;
	}

	whole(name: string): number | null {
		const text = this.text(name);
		if (text === null) return null;
		if (!/^-?\d{1,15}$/.test(text)) {
			throw invalid(`Invalid integer: ${text}`, { code: 'parameter_invalid_integer', param: this.#name(name) });
		}
		return Number(text);
	}

	flag(name: string): boolean | null {
		const text = this.text(name);
		if (text === null || text === 'true' || text === 'false') return text === null ? null : text === 'true';
		throw invalid(`Invalid boolean: ${text}`, { param: this.#name(name) });
	}

	oneOf<T extends string>(name: string, values: readonly T[]): T | null {
		const text = this.text(name);
		if (text === null) return null;
		const found = values.find((value) => value === text);
		if (found !== undefined) return found;
		throw invalid(`Invalid ${name}: must be one of ${values.join(', ')}`, { param: this.#name(name) });
	}

	/** `name[0]`, `name[1]` as texts. */
	list(name: string): string[] {
		const start = `${this.#name(name)}[`;
		return [...this.#values]
			.filter(([key]) => key.startsWith(start) && /^\d+\]$/.test(key.slice(start.length)))
			.map(([, value]) => value);
	}

	/** `name[key]` as a map. Empty values stay, because in metadata they delete the key. */
	map(name: string): Record<string, string> {
		const start = `${this.#name(name)}[`;
		const own = [...this.#values].filter(([key]) => key.startsWith(start));
		return Object.fromEntries(own.map(([key, value]) => [key.slice(start.length, -1), value]));
	}

	/** `name[0][…]`, `name[1][…]` as separate parameters. */
	groups(name: string): Params[] {
		const start = `${this.#name(name)}[`;
		const keys = [...this.#values.keys()].filter((key) => key.startsWith(start));
		const places = new Set(keys.map((key) => key.slice(start.length, key.indexOf(']', start.length))));
		return [...places].map((place) => new Params(this.#values, `${start}${place}]`));
	}

	#name(name: string): string {
		if (this.#prefix === '') return name;
		const [first = '', ...rest] = name.split('[');
		return `${this.#prefix}[${first}]${rest.map((part) => `[${part}`).join('')}`;
	}
}

const unknownParameter = (name: string) =>
	invalid(`Received unknown parameter: ${name}`, { code: 'parameter_unknown', param: name });

/** New values over old ones, as Stripe merges metadata: an empty value deletes its key. */
export function mergeMetadata(old: Readonly<Record<string, string>>, params: Params): Record<string, string> {
	if (!params.has('metadata')) return { ...old };
	if (params.text('metadata') === null && Object.keys(params.map('metadata')).length === 0) return {};
	const merged = { ...old, ...params.map('metadata') };
	return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''));
}

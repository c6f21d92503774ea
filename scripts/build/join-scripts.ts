/** Scripts by file name. */
export type Scripts = ReadonlyMap<string, string>;

export interface Joined {
	/** The remaining scripts with their new text. */
	readonly scripts: Scripts;
	/** Names of removed files, each with the name that pages use instead. */
	readonly renamed: ReadonlyMap<string, string>;
}

/** A file that only re-exports one thing of another, under the name that a page's code uses. */
const FACADE = /^export\{(\w+) as default\}from"\.\/([^"]+)";?\s*$/;
/** The bundler's helper: one function, imported under various names. */
const HELPER = /^var (\w+)=([\s\S]+);export\{\1 as (\w+)\};?\s*$/;

/**
 * Each file costs a request and half a kilobyte of headers, and the bundler makes two of less than 200 bytes. A script needed by a single file
 * is moved into it, and one that only re-exports part of another is replaced by that other.
 */
export function joinScripts(scripts: Scripts): Joined {
	const all = new Map(scripts);
	const renamed = new Map<string, string>();
	for (const [name, code] of scripts) {
		const others = [...all].filter(([other, text]) => other !== name && text.includes(`"./${name}"`));
		if (FACADE.test(code) && others.length === 0) joinFacade(name, code, all, renamed);
		const [only] = others;
		if (only && others.length === 1) joinHelper(name, code, only, all);
	}
	return { scripts: all, renamed };
}

function joinFacade(name: string, code: string, all: Map<string, string>, renamed: Map<string, string>): void {
	const [, exported = '', target = ''] = FACADE.exec(code) ?? [];
	const whole = all.get(target);
	const local = whole && new RegExp(`(?<=export\\{(?:[^}]*,)?)([\\w$]+) as ${exported}(?=[,}])`).exec(whole)?.[1];
	if (!whole || !local || / as default[,}]/.test(whole)) return;
	all.set(target, whole.replace(/export\{(?=[^}]*\};?\s*$)/, `export{${local} as default,`));
	all.delete(name);
	renamed.set(name, target);
}

function joinHelper(name: string, code: string, [importer, text]: [string, string], all: Map<string, string>): void {
	const [, , value = '', exported = ''] = HELPER.exec(code) ?? [];
	const wanted = new RegExp(`import\\{${exported} as ([\\w$]+)\\}from"\\./${name.replaceAll('.', '\\.')}";`);
	if (value === '' || !wanted.test(text)) return;
	all.set(
		importer,
		text.replace(wanted, (_, local: string) => `var ${local}=${value};`),
	);
	all.delete(name);
}

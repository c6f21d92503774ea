import { type Headed, headingIn } from '#engine/locales/marks';
import type { Modifiers } from '#engine/modifiers';
import { TAGS } from './headings.ts';

/** The heading of a section: a title with the marks before and after it. */
export interface Heading {
	readonly before: string;
	readonly words: string;
	readonly after: string;
}

/** The marks of structure for one family of models. */
export interface Skin {
	/** @param code the language of the result */
	readonly open: (section: Headed, code: string) => Heading;
	readonly hasBlankAfterOpening: boolean;
	readonly close: (section: Headed) => string | null;
	/** The lines around a passage. They never occur inside it. */
	readonly fence: (material: string) => { readonly open: string; readonly close: string };
}

const markdown = (marks: string): Skin => ({
	open: (section, code) => ({ before: `${marks} `, words: headingIn(code, section), after: '' }),
	hasBlankAfterOpening: true,
	close: () => null,
	fence: (material) => {
		const fence = '`'.repeat(Math.max(3, longestRun(material, '`') + 1));
		return { open: fence, close: fence };
	},
});

const TAGGED: Skin = {
	open: (section) => ({ before: '<', words: TAGS[section], after: '>' }),
	hasBlankAfterOpening: false,
	close: (section) => `</${TAGS[section]}>`,
	fence: (material) => {
		const name = findFreeName(material);
		return { open: `<${name}>`, close: `</${name}>` };
	},
};

const SKINS: Readonly<Record<Modifiers['modelTarget'], Skin>> = {
	auto: markdown('##'),
	chatgpt: markdown('##'),
	gemini: markdown('##'),
	llama: markdown('###'),
	claude: TAGGED,
};

export const skinFor = ({ modelTarget }: Modifiers): Skin => SKINS[modelTarget];

function longestRun(text: string, mark: string): number {
	let longest = 0;
	let run = 0;
	for (const character of text) {
		run = character === mark ? run + 1 : 0;
		if (run > longest) longest = run;
	}
	return longest;
}

function findFreeName(material: string): string {
	const lower = material.toLowerCase();
	let n = 1;
	while (lower.includes(`material_${n}>`)) n++;
	return `material_${n}`;
}

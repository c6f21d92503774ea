import { DEFAULT_MODIFIERS, type Modifiers } from '#engine/modifiers';
import type { PartKind } from '#engine/tagging/part-labels';
import type { ConstraintKind } from '#engine/types';
import { say } from '../locales/say.ts';
import type { Brief } from './brief.ts';
import type { ModifierWording } from './wording/modifier-lines.ts';
import * as wording from './wording/modifier-lines.ts';

/** What the chosen options add, and which of them gave way to the person's own words. */
export interface Effect extends ModifierWording {
	readonly name: keyof Modifiers;
}

export interface ModifierEffects {
	readonly effects: readonly Effect[];
	/** Options the text overrules, each as one sentence. */
	readonly overruled: readonly string[];
}

/** Which parts of the request settle the same point as an option: what the person typed beats what they chose. */
const SETTLED_BY: Partial<
	Record<keyof Modifiers, { readonly parts: readonly PartKind[]; readonly rules: readonly ConstraintKind[] }>
> = {
	tone: { parts: ['style'], rules: ['tone', 'style'] },
	format: { parts: [], rules: ['format'] },
	length: { parts: [], rules: ['length'] },
	readerLevel: { parts: ['audience'], rules: ['audience'] },
};

/** What the options that were chosen ask for, and a sentence for each that the request itself overrules. */
export function findEffects(brief: Brief): ModifierEffects {
	const effects: Effect[] = [];
	const overruled: string[] = [];
	for (const { name, wording: words } of candidates(brief)) {
		if (words === undefined || brief.modifiers[name] === DEFAULT_MODIFIERS[name]) continue;
		const said = saidInText(brief, name);
		if (said === null) effects.push({ name, ...words });
		else overruled.push(overruledSentence(brief, name, said));
	}
	return { effects, overruled };
}

/** The person's own words on the point that an option settles. */
function saidInText({ reading, isWellMade }: Brief, name: keyof Modifiers): string | null {
	const settled = SETTLED_BY[name];
	if (!settled || isWellMade) return null;
	for (const { part, role, span, constraints } of reading.clauses) {
		if (role === 'filler' || part === 'background') continue;
		if (settled.parts.includes(part)) return span.text;
		const rule = constraints.find(({ kind, polarity }) => settled.rules.includes(kind) && polarity !== 'must_not');
		if (rule && part !== 'limit') return rule.span.text;
	}
	return null;
}

interface Candidate {
	readonly name: keyof Modifiers;
	readonly wording: ModifierWording | undefined;
}

function candidates({ modifiers, task, reading }: Brief): Candidate[] {
	const { code } = reading.language;
	const { tone, format, depth, creativity, strictness, reasoning, variations, readerLevel, safetyTone } = modifiers;
	return [
		{ name: 'targetContext', wording: contextLine(modifiers.targetContext, code) },
		{ name: 'archetype', wording: task.hasViewpoint ? viewpointLine(modifiers.archetype, code) : undefined },
		{ name: 'tone', wording: wording.TONES[tone] },
		{ name: 'readerLevel', wording: wording.READER_LEVELS[readerLevel] },
		{ name: 'format', wording: wording.FORMATS[format] },
		{ name: 'length', wording: lengthLine(modifiers.length, task.lengths, code) },
		{ name: 'depth', wording: wording.DEPTHS[depth] },
		{ name: 'authentic', wording: modifiers.authentic ? wording.AUTHENTIC : undefined },
		{ name: 'examples', wording: modifiers.examples ? wording.EXAMPLES[`${modifiers.examples}`] : undefined },
		{ name: 'creativity', wording: wording.CREATIVITIES[creativity] },
		{ name: 'codeRigor', wording: task.takesCodeRigor ? wording.CODE_RIGOURS[modifiers.codeRigor] : undefined },
		{ name: 'citations', wording: wording.CITATIONS[modifiers.citations] },
		{ name: 'strictness', wording: wording.STRICTNESSES[strictness] },
		{ name: 'reasoning', wording: wording.REASONINGS[reasoning] },
		{ name: 'variations', wording: wording.VARIATIONS[variations] },
		{ name: 'safetyTone', wording: wording.SAFETY_TONES[safetyTone] },
	];
}

const contextLine = (context: string | null, code: string) =>
	context ? { constraint: say(code, 'Context: {context}', { context }) } : undefined;

function viewpointLine(roles: readonly string[] | null, code: string): ModifierWording | undefined {
	if (roles === null || roles.length === 0) return undefined;
	const viewpoint = 'Viewpoint: {roles}; use the vocabulary and checks of that field.';
	return { constraint: say(code, viewpoint, { roles: roles.join(' + ') }) };
}

function lengthLine(
	length: Modifiers['length'],
	ranges: Brief['task']['lengths'],
	code: string,
): ModifierWording | undefined {
	if (length === 'no-limit') return undefined;
	if (ranges === null) return wording.LENGTHS[length];
	const range = ranges[length].replace(/ words$/, '');
	return {
		constraint: say(code, 'Length: {range} words.', { range }),
		test: say(code, 'The length is within {range} words.', { range }),
	};
}

function overruledSentence(brief: Brief, name: keyof Modifiers, said: string): string {
	const sentence = 'The option {option} “{value}” was left out, because your text says “{words}”.';
	const words = said
		.replace(/\s+/g, ' ')
		.trim()
		.replace(/[.,;:]$/, '');
	const option = OPTION_NAMES[name] ?? name;
	return say(brief.reading.language.code, sentence, { option, value: String(brief.modifiers[name]), words });
}

const OPTION_NAMES: Partial<Record<keyof Modifiers, string>> = { readerLevel: 'reader level' };

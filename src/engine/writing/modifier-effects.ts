import { DEFAULT_MODIFIERS, type Modifiers } from '#engine/modifiers';
import type { ConstraintKind } from '#engine/types';
import { say } from '../locales/say.ts';
import type { Brief } from './brief.ts';
import { isSaid } from './said.ts';
import type { ModifierWording } from './wording/modifier-lines.ts';
import * as wording from './wording/modifier-lines.ts';

/** What the chosen options add, and which of them gave way to the person's own words. */
export interface Effect extends ModifierWording {
	readonly name: keyof Modifiers;
	readonly isDefault: boolean;
}

export interface ModifierEffects {
	readonly effects: readonly Effect[];
	/** Options the text overrules, each as one sentence. */
	readonly overruled: readonly string[];
}

/** Which kinds of rule in the text settle the same point as an option. */
const SETTLED_BY: Partial<Record<keyof Modifiers, readonly ConstraintKind[]>> = {
	tone: ['tone', 'style'],
	format: ['format'],
	length: ['length'],
	readerLevel: ['audience'],
};

/** What the options ask for, and a sentence for each that the request itself overrules. */
export function findEffects(brief: Brief): ModifierEffects {
	const chosen = candidates(brief).filter(({ wording: words }) => words !== undefined);
	const effects: Effect[] = [];
	const overruled: string[] = [];
	for (const { name, wording: words } of chosen) {
		const isDefault = brief.modifiers[name] === DEFAULT_MODIFIERS[name];
		if (!isSaid(brief, ...(SETTLED_BY[name] ?? []))) effects.push({ name, isDefault, ...words });
		else if (!isDefault) overruled.push(overruledSentence(brief, name));
	}
	return { effects, overruled };
}

interface Candidate {
	readonly name: keyof Modifiers;
	readonly wording: ModifierWording | undefined;
}

function candidates({ modifiers, task, reading }: Brief): Candidate[] {
	const { code } = reading.language;
	const { tone, format, depth, creativity, strictness, reasoning, variations, readerLevel, safetyTone } = modifiers;
	const hasTone = task.hasVoice || tone !== DEFAULT_MODIFIERS.tone;
	return [
		{ name: 'targetContext', wording: contextLine(modifiers.targetContext, code) },
		{ name: 'archetype', wording: task.hasViewpoint ? viewpointLine(modifiers.archetype, code) : undefined },
		{ name: 'tone', wording: hasTone ? wording.TONES[tone] : undefined },
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

function overruledSentence(brief: Brief, name: keyof Modifiers): string {
	const kinds = SETTLED_BY[name] ?? [];
	const rule = brief.rules.find(({ constraint }) => kinds.includes(constraint.kind));
	const words = rule?.constraint.span.text.trim() ?? '';
	const option = OPTION_NAMES[name] ?? name;
	const sentence = 'The option {option} “{value}” was left out, because your text says “{words}”.';
	return say(brief.reading.language.code, sentence, { option, value: String(brief.modifiers[name]), words });
}

const OPTION_NAMES: Partial<Record<keyof Modifiers, string>> = { readerLevel: 'reader level' };

import { say } from '#engine/locales/say';
import { DEFAULT_MODIFIERS, type Modifiers } from '#engine/modifiers';
import type { Brief } from '../brief.ts';
import { depthWording } from '../wording/depth-lines.ts';
import type { Effect, ModifierWording } from '../wording/modifier-lines.ts';
import * as wording from '../wording/modifier-lines.ts';
import { findUnfit, overruledSentence } from './option-fit.ts';
import { settledBy } from './settled-by.ts';
import { readStructureLock } from './structure-lock.ts';

/** The lines that the chosen options add, and a sentence for each option that is overruled. */
export interface ModifierEffects {
	readonly effects: readonly Effect[];
	/** One sentence for each option that the text or an answer overrules. */
	readonly overruled: readonly string[];
	/** One sentence for each option that makes no sense for this work, and for each unknown section name. */
	readonly unfit: readonly string[];
}

/** The lines of the chosen options, and a sentence for each option that is left out. */
export function findEffects(brief: Brief): ModifierEffects {
	const effects: Effect[] = [];
	const overruled: string[] = [];
	const left: string[] = [...unknownSections(brief)];
	for (const { name, check, wording: words } of candidates(brief)) {
		if (words === undefined || brief.modifiers[name] === DEFAULT_MODIFIERS[name]) continue;
		const unfit = findUnfit(brief, name, check);
		const settled = unfit === null ? settledBy(brief, name) : null;
		if (unfit !== null) left.push(unfit);
		else if (settled) overruled.push(overruledSentence(brief, name, settled) ?? '');
		else effects.push({ ...words, name: check === undefined ? name : `${name}.${check}` });
	}
	return {
		effects,
		overruled: [...new Set(overruled)].filter((sentence) => sentence !== ''),
		unfit: [...new Set(left)],
	};
}

interface Candidate {
	readonly name: keyof Modifiers;
	/** The single check, for the option `outputChecks`. */
	readonly check?: Modifiers['outputChecks'][number];
	readonly wording: ModifierWording | undefined;
}

function candidates(brief: Brief): Candidate[] {
	const { modifiers, task, reading } = brief;
	const { code } = reading.language;
	const { tone, format, creativity, strictness, reasoning, variations, readerLevel, safetyTone } = modifiers;
	return [
		{ name: 'targetContext', wording: contextLine(modifiers.targetContext, code) },
		{ name: 'archetype', wording: viewpointLine(modifiers.archetype, code) },
		// The option `authentic` says everything that the tone "authentic" says.
		{ name: 'tone', wording: tone === 'authentic' && modifiers.authentic ? undefined : wording.TONES[tone] },
		{ name: 'readerLevel', wording: wording.READER_LEVELS[readerLevel] },
		{ name: 'format', wording: wording.FORMATS[format] },
		{ name: 'length', wording: lengthLine(modifiers.length, task.lengths, code) },
		{ name: 'depth', wording: depthWording(brief) },
		{ name: 'authentic', wording: modifiers.authentic ? wording.AUTHENTIC : undefined },
		{ name: 'examples', wording: modifiers.examples ? wording.EXAMPLES[`${modifiers.examples}`] : undefined },
		{ name: 'creativity', wording: wording.CREATIVITIES[creativity] },
		{ name: 'codeRigor', wording: wording.CODE_RIGOURS[modifiers.codeRigor] },
		{ name: 'citations', wording: wording.CITATIONS[modifiers.citations] },
		{ name: 'strictness', wording: wording.STRICTNESSES[strictness] },
		{ name: 'reasoning', wording: wording.REASONINGS[reasoning] },
		{ name: 'structureLock', wording: partsLine(modifiers.structureLock, code) },
		{ name: 'variations', wording: wording.VARIATIONS[variations] },
		{ name: 'safetyTone', wording: wording.SAFETY_TONES[safetyTone] },
		...modifiers.outputChecks.map(
			(check): Candidate => ({ name: 'outputChecks', check, wording: { test: wording.OUTPUT_CHECKS[check] } }),
		),
	];
}

const contextLine = (context: string | null, code: string) =>
	context ? { constraint: say(code, 'Context: {context}', { context }) } : undefined;

function viewpointLine(roles: readonly string[] | null, code: string): ModifierWording | undefined {
	if (roles === null || roles.length === 0) return undefined;
	const viewpoint = 'Viewpoint: {roles}; use the vocabulary and checks that go with it.';
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

/** Names that are not sections of a result are parts of the thing to be made. */
function partsLine(lock: Modifiers['structureLock'], code: string): ModifierWording | undefined {
	const { parts } = readStructureLock(lock ?? []);
	return parts.length === 0
		? undefined
		: { deliverable: say(code, 'Give it in this order: {names}.', { names: parts.join(', ') }) };
}

const unknownSections = ({ modifiers, reading }: Brief): string[] =>
	readStructureLock(modifiers.structureLock ?? []).unknown.map((name) =>
		say(reading.language.code, 'There is no section “{name}”, so it was left out of the order.', { name }),
	);

import type { Modifiers } from '#engine/modifiers';
import type { PlannedLine, PlannedSection, Reading } from '#engine/types';
import { isOwnLine, isOwnWord } from '../locales/vocabulary.ts';
import { TASK_TYPES } from '../tasks/task-types.ts';
import { CLOSING_LINE } from './headings.ts';
import * as modifierLines from './wording/modifier-lines.ts';
import * as safetyLines from './wording/safety-lines.ts';

/** What a line may not make up: addresses, figures, quoted words and names (a capital inside a sentence). */
const CLAIMS =
	/https?:\/\/\S{1,400}|["“][^"“”\n]{1,300}["”]|\d[\d.,:/-]{0,30}\d|\d|(?<=[\p{Ll}\p{N},;] )\p{Lu}[\p{L}\p{N}]{1,40}/gu;

const VOCABULARY = textsOf([TASK_TYPES, modifierLines, safetyLines, CLOSING_LINE]).join('\n');

/** Drops every line of the engine that states something found neither in the request, the options nor its own wording. */
export function dropInvented(
	sections: readonly PlannedSection[],
	reading: Reading,
	modifiers: Modifiers,
): PlannedSection[] {
	let given: string | undefined;
	const { code } = reading.language;
	const isGrounded = ({ origin, text, source }: PlannedLine) =>
		origin === 'yours' || source.length > 0 || isOwnLine(code, text) || claimsOf(text).every(isKnown);
	const isKnown = (claim: string) =>
		VOCABULARY.includes(claim) || isOwnWord(code, claim) || isGiven(bare(claim).toLowerCase());
	const isGiven = (claim: string) => {
		given ??= [reading.raw, reading.language.name, ...textsOf(modifiers)].join('\n').toLowerCase();
		return given.includes(claim);
	};
	return sections.map(({ id, lines }) => ({ id, lines: lines.filter(isGrounded) }));
}

const claimsOf = (text: string): string[] => text.match(CLAIMS) ?? [];
const bare = (claim: string) => claim.replace(/^["“]|["”]$/g, '');

function textsOf(value: unknown): string[] {
	if (typeof value === 'string') return [value];
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

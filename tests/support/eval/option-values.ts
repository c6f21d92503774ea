import { MODIFIER_VALUES, type ModifierName } from '#contract/modifier-values';
import { DEFAULT_MODIFIERS, type Modifiers } from '#engine/modifiers';
import type { SectionId } from '#engine/types';

interface Option {
	readonly values: readonly Partial<Modifiers>[];
	/** Sections whose lines the option may change. */
	readonly sections: readonly SectionId[];
}

const options = <Name extends keyof Modifiers>(
	name: Name,
	values: readonly Modifiers[Name][],
	...sections: SectionId[]
): Option => ({ values: values.map((value) => ({ [name]: value }) as Partial<Modifiers>), sections });

/** The modifiers whose chosen value is passed to the engine unchanged. */
type ChosenByName = {
	[Name in ModifierName]: Modifiers[Name] extends string ? Name : never;
}[ModifierName];

/** All values of a modifier except the default. */
const every = (name: ChosenByName, ...sections: SectionId[]): Option =>
	options(
		name,
		MODIFIER_VALUES[name].filter((value) => value !== DEFAULT_MODIFIERS[name]),
		...sections,
	);

/**
 * All values of all options, with the sections that they may change. An option that fills a gap also removes the gap's
 * line.
 */
export const OPTIONS: readonly Option[] = [
	every('tone', 'constraints', 'criticalGaps'),
	every('format', 'constraints', 'tests', 'deliverables', 'criticalGaps'),
	every('depth', 'constraints', 'steps', 'tests', 'deliverables', 'criticalGaps'),
	every('length', 'constraints', 'tests', 'deliverables', 'criticalGaps'),
	every('creativity', 'constraints', 'steps'),
	every('strictness', 'constraints', 'tests'),
	every('reasoning', 'steps', 'constraints'),
	every('variations', 'deliverables', 'tests'),
	every('readerLevel', 'constraints', 'tests', 'criticalGaps'),
	every('safetyTone', 'constraints', 'tests'),
	options('authentic', [true], 'constraints'),
	options('examples', [true, 'contextual'], 'constraints', 'steps', 'deliverables', 'tests'),
	options('archetype', [['lawyer'], ['teacher', 'editor']], 'constraints'),
	options('targetContext', ['For our spring newsletter'], 'constraints', 'criticalGaps'),
	every('codeRigor', 'constraints', 'tests', 'criticalGaps'),
	every('citations', 'constraints', 'tests', 'criticalGaps'),
	options(
		'outputChecks',
		[...MODIFIER_VALUES.outputChecks.map((check) => [check]), MODIFIER_VALUES.outputChecks],
		'tests',
	),
];

/** Examples of a locked order of sections. */
export const ORDERS: readonly (readonly string[])[] = [
	['Deliverables', 'Intent'],
	[
		'Intent',
		'Constraints & Safety',
		'Deliverables',
		'Acceptance tests',
		'What to do / step-by-step',
		'Critical gaps',
		'Source',
	],
	[
		'Source',
		'Acceptance tests',
		'Deliverables',
		'What to do / step-by-step',
		'Constraints & Safety',
		'Critical gaps',
		'Intent',
	],
	['Acceptance tests'],
];

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

/** The modifiers that the engine takes as they are chosen. */
type ChosenByName = {
	[Name in ModifierName]: Modifiers[Name] extends string ? Name : never;
}[ModifierName];

/** Every value but the usual one. */
const every = (name: ChosenByName, ...sections: SectionId[]): Option =>
	options(
		name,
		MODIFIER_VALUES[name].filter((value) => value !== DEFAULT_MODIFIERS[name]),
		...sections,
	);

/** Every value of every option, with the sections that are its own. An option that fills a gap also ends the gap's line. */
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

/** Orders a person may fix. */
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

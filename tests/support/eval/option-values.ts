import type { Modifiers } from '#engine/modifiers';
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

/** Every value of every option, with the sections that are its own. An option that fills a gap also ends the gap's line. */
export const OPTIONS: readonly Option[] = [
	options(
		'tone',
		['executive', 'academic', 'casual', 'persuasive', 'neutral', 'authentic'],
		'constraints',
		'criticalGaps',
	),
	options('format', ['bullets', 'table', 'narrative', 'mixed'], 'constraints', 'tests', 'deliverables', 'criticalGaps'),
	options('depth', ['detailed', 'exhaustive'], 'constraints', 'steps', 'tests', 'deliverables', 'criticalGaps'),
	options('length', ['short', 'medium', 'long'], 'constraints', 'tests', 'deliverables', 'criticalGaps'),
	options('creativity', ['low', 'high'], 'constraints', 'steps'),
	options('strictness', ['loose', 'strict'], 'constraints', 'tests'),
	options('reasoning', ['step-by-step'], 'steps', 'constraints'),
	options('variations', ['multiple', 'hybrid'], 'deliverables', 'tests'),
	options('readerLevel', ['beginner', 'expert'], 'constraints', 'tests', 'criticalGaps'),
	options('safetyTone', ['cautious', 'advisory'], 'constraints', 'tests'),
	options('authentic', [true], 'constraints'),
	options('examples', [true, 'contextual'], 'constraints', 'steps', 'deliverables', 'tests'),
	options('archetype', [['lawyer'], ['teacher', 'editor']], 'constraints'),
	options('targetContext', ['For our spring newsletter'], 'constraints', 'criticalGaps'),
	options('codeRigor', ['minimal', 'standard', 'production'], 'constraints', 'tests', 'criticalGaps'),
	options('citations', ['Links', 'APA-lite', 'Footnotes'], 'constraints', 'tests', 'criticalGaps'),
	options('outputChecks', [['facts'], ['edgeCases'], ['limitations'], ['facts', 'edgeCases', 'limitations']], 'tests'),
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

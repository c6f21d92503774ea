import { z } from 'zod';
import { MODIFIER_LIST_MAX_ITEMS, MODIFIER_TEXT_MAX_CHARS } from './limits.ts';
import { MODIFIER_VALUES, type ModifierName } from './modifier-values.ts';

const [, ...RIGOURS] = MODIFIER_VALUES.codeRigor;
const [, ...CITATION_STYLES] = MODIFIER_VALUES.citations;

export const Modifier = z.enum(Object.keys(MODIFIER_VALUES) as ModifierName[]);

const FreeText = z.string().trim().max(MODIFIER_TEXT_MAX_CHARS);
const TextList = z
	.array(FreeText)
	.max(MODIFIER_LIST_MAX_ITEMS)
	.transform((items) => items.filter((item) => item !== ''));

/** Several roles in one text, as long together as the longest list. */
const JoinedRoles = z
	.string()
	.trim()
	.max(MODIFIER_TEXT_MAX_CHARS * 4);

/** `auto`, the custom text, or roles joined by " + ": the form the page sends. The entity form is accepted too. */
const Archetype = z.union([
	JoinedRoles,
	z.strictObject({
		mode: z.enum(MODIFIER_VALUES.archetype),
		customText: FreeText.optional(),
		layeredRoles: TextList.optional(),
	}),
]);

const TargetContext = z.union([
	FreeText,
	z.strictObject({ mode: z.enum(MODIFIER_VALUES.targetContext), customText: FreeText.optional() }),
]);

const lowerCased = <const T extends readonly [string, ...string[]]>(values: T) =>
	z.preprocess((value) => (typeof value === 'string' ? value.toLowerCase() : value), z.enum(values));

/** The modifiers of a request. Absent ones have their default. */
export const ModifiersInput = z.strictObject({
	tone: z.enum(MODIFIER_VALUES.tone).optional(),
	format: z.enum(MODIFIER_VALUES.format).optional(),
	depth: z.enum(MODIFIER_VALUES.depth).optional(),
	length: z.enum([...MODIFIER_VALUES.length, 'any']).optional(),
	creativity: z.enum(MODIFIER_VALUES.creativity).optional(),
	strictness: z.enum(MODIFIER_VALUES.strictness).optional(),
	reasoning: z.enum(MODIFIER_VALUES.reasoning).optional(),
	variations: z.enum(MODIFIER_VALUES.variations).optional(),
	readerLevel: z.enum(MODIFIER_VALUES.readerLevel).optional(),
	modelTarget: lowerCased(MODIFIER_VALUES.modelTarget).optional(),
	safetyTone: z.enum(MODIFIER_VALUES.safetyTone).optional(),
	authentic: z.boolean().optional(),
	examples: z.union([z.boolean(), z.literal('contextual')]).optional(),
	archetype: Archetype.optional(),
	targetContext: TargetContext.optional(),
	codeRigor: z.strictObject({ enabled: z.boolean(), level: z.enum(RIGOURS).default('standard') }).optional(),
	citations: z.strictObject({ enabled: z.boolean(), style: z.enum(CITATION_STYLES).default('Links') }).optional(),
	structureLock: z
		.strictObject({ enabled: z.boolean(), order: TextList.optional(), customOrder: TextList.optional() })
		.optional(),
	outputChecks: z
		.union([
			z.array(z.enum(MODIFIER_VALUES.outputChecks)).max(3),
			z.strictObject({
				facts: z.boolean().default(false),
				edgeCases: z.boolean().default(false),
				limitations: z.boolean().default(false),
			}),
		])
		.optional(),
});
export type ModifiersInput = z.infer<typeof ModifiersInput>;

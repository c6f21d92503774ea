import { z } from 'zod';
import { MODIFIER_LIST_MAX_ITEMS, MODIFIER_TEXT_MAX_CHARS } from './limits.ts';

const FreeText = z.string().trim().max(MODIFIER_TEXT_MAX_CHARS);
const TextList = z
	.array(FreeText)
	.max(MODIFIER_LIST_MAX_ITEMS)
	.transform((items) => items.filter((item) => item !== ''));

/** Several roles in one text may be as long as their list would be. */
const JoinedRoles = z
	.string()
	.trim()
	.max(MODIFIER_TEXT_MAX_CHARS * 4);

/** `auto`, the custom text, or roles joined by " + ": the form the page sends. The entity form is accepted too. */
const Archetype = z.union([
	JoinedRoles,
	z.strictObject({
		mode: z.enum(['auto', 'specify', 'layered']),
		customText: FreeText.optional(),
		layeredRoles: TextList.optional(),
	}),
]);

const TargetContext = z.union([
	FreeText,
	z.strictObject({ mode: z.enum(['auto', 'custom']), customText: FreeText.optional() }),
]);

const lowerCased = <const T extends readonly [string, ...string[]]>(values: T) =>
	z.preprocess((value) => (typeof value === 'string' ? value.toLowerCase() : value), z.enum(values));

/** The modifiers of one request, every one optional: an absent value means its default. */
export const ModifiersInput = z.strictObject({
	tone: z.enum(['executive', 'friendly', 'academic', 'casual', 'persuasive', 'neutral', 'authentic']).optional(),
	format: z.enum(['paragraph', 'bullets', 'table', 'narrative', 'mixed']).optional(),
	depth: z.enum(['brief', 'detailed', 'exhaustive']).optional(),
	length: z.enum(['no-limit', 'any', 'short', 'medium', 'long']).optional(),
	creativity: z.enum(['low', 'medium', 'high']).optional(),
	strictness: z.enum(['loose', 'balanced', 'strict']).optional(),
	reasoning: z.enum(['concise', 'step-by-step']).optional(),
	variations: z.enum(['single', 'multiple', 'hybrid']).optional(),
	readerLevel: z.enum(['beginner', 'general', 'expert']).optional(),
	modelTarget: lowerCased(['auto', 'chatgpt', 'claude', 'gemini', 'llama']).optional(),
	safetyTone: z.enum(['neutral', 'cautious', 'advisory']).optional(),
	authentic: z.boolean().optional(),
	examples: z.union([z.boolean(), z.literal('contextual')]).optional(),
	archetype: Archetype.optional(),
	targetContext: TargetContext.optional(),
	codeRigor: z
		.strictObject({ enabled: z.boolean(), level: z.enum(['minimal', 'standard', 'production']).default('standard') })
		.optional(),
	citations: z
		.strictObject({ enabled: z.boolean(), style: z.enum(['Links', 'APA-lite', 'Footnotes']).default('Links') })
		.optional(),
	structureLock: z
		.strictObject({ enabled: z.boolean(), order: TextList.optional(), customOrder: TextList.optional() })
		.optional(),
	outputChecks: z
		.union([
			z.array(z.enum(['facts', 'edgeCases', 'limitations'])).max(3),
			z.strictObject({
				facts: z.boolean().default(false),
				edgeCases: z.boolean().default(false),
				limitations: z.boolean().default(false),
			}),
		])
		.optional(),
});
export type ModifiersInput = z.infer<typeof ModifiersInput>;

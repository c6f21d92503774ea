import { z } from 'zod';
import { CORRECTION_KINDS } from '#engine/proposals/correcting/correction';
import type { Proposal } from '#engine/proposals/proposal';

const MOST_CHARS = 400;
const MOST_OPTIONS = 8;
const text = z.string().max(MOST_CHARS);
const KINDS = ['question', 'suggestion', 'clearer', 'drop', 'correction'] as const;
const As = z.enum(CORRECTION_KINDS);

/**
 * One proposal as a model writes it. All kinds share one flat object with every field, because all providers support
 * such a schema.
 */
export const WrittenProposal = z.strictObject({
	kind: z.enum(KINDS),
	text: text.nullable(),
	words: text.nullable(),
	options: z.array(text).max(MOST_OPTIONS).nullable(),
	line: text.nullable(),
	id: text.nullable(),
});
export type WrittenProposal = z.infer<typeof WrittenProposal>;

const nullable = (type: object) => ({ anyOf: [type, { type: 'null' }] });
const STRING = { type: 'string' } as const;

/** The JSON schema for the proposals, without lengths and formats, which some providers refuse. */
export const PROPOSALS_JSON_SCHEMA = {
	type: 'object',
	additionalProperties: false,
	required: ['proposals'],
	properties: {
		proposals: {
			type: 'array',
			items: {
				type: 'object',
				additionalProperties: false,
				required: ['kind', 'text', 'words', 'options', 'line', 'id'],
				properties: {
					kind: { type: 'string', enum: [...KINDS] },
					text: nullable(STRING),
					words: nullable(STRING),
					options: nullable({ type: 'array', items: STRING }),
					line: nullable(STRING),
					id: nullable(STRING),
				},
			},
		},
	},
} as const;

/** The proposal in a model's item; null if it has another shape. Fields of other kinds are ignored. */
export function proposalFrom(written: unknown): Proposal | null {
	const parsed = WrittenProposal.safeParse(written);
	if (!parsed.success) return null;
	const { kind, text: said, words, options, line, id } = parsed.data;
	if (kind === 'drop') return id === null ? null : { kind, id };
	if (said === null) return null;
	if (kind === 'correction') {
		const as = As.safeParse(said);
		return as.success && words !== null ? { kind, as: as.data, words } : null;
	}
	if (kind === 'question') return line === null ? null : { kind, text: said, options: options ?? [], line, words };
	return words === null ? null : { kind, text: said, words };
}

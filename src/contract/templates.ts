import { z } from 'zod';
import {
	MODIFIER_TEXT_MAX_CHARS,
	PROMPT_MAX_CHARS,
	QUESTION_MAX_CHARS,
	SEARCH_MAX_CHARS,
	TAG_MAX_CHARS,
	TEMPLATE_BODY_MAX_CHARS,
	TEMPLATE_MAX_ANSWERS,
	TEMPLATE_MAX_TAGS,
	TEMPLATE_TITLE_MAX_CHARS,
} from './limits.ts';
import { ListPlace } from './list-place.ts';
import { ModifiersInput } from './modifiers.ts';
import { refused } from './refused.ts';

const TOO_LONG = refused('template_too_long');
const MISSING = refused('template_incomplete');

/** Tags are typed with commas between them, so no tag contains a comma. */
const Tags = z
	.array(z.string().max(TEMPLATE_MAX_TAGS * TAG_MAX_CHARS, TOO_LONG))
	.max(TEMPLATE_MAX_TAGS * 2, TOO_LONG)
	.transform((texts) => [
		...new Set(
			texts
				.flatMap((text) => text.split(','))
				.map((tag) => tag.trim())
				.filter((tag) => tag !== ''),
		),
	])
	.pipe(z.array(z.string().max(TAG_MAX_CHARS, TOO_LONG)).max(TEMPLATE_MAX_TAGS, TOO_LONG));

/** The source of a finished prompt, so that a template can be filled in and optimised again. */
export const TemplateSource = z.strictObject({
	/** The rough text as it was sent. */
	raw: z
		.string()
		.max(PROMPT_MAX_CHARS, TOO_LONG)
		.refine((text) => text.trim() !== ''),
	/** The options as they were sent. */
	modifiers: ModifiersInput.default({}),
	/** Questions answered beside the result, and accepted lines, which have an empty answer. */
	answers: z
		.array(
			z.strictObject({
				question: z.string().min(1).max(QUESTION_MAX_CHARS),
				answer: z.string().max(MODIFIER_TEXT_MAX_CHARS),
			}),
		)
		.max(TEMPLATE_MAX_ANSWERS)
		.default([]),
});
export type TemplateSource = z.infer<typeof TemplateSource>;

/**
 * `POST /api/user-templates` and `PUT /api/user-templates/{id}` request. The body is stored unchanged. In a change, an
 * absent `source` or `pinned` keeps the stored value; `source: null` deletes it.
 */
export const TemplateInput = z.strictObject({
	title: z.string(MISSING).trim().min(1, MISSING).max(TEMPLATE_TITLE_MAX_CHARS, TOO_LONG),
	body: z
		.string(MISSING)
		.max(TEMPLATE_BODY_MAX_CHARS, TOO_LONG)
		.refine((text) => text.trim() !== '', MISSING),
	tags: Tags.default([]),
	source: TemplateSource.nullable().optional(),
	pinned: z.boolean().optional(),
});
export type TemplateInput = z.infer<typeof TemplateInput>;

export const Template = z.strictObject({
	id: z.string(),
	title: z.string(),
	body: z.string(),
	/** Omitted when there are none. */
	tags: z.array(z.string()).optional(),
	/** Omitted for a text written by hand. */
	source: TemplateSource.optional(),
	/** Whether the template is listed before all others. */
	pinned: z.boolean(),
	updated_at: z.iso.datetime(),
	/** Id of the account it belongs to. */
	plan: z.enum(['free', 'pro']),
});
export type Template = z.infer<typeof Template>;

/** `PATCH /api/user-templates/{id}` request. */
export const TemplatePin = z.strictObject({ pinned: z.boolean() });
export type TemplatePin = z.infer<typeof TemplatePin>;

/** `GET /api/user-templates`: searches title, tags and body, ignoring case and accents. */
export const TemplatesQuery = z.strictObject({
	q: z.string().max(SEARCH_MAX_CHARS).default(''),
	tag: z.string().min(1).max(TAG_MAX_CHARS).optional(),
	/** The `next` of the page before. */
	before: ListPlace.optional(),
});
export type TemplatesQuery = z.infer<typeof TemplatesQuery>;

export const TemplatesPage = z.strictObject({
	/** Pinned ones first, then the last changed. */
	templates: z.array(Template),
	/** All tags of the account, most used first, whatever was searched for. */
	tags: z.array(z.string()),
	/** The `before` of the next page; null at the end. */
	next: z.string().nullable(),
});
export type TemplatesPage = z.infer<typeof TemplatesPage>;

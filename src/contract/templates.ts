import { z } from 'zod';
import {
	SEARCH_MAX_CHARS,
	TAG_MAX_CHARS,
	TEMPLATE_BODY_MAX_CHARS,
	TEMPLATE_MAX_TAGS,
	TEMPLATE_TITLE_MAX_CHARS,
} from './limits.ts';
import { ListPlace } from './list-place.ts';

const TOO_LONG = { error: 'template_too_long' };
const MISSING = { error: 'template_incomplete' };

/** Typed with commas between, so a comma never belongs to a tag. */
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

/** `POST /api/user-templates` and `PUT /api/user-templates/{id}` request. The body is kept unit for unit. */
export const TemplateInput = z.strictObject({
	title: z.string(MISSING).trim().min(1, MISSING).max(TEMPLATE_TITLE_MAX_CHARS, TOO_LONG),
	body: z
		.string(MISSING)
		.max(TEMPLATE_BODY_MAX_CHARS, TOO_LONG)
		.refine((text) => text.trim() !== '', MISSING),
	tags: Tags.default([]),
});
export type TemplateInput = z.infer<typeof TemplateInput>;

export const Template = z.strictObject({
	id: z.string(),
	title: z.string(),
	body: z.string(),
	/** Omitted when there are none. */
	tags: z.array(z.string()).optional(),
	updated_at: z.iso.datetime(),
	/** Of the account it belongs to. */
	plan: z.enum(['free', 'pro']),
});
export type Template = z.infer<typeof Template>;

/** `GET /api/user-templates`: the search looks into title, tags and body, whatever their case or accents. */
export const TemplatesQuery = z.strictObject({
	q: z.string().max(SEARCH_MAX_CHARS).default(''),
	tag: z.string().min(1).max(TAG_MAX_CHARS).optional(),
	/** The `next` of the page before. */
	before: ListPlace.optional(),
});
export type TemplatesQuery = z.infer<typeof TemplatesQuery>;

export const TemplatesPage = z.strictObject({
	/** Last changed first. */
	templates: z.array(Template),
	/** Every tag the account uses, most used first, whatever was searched for. */
	tags: z.array(z.string()),
	/** null at the end. */
	next: z.string().nullable(),
});
export type TemplatesPage = z.infer<typeof TemplatesPage>;

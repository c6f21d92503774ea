import { PROMPT_MAX_CHARS, TEMPLATE_BODY_MAX_CHARS, TEMPLATE_TITLE_MAX_CHARS } from '#contract/limits';
import type { Template, TemplateInput, TemplateSource } from '#contract/templates';
import type { TemplateUseCopy } from '#copy/templates-copy';
import { type ApiRefusal, wordsOf } from '../account-api.ts';
import { fillIn } from '../optimiser/fill-in.ts';

/** The fields of a template while it is edited. */
export interface TemplateDraft {
	readonly title: string;
	readonly body: string;
	/** Separated by commas. */
	readonly tags: string;
	/** The rough text it was made from; '' for none. */
	readonly raw: string;
}

export type DraftField = keyof TemplateDraft;

export interface DraftProblem {
	/** Name of the field; null: a fault of no field. */
	readonly field: DraftField | null;
	readonly message: string;
}

export const draftOf = (template: Template | null): TemplateDraft => ({
	title: template?.title ?? '',
	body: template?.body ?? '',
	tags: template?.tags?.join(', ') ?? '',
	raw: template?.source?.raw ?? '',
});

/** @param source what it was made from; absent: unchanged */
export const inputOf = ({ title, body, tags }: TemplateDraft, source?: TemplateSource | null): TemplateInput => ({
	title,
	body,
	tags: tags
		.split(',')
		.map((tag) => tag.trim())
		.filter((tag) => tag !== ''),
	...(source !== undefined && { source }),
});

/** Faults that are found before sending; the server finds the rest. */
export function problemOf({ title, body, raw }: TemplateDraft, copy: TemplateUseCopy['fields']): DraftProblem | null {
	if (title.trim() === '') return { field: 'title', message: copy.required };
	if (body.trim() === '') return { field: 'body', message: copy.required };
	if (title.trim().length > TEMPLATE_TITLE_MAX_CHARS) {
		return { field: 'title', message: fillIn(copy.titleTooLong, { max: TEMPLATE_TITLE_MAX_CHARS }) };
	}
	if (body.length > TEMPLATE_BODY_MAX_CHARS) {
		const counts = { max: TEMPLATE_BODY_MAX_CHARS, n: body.length };
		return { field: 'body', message: fillIn(copy.bodyTooLong, counts) };
	}
	if (raw.length > PROMPT_MAX_CHARS) {
		return { field: 'raw', message: fillIn(copy.bodyTooLong, { max: PROMPT_MAX_CHARS, n: raw.length }) };
	}
	return null;
}

/** A refusal at the field it names; `tags.3` is about the tags. */
export function problemFrom(refusal: ApiRefusal, otherwise: string): DraftProblem {
	const name = refusal.field?.split('.')[0];
	const known = name === 'title' || name === 'body' || name === 'tags' ? name : null;
	return { field: known, message: wordsOf(refusal, otherwise) };
}

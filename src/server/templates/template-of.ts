import type { Template, TemplateSource } from '#contract/templates';
import type { TemplateRow } from '#db/templates';
import type { Account } from '../caller.ts';

/** A row in the form of the contract. */
export function templateOf(row: TemplateRow, caller: Pick<Account, 'isPro'>): Template {
	const { id, title, body, tags, source, isPinned, updatedAt } = row;
	return {
		id,
		title,
		body,
		...(tags.length > 0 && { tags: [...tags] }),
		...(source !== null && { source: JSON.parse(source) as TemplateSource }),
		pinned: isPinned,
		updated_at: updatedAt.toISOString(),
		plan: caller.isPro ? 'pro' : 'free',
	};
}

/** JSON has an escape for every unit of a text, so nothing is lost in a TEXT column. */
export const sourceAsKept = (source: TemplateSource | null): string | null => source && JSON.stringify(source);

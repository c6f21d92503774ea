import type { TemplateSource } from '#contract/templates';
import type { Revision } from './revision.store.ts';

/** The source of the prompt on the page: text, options, and answers given since. */
export function sourceOf({ delivered, wish }: Pick<Revision, 'delivered' | 'wish'>): TemplateSource {
	const { sent: raw, modifiers } = delivered;
	const isOtherModel = wish.model !== (modifiers.modelTarget ?? 'auto');
	const answers = wish.given.map(({ words: question, text: answer }) => ({ question, answer }));
	return { raw, modifiers: isOtherModel ? { ...modifiers, modelTarget: wish.model } : modifiers, answers };
}

import type { TemplateSource } from '#contract/templates';
import type { Revision } from './revision.store.ts';

/** What the prompt on the page was made from: the text, the options and what was answered since. */
export function sourceOf({ delivered, wish }: Pick<Revision, 'delivered' | 'wish'>): TemplateSource {
	const { sent: raw, modifiers } = delivered;
	const isOtherModel = wish.model !== (modifiers.modelTarget ?? 'auto');
	const answers = wish.given.map(({ words: question, text: answer }) => ({ question, answer }));
	return { raw, modifiers: isOtherModel ? { ...modifiers, modelTarget: wish.model } : modifiers, answers };
}

import { atom } from '#islands/store/atom.ts';

export type AnswerProblem = { readonly kind: 'empty' } | { readonly kind: 'tooLong'; readonly length: number };

/** The text typed under each question of the round, by the question's id. */
export const $answers = atom<Readonly<Record<string, string>>>({});
export const $answerProblem = atom<AnswerProblem | null>(null);

export function typeAnswer(id: string, text: string): void {
	$answers.set({ ...$answers.get(), [id]: text });
	$answerProblem.set(null);
}

export function forgetAnswers(): void {
	$answers.set({});
	$answerProblem.set(null);
}

import type { KeyboardEvent, ReactElement, SubmitEvent } from 'react';
import { ANSWER_MAX_CHARS } from '#contract/limits';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { useStore } from '#islands/store/use-store.ts';
import { PromptCounter } from '../prompt-box/PromptCounter.tsx';
import { $answerCheck, submitReply, typeReply } from './answer-check.store.ts';

export function AnswerForm({ copy }: { readonly copy: OptimiserCopy }): ReactElement {
	const { text, isWorking, problem } = useStore($answerCheck);
	const words = copy.answerCheck;

	function handleSubmit(event: SubmitEvent): void {
		event.preventDefault();
		void submitReply(copy);
	}

	function handleKeyDown(event: KeyboardEvent): void {
		if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
		event.preventDefault();
		if (!event.repeat) void submitReply(copy);
	}

	return (
		<form className="opt-check-form" onSubmit={handleSubmit} noValidate aria-busy={isWorking}>
			<label htmlFor="optimizer-reply">{words.label}</label>
			<textarea
				id="optimizer-reply"
				className="opt-box"
				rows={7}
				dir="auto"
				value={text}
				aria-describedby="optimizer-reply-privacy optimizer-reply-counter optimizer-reply-problem"
				aria-invalid={problem !== null || text.length > ANSWER_MAX_CHARS}
				onChange={(event) => typeReply(event.currentTarget.value)}
				onKeyDown={handleKeyDown}
			/>
			<div id="optimizer-reply-problem" role="alert" className="opt-problem">
				{problem && <p>{problem}</p>}
			</div>
			<div className="opt-check-foot">
				<p id="optimizer-reply-privacy">{words.privacy}</p>
				<PromptCounter id="optimizer-reply-counter" length={text.length} max={ANSWER_MAX_CHARS} copy={copy.form} />
				<button type="submit" className="button is-small is-quiet" aria-disabled={isWorking}>
					{isWorking ? words.submitting : words.submit}
				</button>
			</div>
		</form>
	);
}

import { useStore } from '@nanostores/react';
import { type KeyboardEvent, type MouseEvent, type ReactElement, type SubmitEvent, useEffect, useRef } from 'react';
import { PROMPT_MAX_CHARS } from '#contract/limits';
import type { OptimiserCopy } from '#contract/optimiser-copy';
import { TemplatesMenu } from '../templates/TemplatesMenu.tsx';
import { showToast } from '../toast/toast.ts';
import { $answerProblem } from './clarifier.store.ts';
import { ExamplesMenu } from './ExamplesMenu.tsx';
import { HintSlot } from './hint/HintSlot.tsx';
import { $optimiser, submitPrompt } from './optimiser.store.ts';
import { PromptCounter } from './PromptCounter.tsx';
import { $prompt, clearPrompt, openPrompt, replacePrompt, typePrompt } from './prompt.store.ts';
import { ReplacedNote } from './ReplacedNote.tsx';

/** An answer may come between the presses of a double click; the second must not spend another run on the same text. */
function ignoreSecondPress(event: MouseEvent): void {
	if (event.detail > 1) event.preventDefault();
}

/**
 * The box is uncontrolled: what is typed before React is awake stays where it is and is taken over on mount. The menus stand
 * outside the form: one of them has a form of its own.
 */
export function PromptForm({ copy }: { readonly copy: OptimiserCopy }): ReactElement {
	const { form, messages } = copy;
	const state = useStore($optimiser);
	const text = useStore($prompt);
	const hasAnswerProblem = useStore($answerProblem) !== null;
	const boxRef = useRef<HTMLTextAreaElement>(null);

	const isBusy = state.kind === 'working';
	const isInvalid = state.kind === 'failed' && state.isInvalid;
	const canSubmit = !isBusy && !isInvalid && !hasAnswerProblem && text.length <= PROMPT_MAX_CHARS;

	useEffect(() => {
		openPrompt(boxRef.current?.value ?? '', messages.templateInserted);
	}, [messages]);

	useEffect(() => {
		const box = boxRef.current;
		if (box && box.value !== text) box.value = text;
	}, [text]);

	function handleSubmit(event: SubmitEvent): void {
		event.preventDefault();
		if (canSubmit) void submitPrompt(messages);
	}

	function handleKeyDown(event: KeyboardEvent): void {
		if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
		event.preventDefault();
		if (canSubmit && !event.repeat) void submitPrompt(messages);
	}

	function fill(example: string): void {
		replacePrompt(example, 'example');
		boxRef.current?.focus();
	}

	function insert(template: string): void {
		replacePrompt(template, 'template');
		showToast({ message: messages.templateInserted });
		boxRef.current?.focus();
	}

	function clear(): void {
		clearPrompt();
		boxRef.current?.focus();
	}

	return (
		<div className="opt-form">
			<div className="opt-form-head">
				<label htmlFor="optimizer-prompt">{form.label}</label>
				<div className="opt-form-menus">
					<TemplatesMenu copy={copy.templates} onPick={insert} />
					<ExamplesMenu copy={copy.examples} onPick={fill} />
				</div>
			</div>
			{/* Sent before the code is there it goes nowhere; by default the prompt would go into the address. */}
			<form className="opt-form-fields" method="dialog" onSubmit={handleSubmit} noValidate>
				<textarea
					id="optimizer-prompt"
					className="opt-box"
					ref={boxRef}
					rows={10}
					name="rawPrompt"
					placeholder={form.placeholder}
					dir="auto"
					aria-describedby="optimizer-counter optimizer-problem"
					aria-invalid={isInvalid || text.length > PROMPT_MAX_CHARS}
					onInput={(event) => typePrompt(event.currentTarget.value)}
					onKeyDown={handleKeyDown}
				/>
				<HintSlot boxRef={boxRef} copy={copy.hint} />
				<div id="optimizer-problem" role="alert" className="opt-problem">
					{state.kind === 'failed' && <p>{state.message}</p>}
				</div>
				<div className="opt-form-foot">
					<PromptCounter length={text.length} copy={form} />
					<ReplacedNote copy={form} />
					<div className="opt-form-actions">
						<button type="button" className="button is-quiet" disabled={text.trim() === ''} onClick={clear}>
							{form.clear}
						</button>
						<button
							type="submit"
							className="button opt-submit"
							disabled={!canSubmit}
							aria-busy={isBusy}
							onClick={ignoreSecondPress}
						>
							{isBusy ? form.submitting : form.submit}
						</button>
					</div>
				</div>
			</form>
		</div>
	);
}

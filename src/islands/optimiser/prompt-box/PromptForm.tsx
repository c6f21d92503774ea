import { type KeyboardEvent, type ReactElement, type SubmitEvent, useEffect, useRef } from 'react';
import { PROMPT_MAX_CHARS } from '#contract/limits';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { useStore } from '#islands/store/use-store.ts';
import { HintSlot } from '../hint/HintSlot.tsx';
import { $optimiser, submitPrompt } from '../stores/optimiser.store.ts';
import { $prompt, clearPrompt, openPrompt, typePrompt } from '../stores/prompt.store.ts';
import { goToOwnWish } from '../yours/OwnWish.tsx';
import { PROMPT_BOX } from './EditButton.tsx';
import { PromptCounter } from './PromptCounter.tsx';
import { PROMPT_FORM } from './SubmitButton.tsx';
import { useCanSubmit } from './use-can-submit.ts';

interface Props {
	readonly copy: OptimiserCopy;
	/** Called when the box gets the focus. */
	readonly onOpen: () => void;
}

const ADDING = 'optimizer-adding';

/**
 * The box is uncontrolled: text typed before React is loaded stays and is read on mount. The menus are outside the form, since
 * one of them has a form of its own; so is the button that sends it.
 */
export function PromptForm({ copy, onOpen }: Props): ReactElement {
	const { form, messages } = copy;
	const state = useStore($optimiser);
	const text = useStore($prompt);
	const canSubmit = useCanSubmit();
	const boxRef = useRef<HTMLTextAreaElement>(null);
	const isDone = state.kind === 'done';
	const isInvalid = state.kind === 'failed' && state.isInvalid;

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

	function clear(): void {
		clearPrompt();
		boxRef.current?.focus();
	}

	return (
		<div className="opt-form">
			<div className="opt-form-head">
				<label htmlFor={PROMPT_BOX}>{form.label}</label>
				<button type="button" className="opt-menu-button" disabled={text.trim() === ''} onClick={clear}>
					{form.clear}
				</button>
			</div>
			{isDone && (
				<p className="opt-adding" id={ADDING}>
					<span>{form.adding.text}</span>
					<button type="button" className="button is-small is-quiet" onClick={goToOwnWish}>
						{form.adding.action}
					</button>
				</p>
			)}
			{/* `dialog` sends nothing when the form is submitted before the code is loaded; the default would put the prompt
			    into the address. */}
			<form id={PROMPT_FORM} method="dialog" onSubmit={handleSubmit} noValidate>
				<textarea
					id={PROMPT_BOX}
					className="opt-box"
					ref={boxRef}
					rows={10}
					name="rawPrompt"
					placeholder={form.placeholder}
					dir="auto"
					aria-describedby={`optimizer-counter optimizer-problem${isDone ? ` ${ADDING}` : ''}`}
					aria-invalid={isInvalid || text.length > PROMPT_MAX_CHARS}
					onFocus={onOpen}
					onInput={(event) => typePrompt(event.currentTarget.value)}
					onKeyDown={handleKeyDown}
				/>
				<div className="opt-form-line">
					<HintSlot boxRef={boxRef} copy={copy.hint} />
					<PromptCounter length={text.length} copy={form} />
				</div>
				<div id="optimizer-problem" role="alert" className="opt-problem">
					{state.kind === 'failed' && <p>{state.message}</p>}
				</div>
			</form>
		</div>
	);
}

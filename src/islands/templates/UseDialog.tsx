import { type KeyboardEvent, type ReactElement, type SubmitEvent, useId, useState } from 'react';
import { PROMPT_MAX_CHARS } from '#contract/limits';
import type { ModifiersInput } from '#contract/modifiers';
import type { Template } from '#contract/templates';
import type { TemplateUseCopy } from '#copy/templates-copy';
import { ModalDialog } from '../modal/ModalDialog.tsx';
import { fillIn } from '../optimiser/fill-in.ts';
import { CopyByHand } from '../optimiser/result/CopyByHand.tsx';
import { copyText } from '../optimiser/result/copy-text.ts';
import { showToast } from '../toast/toast.ts';
import { asRead } from './as-read.ts';
import { BlankFields } from './BlankFields.tsx';
import { beginningOf } from './beginning-of.ts';
import { fillVariables, findVariables } from './variables.ts';

/** Puts a text into the prompt box, with its options; returns the reason of a failure, or null. */
export type Insert = (text: string, modifiers: ModifiersInput | null) => string | null;

interface Props {
	readonly template: Pick<Template, 'title' | 'body' | 'source'>;
	readonly copy: Pick<TemplateUseCopy, 'fill' | 'close'>;
	readonly onInsert: Insert;
	readonly onClose: () => void;
}

/** Values typed into blanks, by name: kept while the page is open, also for other templates with the same blanks. */
const typed = new Map<string, string>();

/** Uses a template: copies the finished prompt, or puts its rough text into the box. Blanks are filled in first. */
export function UseDialog({ template, copy, onInsert, onClose }: Props): ReactElement {
	const title = fillIn(copy.fill.title, { title: template.title });
	return (
		<ModalDialog title={title} closeLabel={copy.close} isForm onClose={onClose}>
			{(close) => <UseForm template={template} copy={copy.fill} onInsert={onInsert} close={close} />}
		</ModalDialog>
	);
}

interface FormProps extends Pick<Props, 'template' | 'onInsert'> {
	readonly copy: TemplateUseCopy['fill'];
	readonly close: () => void;
}

function UseForm({ template: { body, source }, copy, onInsert, close }: FormProps): ReactElement {
	const id = useId();
	const beginning = source ? beginningOf(source) : body;
	const names = findVariables(source ? `${body}\n${beginning}` : body);
	const [values, setValues] = useState(() => Object.fromEntries(typed));
	const [problem, setProblem] = useState<string | null>(null);
	const prompt = fillVariables(body, values);
	const begun = fillVariables(beginning, values);
	const isTooLong = begun.length > PROMPT_MAX_CHARS;

	function type(name: string, text: string): void {
		typed.set(name, text);
		setValues({ ...values, [name]: text });
	}

	async function copyPrompt(): Promise<void> {
		if (!(await copyText(prompt))) return setProblem(copy.notCopied);
		close();
		showToast({ message: copy.copied });
	}

	function insert(): void {
		const refused = onInsert(begun, source?.modifiers ?? null);
		setProblem(refused);
		if (refused === null) close();
	}

	/** Copies a finished prompt; puts a text that was written by hand into the box. */
	function submit(event: SubmitEvent | KeyboardEvent): void {
		event.preventDefault();
		if (source) void copyPrompt();
		else insert();
	}

	/** Sends on Ctrl or Cmd with Enter, as in the prompt box: Enter alone begins a new line of a long value. */
	function submitByKey(event: KeyboardEvent): void {
		if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
	}

	return (
		<form className="modal-form" onSubmit={submit} onKeyDown={submitByKey}>
			{source && <p className="modal-text">{copy.about}</p>}
			{names.length > 0 && <p className="modal-text">{copy.lede}</p>}
			<BlankFields id={id} names={names} values={values} onType={type} />
			<div className="modal-field">
				<label htmlFor={`${id}-preview`}>{copy.preview}</label>
				<textarea id={`${id}-preview`} readOnly rows={4} dir="auto" value={asRead(prompt)} />
			</div>
			<div role="status">
				{isTooLong && <p className="modal-hint">{fillIn(copy.tooLong, { n: begun.length, max: PROMPT_MAX_CHARS })}</p>}
			</div>
			<div role="alert">{problem && problem !== copy.notCopied && <p className="modal-problem">{problem}</p>}</div>
			{problem === copy.notCopied && <CopyByHand text={prompt} explanation={copy.notCopied} label={copy.copy} />}
			<div className="modal-actions">
				<button
					type="button"
					className="button is-small is-quiet"
					{...(names.length === 0 && { 'data-first': '' })}
					onClick={source ? insert : () => void copyPrompt()}
				>
					{source ? copy.rough : copy.copy}
				</button>
				<button type="submit" className="button is-small">
					{source ? copy.copy : copy.insert}
				</button>
			</div>
		</form>
	);
}

import { type KeyboardEvent, type ReactElement, type SubmitEvent, useId, useMemo, useState } from 'react';
import { PROMPT_MAX_CHARS } from '#contract/limits';
import type { TemplateUseCopy } from '#contract/templates-copy';
import { ModalDialog } from '../modal/ModalDialog.tsx';
import { fillIn } from '../optimiser/fill-in.ts';
import { fillVariables, findVariables } from './variables.ts';

interface Props {
	readonly body: string;
	readonly copy: Pick<TemplateUseCopy, 'fill' | 'close'>;
	/** The filled-in text; false when it could not be taken. */
	readonly onFill: (text: string) => boolean;
	readonly onClose: () => void;
}

/** What was typed into blanks and not used: there again when the same blanks are filled in once more. */
const typed = new Map<string, Readonly<Record<string, string>>>();

/** A form with a field for each blank of a template. */
export function FillDialog({ body, copy, onFill, onClose }: Props): ReactElement {
	return (
		<ModalDialog title={copy.fill.title} closeLabel={copy.close} isForm onClose={onClose}>
			{(close) => <FillForm body={body} copy={copy.fill} onFill={onFill} close={close} />}
		</ModalDialog>
	);
}

interface FormProps extends Pick<Props, 'body' | 'onFill'> {
	readonly copy: TemplateUseCopy['fill'];
	readonly close: () => void;
}

function FillForm({ body, copy, onFill, close }: FormProps): ReactElement {
	const id = useId();
	const names = useMemo(() => findVariables(body), [body]);
	const [values, setValues] = useState(() => typed.get(body) ?? {});
	const [isBlocked, setBlocked] = useState(false);
	const filled = fillVariables(body, values);

	function type(name: string, text: string): void {
		const next = { ...values, [name]: text };
		typed.set(body, next);
		setValues(next);
	}

	function submit(event: SubmitEvent | KeyboardEvent): void {
		event.preventDefault();
		const isTaken = onFill(filled);
		setBlocked(!isTaken);
		if (!isTaken) return;
		typed.delete(body);
		close();
	}

	/** Enter ends a line of a long value, so it takes a second key to send, as in the prompt box. */
	function submitByKey(event: KeyboardEvent): void {
		if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
	}

	return (
		<form className="modal-form" onSubmit={submit} onKeyDown={submitByKey}>
			<p className="modal-text">{copy.lede}</p>
			{names.map((name, at) => (
				<div className="modal-field" key={name}>
					<label htmlFor={`${id}-${at}`} dir="auto">
						{name}
					</label>
					<textarea
						id={`${id}-${at}`}
						rows={1}
						dir="auto"
						value={values[name] ?? ''}
						{...(at === 0 && { 'data-first': '' })}
						onChange={(event) => type(name, event.target.value)}
					/>
				</div>
			))}
			<div role="status">
				{filled.length > PROMPT_MAX_CHARS && (
					<p className="modal-hint">{fillIn(copy.tooLong, { n: filled.length, max: PROMPT_MAX_CHARS })}</p>
				)}
			</div>
			<div role="alert">{isBlocked && <p className="modal-problem">{copy.blocked}</p>}</div>
			<div className="modal-actions">
				<button type="button" className="button is-small is-quiet" onClick={close}>
					{copy.cancel}
				</button>
				<button type="submit" className="button is-small">
					{copy.insert}
				</button>
			</div>
		</form>
	);
}

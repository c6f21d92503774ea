import { type KeyboardEvent, type ReactElement, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { MODIFIER_TEXT_MAX_CHARS } from '#contract/limits';
import type { Assumption } from '#contract/review';
import type { WorkspaceCopy } from '#copy/workspace-copy';
import { fillIn } from '../fill-in.ts';

interface Props {
	readonly assumption: Assumption;
	readonly copy: WorkspaceCopy['assumptions'];
	readonly onSave: (value: string) => void;
	readonly onCancel: () => void;
}

/** Sets another value for an assumption: tapped or typed. Enter saves, Escape cancels. */
export function AssumptionForm({ assumption, copy, onSave, onCancel }: Props): ReactElement {
	const { label, value, options } = assumption;
	const [text, setText] = useState(value);
	const [problem, setProblem] = useState('');
	const fieldRef = useRef<HTMLInputElement>(null);
	const id = useId();

	useEffect(() => fieldRef.current?.select(), []);

	function save(event: SubmitEvent): void {
		event.preventDefault();
		const typed = text.trim();
		if (typed === '') setProblem(copy.empty);
		else if (typed.length > MODIFIER_TEXT_MAX_CHARS) {
			setProblem(fillIn(copy.tooLong, { max: MODIFIER_TEXT_MAX_CHARS }));
		} else onSave(typed);
	}

	function leave(event: KeyboardEvent): void {
		if (event.key !== 'Escape') return;
		event.preventDefault();
		onCancel();
	}

	return (
		<form
			className="opt-assumption-form"
			aria-label={fillIn(copy.form, { label })}
			onSubmit={save}
			onKeyDown={leave}
			noValidate
		>
			{options.length > 0 && (
				<ul className="opt-chips">
					{options.map((option) => (
						<li key={option}>
							<button
								type="button"
								className="opt-chip"
								dir="auto"
								aria-pressed={option === value}
								onClick={() => onSave(option)}
							>
								{option}
							</button>
						</li>
					))}
				</ul>
			)}
			<label htmlFor={id}>{copy.own}</label>
			<input
				id={id}
				ref={fieldRef}
				className="opt-field"
				value={text}
				dir="auto"
				autoComplete="off"
				aria-invalid={problem !== ''}
				aria-describedby={`${id}-problem`}
				onChange={(event) => {
					setText(event.currentTarget.value);
					setProblem('');
				}}
			/>
			<p id={`${id}-problem`} role="alert" className="opt-problem">
				{problem}
			</p>
			<div className="opt-assumption-actions">
				<button type="submit" className="button is-small is-quiet">
					{copy.save}
				</button>
				<button type="button" className="button is-small is-quiet" onClick={onCancel}>
					{copy.cancel}
				</button>
			</div>
		</form>
	);
}

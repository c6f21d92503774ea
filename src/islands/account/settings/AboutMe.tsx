import { type ReactElement, useRef, useState } from 'react';
import type { AboutLine, AboutLines } from '#contract/about-me';
import { ABOUT_LINE_MAX_CHARS } from '#contract/limits';
import type { AboutCopy } from '#copy/about-copy';
import type { StatesCopy } from '#copy/account-copy';
import { callApi } from '#islands/account-api.ts';
import { fillIn } from '#islands/optimiser/fill-in.ts';
import { showToast } from '#islands/toast/toast.ts';
import { Field } from '../Field.tsx';
import { Form } from '../Form.tsx';
import { Pending } from '../Pending.tsx';
import { Problem } from '../Problem.tsx';
import { useForm } from '../use-form.ts';
import { useResource } from '../use-resource.ts';

interface Props {
	readonly copy: AboutCopy;
	readonly states: StatesCopy;
}

const PATH = '/api/account/about';

/** The lines that the person keeps about themselves: add, list and delete. */
export function AboutMe({ copy, states }: Props): ReactElement {
	const { resource, reload, change } = useResource<AboutLines>(PATH);
	const [said, setSaid] = useState('');
	const listRef = useRef<HTMLUListElement>(null);
	const form = useForm({
		check: (values) => ({ text: String(values.get('text') ?? '').trim() === '' ? copy.lineMissing : '' }),
		failed: copy.title,
		send: async (values) => {
			const outcome = await callApi<AboutLine>('POST', PATH, { text: values.get('text') });
			if (!outcome.isOk) return { ...outcome.refusal, field: outcome.refusal.status < 500 ? 'text' : null };
			form.ref.current?.reset();
			change(({ lines }) => ({ lines: [...lines, outcome.answer] }));
			return null;
		},
	});

	if (resource.kind === 'loading') return <Pending label={states.loading} lines={3} />;
	if (resource.kind === 'failed') return <Problem message={copy.failed} retry={states.retry} onRetry={reload} />;
	const { lines } = resource.data;

	async function remove({ id, text }: AboutLine): Promise<void> {
		const outcome = await callApi('DELETE', `${PATH}/${id}`);
		if (!outcome.isOk && outcome.refusal.status !== 404)
			return showToast({ title: copy.notDone, message: outcome.refusal.message, tone: 'destructive' });
		change((data) => ({ lines: data.lines.filter((one) => one.id !== id) }));
		setSaid(fillIn(copy.removed, { text }));
		listRef.current?.focus();
	}

	return (
		<>
			<Form form={form} className="acc-form">
				<Field
					id="about-line"
					name="text"
					label={copy.line}
					hint={copy.lineHint}
					problem={form.problems['text'] ?? ''}
					maxLength={ABOUT_LINE_MAX_CHARS}
					autoComplete="off"
				/>
				<button type="submit" className="button is-small is-solid" aria-busy={form.isBusy}>
					{form.isBusy ? copy.keeping : copy.keep}
				</button>
			</Form>
			{lines.length === 0 ? (
				<p className="acc-soft">{copy.empty}</p>
			) : (
				<ul className="acc-rows" ref={listRef} tabIndex={-1} aria-label={copy.title}>
					{lines.map((line) => (
						<li key={line.id}>
							<p className="acc-row-name">{line.text}</p>
							<button
								type="button"
								className="link-button"
								aria-label={fillIn(copy.of, { action: copy.remove, text: line.text })}
								onClick={() => void remove(line)}
							>
								{copy.remove}
							</button>
						</li>
					))}
				</ul>
			)}
			<p className="visually-hidden" role="status">
				{said}
			</p>
		</>
	);
}

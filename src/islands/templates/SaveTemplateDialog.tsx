import type { ReactElement } from 'react';
import type { Template, TemplateSource } from '#contract/templates';
import type { TemplateUseCopy } from '#copy/templates-copy';
import { callApi } from '../account-api.ts';
import { ModalDialog } from '../modal/ModalDialog.tsx';
import { fillIn } from '../optimiser/fill-in.ts';
import { titleFrom } from '../optimiser/parked/title-from.ts';
import { showToast } from '../toast/toast.ts';
import { asRead } from './as-read.ts';
import { DraftActions } from './DraftActions.tsx';
import { DraftInput } from './DraftInput.tsx';
import { type DraftProblem, inputOf, problemFrom, problemOf, type TemplateDraft } from './template-draft.ts';
import { useDraftForm } from './use-draft-form.ts';

const PREVIEW_CHARS = 500;

interface Props {
	/** The prompt to save. */
	readonly body: string;
	/** The source it was made from; null where that is not known. */
	readonly source: TemplateSource | null;
	readonly copy: TemplateUseCopy;
	readonly onClose: () => void;
}

/** Saves a finished prompt as a template, with a title and tags. */
export function SaveTemplateDialog({ body, source, copy, onClose }: Props): ReactElement {
	const { save, fields } = copy;
	return (
		<ModalDialog title={save.title} closeLabel={copy.close} isForm onClose={onClose}>
			{(close) => <SaveForm body={body} source={source} copy={{ save, fields }} close={close} />}
		</ModalDialog>
	);
}

interface FormProps extends Pick<Props, 'body' | 'source'> {
	readonly copy: Pick<TemplateUseCopy, 'save' | 'fields'>;
	readonly close: () => void;
}

function SaveForm({ body, source, copy: { save, fields }, close }: FormProps): ReactElement {
	const form = useDraftForm({
		key: `save ${body}`,
		first: { title: titleFrom(source?.raw ?? ''), body, tags: '', raw: '' },
		check,
		send,
	});
	const { problem, isBusy } = form;
	const cut = { n: PREVIEW_CHARS, all: body.length.toLocaleString('en-GB') };

	function check(draft: TemplateDraft): DraftProblem | null {
		return draft.title.trim() === '' ? { field: 'title', message: save.titleRequired } : problemOf(draft, fields);
	}

	async function send(draft: TemplateDraft): Promise<DraftProblem | null> {
		const outcome = await callApi<Template>('POST', '/api/user-templates', inputOf(draft, source));
		if (!outcome.isOk && outcome.refusal.status === 401) return { field: null, message: save.signIn };
		if (!outcome.isOk) return problemFrom(outcome.refusal, save.failed);
		close();
		showToast({ message: save.saved });
		return null;
	}

	return (
		<form className="modal-form" ref={form.ref} onSubmit={form.handleSubmit} noValidate>
			<DraftInput form={form} field="title" label={fields.title} isFirst />
			<DraftInput form={form} field="tags" label={fields.tags} hint={fields.tagsHint} />
			<div className="modal-field">
				<label htmlFor="template-preview">{save.preview}</label>
				<textarea id="template-preview" readOnly rows={6} dir="auto" value={asRead(body.slice(0, PREVIEW_CHARS))} />
				{source && <p className="modal-hint">{save.kept}</p>}
				{body.length > PREVIEW_CHARS && <p className="modal-hint">{fillIn(save.previewCut, cut)}</p>}
			</div>
			<div role="alert">
				{problem && (problem.field === null || problem.field === 'body') && (
					<p className="modal-problem">
						{problem.message} {problem.message === save.signIn && <a href={save.logInHref}>{save.logIn}</a>}
					</p>
				)}
			</div>
			<DraftActions copy={fields} isBusy={isBusy} onCancel={close} />
		</form>
	);
}

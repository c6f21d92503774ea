import type { ReactElement } from 'react';
import type { Template, TemplateSource } from '#contract/templates';
import type { TemplatesCopy } from '#copy/templates-copy';
import { ModalDialog } from '../modal/ModalDialog.tsx';
import { fillIn } from '../optimiser/fill-in.ts';
import { showToast } from '../toast/toast.ts';
import { DraftActions } from './DraftActions.tsx';
import { DraftInput } from './DraftInput.tsx';
import { type DraftProblem, draftOf, inputOf, problemFrom, problemOf, type TemplateDraft } from './template-draft.ts';
import { saveTemplate } from './templates.store.ts';
import { useDraftForm } from './use-draft-form.ts';
import { findVariables } from './variables.ts';

interface Props {
	/** null: a new one. */
	readonly template: Template | null;
	/** Content of a new template. */
	readonly first?: TemplateDraft;
	readonly copy: TemplatesCopy;
	readonly onClose: () => void;
}

export function TemplateEditor({ template, first, copy, onClose }: Props): ReactElement {
	const title = template ? copy.editTitle : copy.createTitle;
	return (
		<ModalDialog title={title} closeLabel={copy.close} isForm onClose={onClose}>
			{(close) => <EditorForm template={template} first={first ?? draftOf(template)} copy={copy} close={close} />}
		</ModalDialog>
	);
}

interface FormProps {
	readonly template: Template | null;
	readonly first: TemplateDraft;
	readonly copy: TemplatesCopy;
	readonly close: () => void;
}

function EditorForm({ template, first, copy, close }: FormProps): ReactElement {
	const { fields, texts } = copy;
	const check = (draft: TemplateDraft) => problemOf(draft, fields);
	const key = template ? `edit ${template.id} ${template.updated_at}` : `new ${first.title}`;
	const form = useDraftForm({ key, first, check, send });
	const { draft, problem, isBusy } = form;
	const names = findVariables(draft.body);

	async function send(typed: TemplateDraft): Promise<DraftProblem | null> {
		const outcome = await saveTemplate(template?.id ?? null, inputOf(typed, sourceFrom(typed)));
		if (!outcome.isOk) return problemFrom(outcome.refusal, template ? copy.updateFailed : copy.createFailed);
		close();
		showToast({ message: template ? copy.updated : copy.created });
		return null;
	}

	/** Without its rough text the template cannot be run again. */
	function sourceFrom({ raw }: TemplateDraft): TemplateSource | null | undefined {
		const { source } = template ?? {};
		if (!source || raw === source.raw) return undefined;
		return raw.trim() === '' ? null : { ...source, raw };
	}

	return (
		<form className="modal-form" ref={form.ref} onSubmit={form.handleSubmit} noValidate>
			<DraftInput form={form} field="title" label={fields.title} isFirst />
			<DraftInput form={form} field="body" label={texts.body} hint={texts.bodyHint} rows={9} />
			{names.length > 0 && (
				<p className="modal-hint" role="status" dir="auto">
					{fillIn(texts.variables, { names: names.join(', ') })}
				</p>
			)}
			{template?.source && <DraftInput form={form} field="raw" label={texts.raw} hint={texts.rawHint} rows={4} />}
			<DraftInput form={form} field="tags" label={fields.tags} hint={fields.tagsHint} />
			<div role="alert">
				{problem?.field === null && (
					<p className="modal-problem">
						{!template && <strong>{copy.createFailedTitle}: </strong>}
						{problem.message}
					</p>
				)}
			</div>
			<DraftActions copy={fields} isBusy={isBusy} onCancel={close} />
		</form>
	);
}

import type { ReactElement } from 'react';
import type { Template } from '#contract/templates';
import type { TemplatesCopy } from '#copy/templates-copy';
import { QuestionDialog } from '../modal/QuestionDialog.tsx';
import { fillIn } from '../optimiser/fill-in.ts';
import { leaveForPromptBox } from './leave-for-prompt-box.ts';
import { TemplateEditor } from './TemplateEditor.tsx';
import type { TemplateDraft } from './template-draft.ts';
import { removeTemplate } from './templates.store.ts';
import { type Insert, UseDialog } from './UseDialog.tsx';

export type TemplateDialog =
	| { readonly kind: 'create'; readonly first?: TemplateDraft }
	| { readonly kind: 'use' | 'edit' | 'remove'; readonly template: Template };

interface Props {
	readonly dialog: TemplateDialog | null;
	readonly copy: TemplatesCopy;
	readonly onClose: (isRemoved?: boolean) => void;
}

/** The one dialog that is open. */
export function TemplateDialogs({ dialog, copy, onClose }: Props): ReactElement | null {
	const close = () => onClose();
	if (dialog === null) return null;
	if (dialog.kind === 'create') {
		return (
			<TemplateEditor template={null} {...(dialog.first && { first: dialog.first })} copy={copy} onClose={close} />
		);
	}
	const { kind, template } = dialog;
	if (kind === 'edit') return <TemplateEditor template={template} copy={copy} onClose={close} />;
	if (kind === 'use') {
		const insert: Insert = (...text) => (leaveForPromptBox(...text) ? null : copy.blocked);
		return <UseDialog template={template} copy={copy} onInsert={insert} onClose={close} />;
	}
	return (
		<QuestionDialog
			copy={copy.removeOne}
			text={fillIn(copy.removeOne.text, { title: template.title })}
			failed={copy.removeFailed}
			onYes={() => removeTemplate(template.id)}
			onClose={onClose}
		/>
	);
}

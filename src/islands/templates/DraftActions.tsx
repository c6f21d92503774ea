import type { ReactElement } from 'react';
import type { TemplatesCopy } from '#copy/templates-copy';

interface Props {
	readonly copy: Pick<TemplatesCopy['fields'], 'cancel' | 'save' | 'saving'>;
	readonly isBusy: boolean;
	readonly onCancel: () => void;
}

/** The buttons of a template's form: cancel and save. */
export function DraftActions({ copy, isBusy, onCancel }: Props): ReactElement {
	return (
		<div className="modal-actions">
			<button type="button" className="button is-small is-quiet" onClick={onCancel}>
				{copy.cancel}
			</button>
			<button type="submit" className="button is-small" aria-disabled={isBusy}>
				{isBusy ? copy.saving : copy.save}
			</button>
		</div>
	);
}

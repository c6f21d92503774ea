import { type ReactElement, useState } from 'react';
import type { TemplateFileKind, TemplatesFile } from '#contract/template-files';
import type { FilesCopy, TemplatesCopy } from '#copy/templates-copy';
import { callApi } from '../account-api.ts';
import { ModalDialog } from '../modal/ModalDialog.tsx';
import { saveFile } from '../optimiser/exports/save-file.ts';
import { fillIn } from '../optimiser/fill-in.ts';
import { showToast } from '../toast/toast.ts';
import { ImportForm } from './ImportForm.tsx';

interface Props {
	readonly copy: TemplatesCopy;
	readonly onClose: () => void;
}

const KINDS: readonly TemplateFileKind[] = ['md', 'json', 'csv'];

export function FilesDialog({ copy, onClose }: Props): ReactElement {
	const { files } = copy;
	return (
		<ModalDialog title={files.title} closeLabel={copy.close} onClose={onClose}>
			{() => (
				<div className="modal-form">
					<ImportForm copy={files} />
					<ExportButtons copy={files} />
				</div>
			)}
		</ModalDialog>
	);
}

function ExportButtons({ copy }: { readonly copy: FilesCopy }): ReactElement {
	const [hasFailed, setFailed] = useState(false);

	async function save(kind: TemplateFileKind): Promise<void> {
		const outcome = await callApi<TemplatesFile>('GET', `/api/user-templates/export?format=${kind}`);
		setFailed(!outcome.isOk);
		if (!outcome.isOk) return;
		saveFile(outcome.answer);
		showToast({ message: fillIn(copy.saved, { name: outcome.answer.name }) });
	}

	return (
		<section className="kept-files" aria-labelledby="template-export">
			<h3 id="template-export">{copy.out}</h3>
			<p className="modal-text">{copy.outText}</p>
			<div className="kept-kinds">
				{KINDS.map((kind) => (
					<button key={kind} type="button" className="button is-small is-quiet" onClick={() => void save(kind)}>
						{copy.kinds[kind]}
					</button>
				))}
			</div>
			<div role="alert">{hasFailed && <p className="modal-problem">{copy.outFailed}</p>}</div>
		</section>
	);
}

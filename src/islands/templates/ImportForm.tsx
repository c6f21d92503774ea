import { type ChangeEvent, type ReactElement, useState } from 'react';
import type { ImportReport } from '#contract/template-files';
import type { FilesCopy } from '#copy/templates-copy';
import { ImportOutcome } from './ImportOutcome.tsx';
import { importFile } from './import-file.ts';
import { reloadTemplates } from './templates.store.ts';

/** Imports one file at a time; the outcome is shown under the button. */
export function ImportForm({ copy }: { readonly copy: FilesCopy }): ReactElement {
	const [isBusy, setBusy] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const [report, setReport] = useState<ImportReport | null>(null);

	async function take(event: ChangeEvent<HTMLInputElement>): Promise<void> {
		const input = event.currentTarget;
		const file = input.files?.[0];
		if (!file) return;
		setBusy(true);
		setProblem(null);
		setReport(null);
		const outcome = await importFile(file, copy);
		setBusy(false);
		// The same file can be chosen again once it has been corrected.
		input.value = '';
		if ('problem' in outcome) return setProblem(outcome.problem);
		setReport(outcome.report);
		if (outcome.report.imported > 0) await reloadTemplates();
	}

	return (
		<section className="kept-files" aria-labelledby="template-import">
			<h3 id="template-import">{copy.in}</h3>
			<p className="modal-text" id="template-import-text">
				{copy.inText}
			</p>
			<p className="modal-text">{copy.openAi}</p>
			<div className="kept-file">
				<label htmlFor="template-file">{isBusy ? copy.busy : copy.choose}</label>
				<input
					id="template-file"
					type="file"
					data-first
					accept=".md,.markdown,.txt,.json,.csv,.tsv,text/markdown,text/plain,text/csv,application/json"
					aria-describedby="template-import-text"
					disabled={isBusy}
					onChange={(event) => void take(event)}
				/>
			</div>
			<div role="alert">{problem && <p className="modal-problem">{problem}</p>}</div>
			<div role="status">{report && <ImportOutcome report={report} copy={copy} />}</div>
		</section>
	);
}

import { IMPORT_MAX_CHARS } from '#contract/import-limits';
import type { ImportReport } from '#contract/template-files';
import type { FilesCopy } from '#copy/templates-copy';
import { callApi, wordsOf } from '../account-api.ts';
import { fillIn } from '../optimiser/fill-in.ts';

type Outcome = { readonly report: ImportReport } | { readonly problem: string };

const MOST_BYTES = 3 * IMPORT_MAX_CHARS;

/** Imports a file. Faults that are found here are shown without sending it. */
export async function importFile(file: File, copy: FilesCopy): Promise<Outcome> {
	const tooLarge = { problem: fillIn(copy.tooLarge, { max: IMPORT_MAX_CHARS.toLocaleString('en-GB') }) };
	if (file.size > MOST_BYTES) return tooLarge;
	const text = await textOf(file);
	if (text === null) return { problem: copy.notText };
	if (text.length > IMPORT_MAX_CHARS) return tooLarge;
	const request = { text, name: file.name.slice(-255) };
	const outcome = await callApi<ImportReport>('POST', '/api/user-templates/import', request);
	return outcome.isOk ? { report: outcome.answer } : { problem: wordsOf(outcome.refusal, copy.inFailed) };
}

/** null for a file that is not UTF-8, whose accented letters would be lost. */
async function textOf(file: File): Promise<string | null> {
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
	} catch {
		return null;
	}
}

import type { ExportFile } from './export-file.ts';

/** Some browsers read the file only after the click has returned. */
const KEEP_MS = 60_000;

/** Has the browser save a file. Nothing leaves the device. */
export function saveFile({ name, type, text }: ExportFile): void {
	const link = document.createElement('a');
	link.href = URL.createObjectURL(new Blob([text], { type }));
	link.download = name;
	document.body.append(link);
	link.click();
	link.remove();
	setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS);
}

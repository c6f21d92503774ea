/** Copies the exact text. False when the browser refuses, e.g. on plain http away from localhost. */
export async function copyText(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return copyBySelection(text);
	}
}

function copyBySelection(text: string): boolean {
	const carrier = document.createElement('textarea');
	carrier.value = text;
	// Fixed, so that selecting it scrolls nothing.
	carrier.style.position = 'fixed';
	document.body.append(carrier);
	carrier.select();
	const isCopied = document.execCommand('copy');
	carrier.remove();
	return isCopied;
}

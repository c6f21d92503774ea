/** Puts `starter` on a line of its own at the end of the text, with the caret behind it. The browser's own undo takes it back. */
export function insertStarter(box: HTMLTextAreaElement, starter: string): void {
	const { value } = box;
	const text = value === '' || value.endsWith('\n') ? starter : `\n${starter}`;
	box.focus();
	box.setSelectionRange(value.length, value.length);
	// Deprecated, but no other way of inserting text can be undone by the browser's Undo.
	if (document.execCommand('insertText', false, text)) return;
	box.setRangeText(text, value.length, value.length, 'end');
	box.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}

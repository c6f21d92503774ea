import { expect, test } from 'vitest';
import { withoutQuotes } from './without-quotes.ts';

const cleaned = (message: string) =>
	withoutQuotes({ event: 'error_boundary_caught', detail: { message } }).detail['message'];

test('text that an error quotes does not leave the browser', () => {
	expect(cleaned(`Unexpected token 'd', "dear Ann, my"... is not valid JSON`)).toBe(
		"Unexpected token 'd', …... is not valid JSON",
	);
	expect(cleaned('Bad input `my secret plan`')).toBe('Bad input …');
	expect(cleaned("No template 'letter to Ann' here")).toBe('No template … here');
	expect(cleaned('cut in the middle: "my secr')).toBe('cut in the middle: …');
});

test('names from the code and all other events are unchanged', () => {
	const message = "Cannot read properties of undefined (reading 'length')";
	expect(cleaned(message)).toBe(message);
	const tracked = { event: 'prolock_clicked', detail: { feature: 'tone' } };
	expect(withoutQuotes(tracked)).toEqual(tracked);
});

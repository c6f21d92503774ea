import { expect, test } from 'vitest';
import { read } from '../read.ts';
import { isOwnBrief } from './own-brief.ts';

const BRIEF = [
	'# Role\nYou are a support agent for a bank.',
	'# Task\nWrite a reply to the customer who asks why a transfer of £250 is late.',
	'# Rules\n- Under 150 words.\n- Calm tone.\n- Do not promise a date.\n- Mention the reference TR-4471.',
	'# Audience\nA customer aged 60 who is not technical.',
].join('\n\n');

test('nothing in a prompt with sections of its own is pasted', () => {
	expect(isOwnBrief(BRIEF)).toBe(true);
	const { material, already } = read(BRIEF);
	expect(material).toEqual([]);
	expect(already).toBe('wellformed');
});

test('neither a document with headings nor a pasted prompt is such a prompt', () => {
	expect(isOwnBrief('# Harbour\nOld.\n\n# Wall\nOlder.\n\n# Boats\nNew.')).toBe(false);
	expect(isOwnBrief(`Improve this prompt:\n\n${BRIEF}`)).toBe(false);
});

import { expect, test } from 'vitest';
import { asRead } from './as-read.ts';

test('headings lose their marks, a hashtag and a comment in code keep theirs', () => {
	expect(asRead('## Intent\n\nWrite it.')).toBe('Intent\n\nWrite it.');
	expect(asRead('Use #tea and C# 12.\n#!/bin/sh')).toBe('Use #tea and C# 12.\n#!/bin/sh');
});

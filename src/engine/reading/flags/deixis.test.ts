import { describe, expect, it } from 'vitest';
import { refersToPassage } from './deixis.ts';

describe('an instruction', () => {
	it.each([
		'Sort all the files in a directory based on their date of creation.',
		"Tell me a story where each sentence's first word starts with the next letter.",
		'Create a markdown document that documents the steps to install Python.',
		'Write a bot that comments on every commit.',
	])('names no passage: %s', (instruction) => {
		expect(refersToPassage(instruction)).toBe(false);
	});

	it.each([
		'Suggest a title based on its content.',
		'Decide whether each sentence is true.',
		'Shorten that essay.',
		'Answer based on the given information.',
	])('points at a passage: %s', (instruction) => {
		expect(refersToPassage(instruction)).toBe(true);
	});
});

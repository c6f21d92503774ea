import { describe, expect, it } from 'vitest';
import { read } from '../read.ts';

const sourceOf = (text: string) => read(text).material.map(({ span }) => span.text);

describe('lists of instructions', () => {
	it.each([
		[
			'Act as a web developer. You build a video player for a site.\n\nYour task is to:\n- Keep the edges sharp\n- Use few colours\n\nYou will:\n1. Make it work on phones\n2. Test it in three browsers\n3. Write down what you did',
		],
		[
			'Design a C program that follows the requirements below:\n1. It has at least one function besides main.\n2. All names are in English.\n3. It prints what it did at the end.',
		],
		[
			"I run an app for vets. We've these things on the table for next quarter:\n\n1. payments inside the app\n2. a fix for the calendar\n3. an Android rewrite, which the lead calls urgent\n\nHelp me put them in an order I can defend.",
		],
	])('are not material: %s', (text) => expect(sourceOf(text)).toEqual([]));

	it('are material where the request works on them', () => {
		const rules =
			'1. No running by the pool.\n2. No glass bottles near the water.\n3. Children under 8 need an adult with them.';
		expect(sourceOf(`rewrite these rules so that children understand them:\n\n${rules}`)).toEqual([rules]);
	});
});

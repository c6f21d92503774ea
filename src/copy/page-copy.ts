import { z } from 'zod';
import { findUnknownName } from './fill-names.ts';
import { Href } from './link-copy.ts';
import { PLAN_FIGURE_NAMES } from './plan-figures.ts';

export const label = (about: string) => z.string().min(1).max(60).describe(about);
export const text = (about: string, max = 240) => z.string().min(1).max(max).describe(about);

/** A text that may quote plans.yaml: {monthly}, {annual}, {freeLimit}, {period} and so on. */
export const planText = (about: string, max = 240) =>
	text(`${about} May use figures of plans.yaml in {braces}.`, max).superRefine((value, context) => {
		const slip = findUnknownName(value, PLAN_FIGURE_NAMES);
		if (slip) context.addIssue({ code: 'custom', message: slip.message });
	});

export const Action = z.strictObject({ label: label('Words on the button or link; starts with a verb.'), href: Href });

/** What every page of content begins with. */
export const pageHead = {
	title: text('Browser tab and search results; 30 to 60 characters.', 65).min(12),
	description: text('Search results and shared links; 70 to 170 characters.', 180).min(50),
	heading: label('The heading at the top of the page.'),
	lede: planText('One or two sentences under the heading.', 280),
};

import { z } from 'zod';
import content from '#content/mailbox.yaml';

const Words = z.string().min(1);

/** The texts of the mailbox page. */
export const MAILBOX_WORDS = z
	.strictObject({
		title: Words,
		home: Words,
		lede: Words,
		refresh: Words,
		list: Words,
		empty: Words,
		emptyLink: Words,
		back: Words,
		to: Words,
		at: Words,
		links: Words,
		text: Words,
		html: Words,
	})
	.parse(content);

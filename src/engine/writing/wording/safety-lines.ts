import type { Reading } from '#engine/types';

/** What a subject where a wrong answer can do harm adds to any kind of task. */
export const SAFETY_LINES: Readonly<Record<Reading['highStakes'][number], string>> = {
	health: 'Safety: general information, not a diagnosis; say when to see a doctor.',
	legal: 'Safety: general information, not legal advice; say where the law differs by place.',
	finance: 'Safety: general information, not financial advice; name the risks.',
	self_harm: 'Safety: respond with care, give no means or method, and point to a crisis line or emergency service.',
	minors: 'Safety: keep everything suitable for children.',
	security: 'Safety: only lawful, authorised use; give no working means of attack.',
};

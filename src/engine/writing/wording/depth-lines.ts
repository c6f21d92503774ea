import type { Group } from '#engine/knowledge/genre-model';
import type { Modifiers } from '#engine/modifiers';
import type { TaskTypeId } from '#engine/task-model';
import type { Brief } from '../brief.ts';
import { kindOfWork } from '../lines/kind-of-work.ts';
import { DEPTHS, type ModifierWording } from './modifier-lines.ts';

/** The lines of depth beside a genre's steps and checks: how detailed to be. */
const BESIDE_STEPS: Readonly<Record<Modifiers['depth'], ModifierWording | undefined>> = {
	brief: undefined,
	detailed: { constraint: 'Go into detail where it helps.' },
	exhaustive: { constraint: 'Go into every detail that matters here.' },
};

/** Texts and pictures, for which depth means care and not explanations. */
const PIECES: readonly (Group | TaskTypeId)[] = [
	'letter',
	'message',
	'speech',
	'names',
	'fiction',
	'verse',
	'image',
	'career',
	'marketing',
	'edit',
	'translate',
	'email_message',
	'career_doc',
	'marketing_copy',
	'fiction_creative',
	'edit_rewrite',
	'roleplay_dialog',
	'image_prompt',
];

/** The lines of depth besides steps and checks. */
export function depthWording(brief: Brief): ModifierWording | undefined {
	const { modifiers, task, expert, reading } = brief;
	const hasSteps = expert !== null || task.id !== 'other';
	const { of } = kindOfWork(brief);
	const isPiece = PIECES.some((piece) => of.has(piece));
	// For a short answer, depth adds only steps and checks.
	if (hasSteps && (isPiece || modifiers.length === 'short')) return undefined;
	// These lines exist only in English, like the steps beside them.
	const isEnglish = reading.language.code === 'en';
	return expert || (isPiece && isEnglish) ? BESIDE_STEPS[modifiers.depth] : DEPTHS[modifiers.depth];
}

import type { ProName } from '../pro-options/pro-choices.ts';

/** What comes with Pro, by what it is about: the manner, the shape, the facts, and what few need. */
export const OPTION_GROUPS = [
	['voice', ['authentic', 'safetyTone', 'archetype']],
	['shape', ['length', 'variations', 'structureLock']],
	['facts', ['citations', 'outputChecks', 'examples', 'targetContext']],
	['experts', ['modelTarget', 'codeRigor', 'reasoning', 'creativity', 'strictness']],
] as const satisfies readonly (readonly [string, readonly (ProName | 'outputChecks')[]])[];

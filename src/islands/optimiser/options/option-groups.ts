import type { ProName } from '../pro-options/pro-choices.ts';

/** The options of Pro in groups: manner, shape, facts, and the rarely needed ones. */
export const OPTION_GROUPS = [
	['voice', ['authentic', 'safetyTone', 'archetype']],
	['shape', ['length', 'variations', 'structureLock']],
	['facts', ['citations', 'outputChecks', 'examples', 'targetContext']],
	['experts', ['modelTarget', 'codeRigor', 'reasoning', 'creativity', 'strictness']],
] as const satisfies readonly (readonly [string, readonly (ProName | 'outputChecks')[]])[];

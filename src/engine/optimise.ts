import { DEFAULT_MODIFIERS, type EngineResult, type Modifiers } from './types.ts';

/**
 * Rewrites a rough text into a structured prompt. Pure and synchronous: the same text and modifiers give the same bytes.
 *
 * @param text as the person sent it, 1 to 4,000 UTF-16 units, not blank
 */
export function optimise(text: string, modifiers: Modifiers = DEFAULT_MODIFIERS): EngineResult {
	throw new Error(`not built yet: ${text.length} ${modifiers.tone}`);
}

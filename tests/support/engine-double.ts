import type { Modifiers } from '#engine/modifiers';
import type { EngineResult } from '#engine/result-model';

const HEADING = 'Intent';

/**
 * An engine double. For the text "unclear" it asks a question, for "already good" it changes nothing, and otherwise it
 * returns a valid result at once.
 */
export function answerAtOnce(text: string, modifiers: Modifiers): EngineResult {
	const shared = {
		intent: 'Test the server',
		criticalGaps: [],
		details: `Tone: ${modifiers.tone}`,
		language: { code: 'en', name: 'English', direction: 'ltr' as const },
		taskType: 'other',
		score: { total: 50, checks: [] },
	};
	if (text.trim() === 'unclear') {
		const clarification = {
			question: 'What exactly?',
			tips: ['Name the reader.'],
			examples: ['A letter to my landlord'],
			questions: [{ id: 'request', question: 'What exactly?', options: ['A letter to my landlord'] }],
		};
		return { ...shared, outcome: 'clarify', clarification };
	}
	const prompt = `${HEADING}\n${text.toWellFormed()}`;
	const end = prompt.length;
	return {
		...shared,
		outcome: 'optimised',
		prompt,
		whyItWorks: ['It names the work.'],
		optionalRefinements: [],
		gaveWay: [],
		operations: [],
		assumptions: [],
		isAlreadyGood: text.trim() === 'already good',
		questions: [],
		suggestions: [],
		modelNotes: [],
		ledger: [
			{
				id: 'f1',
				kind: 'requirement',
				text: 'all',
				negated: false,
				source: { start: 0, end: text.length },
				landed: { start: 0, end, section: 'intent' },
				status: 'kept',
			},
		],
		provenance: [
			{ start: 0, end, section: 'intent', origin: 'yours', rule: 'test', source: [{ start: 0, end: text.length }] },
		],
		blocks: [
			{ kind: 'heading', start: 0, end: HEADING.length, section: 'intent' },
			{ kind: 'line', start: HEADING.length + 1, end, section: 'intent', bullet: '', origin: 'yours', is: 'request' },
		],
	};
}

import { z } from 'zod';
import { OptimiseResponse } from './optimise.ts';
import { Question, Suggestion } from './review.ts';
import { Correction } from './revise.ts';

/** Why a stream ended without what a model would have added. The draft stands, and nothing was counted. */
export const FALLBACK_REASONS = ['busy', 'slow', 'unreachable', 'refused', 'misshapen', 'unavailable'] as const;
export type FallbackReason = (typeof FALLBACK_REASONS)[number];

/** A question of a model, with the line that an answer becomes; `{answer}` stands where it goes. */
const ModelQuestion = Question.extend({ line: z.string() });

/** The whole result of the embedded engine, at once, and to be revised at once. Not counted yet, so without use. */
export const DraftEvent = OptimiseResponse.omit({ usage: true });

/** The place in the queue, from 1, whenever it changes; 0: the turn of one who waited has come. */
export const QueuedEvent = z.strictObject({ place: z.int().min(0) });

/** One thing that a model proposed and the engine passed: exactly one of the three is there. */
export const SectionEvent = z.strictObject({
	question: ModelQuestion.nullable(),
	/** `reads`: taken, it changes how those words are read, and adds nothing. */
	suggestion: Suggestion.extend({ reads: Correction.nullable() }).nullable(),
	/** Id of a question of the draft that is to go. */
	drop: z.string().nullable(),
});
export type SectionEvent = z.infer<typeof SectionEvent>;

/** The end: counted now. */
export const DoneEvent = z.strictObject({
	requestId: z.string(),
	limited: OptimiseResponse.shape.limited,
	receipt: z.string(),
	usage: OptimiseResponse.shape.usage,
	/** What read beside the engine; null: nothing did. */
	model: z
		.strictObject({
			/** Proposals that were shown, and by reason how many were struck. */
			shown: z.int(),
			struck: z.record(z.string(), z.int()),
		})
		.nullable(),
	/** Why no model read it, where one could have. */
	without: z.enum(['plan', 'switched_off', 'cap', 'nothing_to_add']).nullable(),
});
export type DoneEvent = z.infer<typeof DoneEvent>;

/** The draft stands; `receipt` lets it be revised. */
export const FallbackEvent = z.strictObject({
	reason: z.enum(FALLBACK_REASONS),
	message: z.string(),
	receipt: z.string(),
});
export type FallbackEvent = z.infer<typeof FallbackEvent>;

/** By name of the event, what stands behind `data:`. */
export const STREAM_EVENTS = {
	queued: QueuedEvent,
	draft: DraftEvent,
	section: SectionEvent,
	done: DoneEvent,
	fallback: FallbackEvent,
} as const;
export type StreamEventName = keyof typeof STREAM_EVENTS;

export const EVENT_STREAM = 'text/event-stream';

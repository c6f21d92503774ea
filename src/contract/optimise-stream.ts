import { z } from 'zod';
import { OptimiseResponse } from './optimise.ts';
import { Question, Suggestion } from './review.ts';
import { Correction } from './revise.ts';

/** Why a stream ended without a model's additions. The draft stays valid, and nothing was counted. */
export const FALLBACK_REASONS = ['busy', 'slow', 'unreachable', 'refused', 'misshapen', 'unavailable'] as const;
export type FallbackReason = (typeof FALLBACK_REASONS)[number];

/** A question of a model, with the line that an answer becomes; `{answer}` marks its place. */
const ModelQuestion = Question.extend({ line: z.string() });

/** The whole result of the embedded engine, sent at once. It is not counted yet, so it has no usage figures. */
export const DraftEvent = OptimiseResponse.omit({ usage: true });

/** The place in the queue, from 1, sent whenever it changes; 0 when the turn has come. */
export const QueuedEvent = z.strictObject({ place: z.int().min(0) });

/** One proposal that the engine passed: exactly one of the three fields is present. */
export const SectionEvent = z.strictObject({
	question: ModelQuestion.nullable(),
	/** `reads`: when accepted, it changes how those words are read and adds no line. */
	suggestion: Suggestion.extend({ reads: Correction.nullable() }).nullable(),
	/** Id of a question of the draft that is to be removed. */
	drop: z.string().nullable(),
});
export type SectionEvent = z.infer<typeof SectionEvent>;

/** The last event: the use is counted now. */
export const DoneEvent = z.strictObject({
	requestId: z.string(),
	limited: OptimiseResponse.shape.limited,
	receipt: z.string(),
	usage: OptimiseResponse.shape.usage,
	/** The model that read the request; null: none. */
	model: z
		.strictObject({
			/** Number of shown proposals, and of struck ones by their reason. */
			shown: z.int(),
			struck: z.record(z.string(), z.int()),
		})
		.nullable(),
	/** Why no model read the request although one is configured. */
	without: z.enum(['plan', 'switched_off', 'cap', 'nothing_to_add']).nullable(),
});
export type DoneEvent = z.infer<typeof DoneEvent>;

/** Sent when a model fails: the draft stays valid and can be revised with `receipt`. */
export const FallbackEvent = z.strictObject({
	reason: z.enum(FALLBACK_REASONS),
	message: z.string(),
	receipt: z.string(),
});
export type FallbackEvent = z.infer<typeof FallbackEvent>;

/** The data of each event, by its name. */
export const STREAM_EVENTS = {
	queued: QueuedEvent,
	draft: DraftEvent,
	section: SectionEvent,
	done: DoneEvent,
	fallback: FallbackEvent,
} as const;
export type StreamEventName = keyof typeof STREAM_EVENTS;

export const EVENT_STREAM = 'text/event-stream';

import { z } from 'zod';
import content from '#content/models/sentences.yaml';
import { FALLBACK_REASONS, type FallbackReason } from '#contract/optimise-stream';

/** The sentences for a person when a model added nothing, by reason. */
export const FALLBACK_SENTENCES: Readonly<Record<FallbackReason, string>> = z
	.record(z.enum(FALLBACK_REASONS), z.string().min(1).max(200))
	.parse(content);

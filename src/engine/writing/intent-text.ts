import type { Brief } from './brief.ts';
import { writeIntent } from './sections/intent.ts';

/** The request as one paragraph, without the background. */
export const intentText = (brief: Brief): string => writeIntent(brief)[0]?.text ?? '';

import type { Brief } from './brief.ts';
import { writeLead } from './sections/intent.ts';

/** The request as one paragraph, without the background. */
export const intentText = (brief: Brief): string => writeLead(brief).text;

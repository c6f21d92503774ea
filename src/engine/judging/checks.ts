import type { Check } from './check.ts';
import { CONTENT_CHECKS } from './content-checks.ts';
import { FORM_CHECKS } from './form-checks.ts';

/** All checks, in the order they are shown; together a hundred points. */
export const CHECKS: readonly Check[] = [...CONTENT_CHECKS, ...FORM_CHECKS];

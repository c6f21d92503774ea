/**
 * Longest file with templates. Separate from the other limits, which every page loads. No imports: the browser bundles
 * this file.
 */
export const IMPORT_MAX_CHARS = 2_000_000;
export const IMPORT_MAX_TEMPLATES = 500;

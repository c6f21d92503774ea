/** Of a file with templates. Apart from the other limits, which come with every page. No imports: the browser bundles this file. */
export const IMPORT_MAX_CHARS = 2_000_000;
export const IMPORT_MAX_TEMPLATES = 500;

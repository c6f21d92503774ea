/** Numbers that the page and the server must agree on. No imports: the browser bundles this file. */
export const PROMPT_MAX_CHARS = 4000;
/** Longest answer of a model that can be pasted back. */
export const ANSWER_MAX_CHARS = 20_000;
/** Longest free text inside a modifier (archetype, target context, a section name). */
export const MODIFIER_TEXT_MAX_CHARS = 300;
export const MODIFIER_LIST_MAX_ITEMS = 12;
/** Longest search text. */
export const SEARCH_MAX_CHARS = 200;
export const TEMPLATE_TITLE_MAX_CHARS = 120;
export const TEMPLATE_BODY_MAX_CHARS = 20_000;
export const TEMPLATE_MAX_TAGS = 12;
export const TAG_MAX_CHARS = 40;
/** Most answers that a template keeps, and the longest question. */
export const TEMPLATE_MAX_ANSWERS = 40;
export const QUESTION_MAX_CHARS = 1000;
export const REVIEW_NAME_MAX_CHARS = 60;
export const REVIEW_MIN_CHARS = 10;
export const REVIEW_MAX_CHARS = 4000;
export const CONTACT_NAME_MAX_CHARS = 100;
export const CONTACT_MESSAGE_MIN_CHARS = 20;
export const CONTACT_MESSAGE_MAX_CHARS = 8000;
export const DISPLAY_NAME_MAX_CHARS = 60;
export const API_TOKEN_NAME_MAX_CHARS = 60;
export const PASSKEY_NAME_MAX_CHARS = 60;
export const ABOUT_LINE_MAX_CHARS = 120;
export const ABOUT_LINES_MAX = 10;
export const PASSWORD_MIN_CHARS = 8;
export const PASSWORD_MAX_CHARS = 128;

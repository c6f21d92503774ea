/** How long "Copied!" stands. */
export const COPIED_MS = 1200;
/** How long nothing is typed before it is searched for. */
export const SEARCH_DEBOUNCE_MS = 250;

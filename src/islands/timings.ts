/** How long "Copied!" is shown. */
export const COPIED_MS = 1200;
/** The pause in typing after which a search begins. */
export const SEARCH_DEBOUNCE_MS = 250;

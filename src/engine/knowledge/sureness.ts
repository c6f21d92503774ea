/** Chosen on the rows set apart: below it nothing is asked that only fits one genre. */
export const SURE_OF_GENRE = 0.4;
/** Questions that fit anything of a kind do little harm where the kind is not the right one. */
export const LIKELY_GENERAL = 0.15;
/** What such questions are worth beside those of a genre that is sure. */
export const GENERAL_SURENESS = 0.55;

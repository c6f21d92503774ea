/** A placeholder that only the visitor can fill in. */
export const GAP = '…';

const SLOT = /\[[^[\]]{1,60}\]/g;

/** A text with its placeholders as dots: "Write an email to [recipient] about [subject]" becomes "Write an email to … about …". */
export const withGaps = (example: string): string => example.replace(SLOT, GAP);

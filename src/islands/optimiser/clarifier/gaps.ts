/** What stands for something that only the visitor can fill in. */
export const GAP = '…';

const SLOT = /\[[^[\]]{1,60}\]/g;

/** "Write an email to [recipient] about [subject]" as a person would leave it open: "Write an email to … about …". */
export const withGaps = (example: string): string => example.replace(SLOT, GAP);

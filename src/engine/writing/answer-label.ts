const LABEL = /^\s{0,4}additional context:\s{0,4}/i;

/** The page puts this label before an answer to an earlier question; the answer itself is what counts. */
export const withoutAnswerLabel = (text: string): string => text.replace(LABEL, '');

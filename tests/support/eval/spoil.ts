/** The first sentence only. This file has ways to spoil a good result for controls. */
export const firstSentence = (text: string): string => text.split(/(?<=[.!?。])\s/)[0] ?? '';

/** Adds one to every number. */
export const shiftNumbers = (text: string): string => text.replace(/\d+/g, (digits) => String(Number(digits) + 1));

/** Removes the text in quotation marks. */
export const dropQuotes = (text: string): string => text.replace(/["“«「][^"”»」\n]{1,300}["”»」]/g, '');

const NEGATIONS = /\b(?:do not|don't|dont|does not|never|not|no|without|avoid|cannot|can't)\s/gi;

/** Removes negations, so that bans become demands. */
export const dropNegations = (text: string): string => text.replace(NEGATIONS, '');

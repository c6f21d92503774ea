/** A prompt as it is shown for reading: headings without their marks. */
export const asRead = (prompt: string): string => prompt.replace(/^#{1,3} (?=\S)/gm, '');

/** A prompt as it is read, not as it is sent: headings without their marks. */
export const asRead = (prompt: string): string => prompt.replace(/^#{1,3} (?=\S)/gm, '');

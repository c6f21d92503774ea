/** The addresses a text part holds, in order; each stands on a line of its own. */
export const linksIn = (text: string): string[] => text.match(/^https?:\/\/\S+$/gm) ?? [];

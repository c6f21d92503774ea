/** The links of a text part, in order. Each is a line of its own. */
export const linksIn = (text: string): string[] => text.match(/^https?:\/\/\S+$/gm) ?? [];

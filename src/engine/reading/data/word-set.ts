/** The words of a list with blanks or line ends between them. */
export const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Section headings or tags of a PLOOP result, in every wording that the renderer uses. */
export const PLOOP_HEADINGS: readonly RegExp[] = [
	/^[ \t]*(?:#{1,4} |\*\*|<)?intent\b/im,
	/^[ \t]*(?:#{1,4} |\*\*|<)?critical[ _]gaps\b/im,
	/^[ \t]*(?:#{1,4} |\*\*|<)?constraints(?:[ _](?:&|&amp;|and)[ _]safety)?\b/im,
	/^[ \t]*(?:#{1,4} |\*\*|<)?(?:what to do|steps)\b/im,
	/^[ \t]*(?:#{1,4} |\*\*|<)?acceptance[ _]tests\b/im,
	/^[ \t]*(?:#{1,4} |\*\*|<)?deliverables\b/im,
	/^[ \t]*(?:#{1,4} |\*\*|<)?source\b/im,
];

/** The English closing line; those of other languages are matched exactly. */
export const PLOOP_CLOSING = /now act on these instructions directly\.\s+do not re-?optimi[sz]e this prompt/i;

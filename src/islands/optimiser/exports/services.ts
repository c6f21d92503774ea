export const SERVICES = ['chatgpt', 'claude', 'gemini'] as const;
export type Service = (typeof SERVICES)[number];

export interface ServiceLink {
	readonly href: string;
	/** Why the prompt has to be pasted there; null when the link holds it. */
	readonly mustPaste: 'noPrefill' | 'tooLong' | null;
}

/** Longer addresses are refused by some servers or browsers. */
export const LINK_MOST_CHARS = 6000;

const PAGES: Readonly<Record<Service, string>> = {
	chatgpt: 'https://chatgpt.com/',
	claude: 'https://claude.ai/new',
	gemini: 'https://gemini.google.com/app',
};
const TAKES_PROMPT: ReadonlySet<Service> = new Set<Service>(['chatgpt', 'claude']);
const HALF_CHARACTER = /\p{Surrogate}/gu;

/** The address of a service, with the prompt in it where the service supports that and the address is not too long. */
export function linkTo(service: Service, prompt: string): ServiceLink {
	const page = PAGES[service];
	if (!TAKES_PROMPT.has(service)) return { href: page, mustPaste: 'noPrefill' };
	const href = `${page}?q=${encodeURIComponent(prompt.replace(HALF_CHARACTER, '\uFFFD'))}`;
	return href.length > LINK_MOST_CHARS ? { href: page, mustPaste: 'tooLong' } : { href, mustPaste: null };
}

const PROMPT_KEYS = ['optimised_prompt', 'optimisedPrompt', 'optimised', 'optimized_prompt', 'prompt'];
const WHOLE_FENCE = /^```(?:json|markdown|md|text)?[ \t]*\n([\s\S]*?)\n?```$/;
const OPENING = /^\{\s{0,20}"(?:optimised_prompt|optimisedPrompt|optimised|optimized_prompt|prompt)"\s{0,4}:\s{0,4}"/;
const CLOSING = /(?<!\\)"\s{0,4}(?:,\s{0,20}"[a-z_A-Z]{1,40}"\s{0,4}:[\s\S]*)?\}?\s{0,4}$/;

/** Takes the prompt out of the JSON a model may have put it in, whole or broken off; other text passes unchanged. */
export function unwrapJson(text: string): string {
	let wrapped = text;
	for (;;) {
		const inner = unwrapOnce(wrapped);
		if (inner.length >= wrapped.length) return wrapped;
		wrapped = inner;
	}
}

function unwrapOnce(text: string): string {
	const trimmed = text.trim();
	const inner = WHOLE_FENCE.exec(trimmed)?.[1] ?? '';
	const body = inner !== '' && !inner.includes('```') ? inner.trim() : trimmed;
	if (!body.startsWith('{')) return isJsonFence(trimmed) ? body : text;
	const parsed = parseObject(body);
	if (parsed) return findPrompt(parsed) ?? text;
	return OPENING.test(body) ? unescapeJson(body.replace(OPENING, '').replace(CLOSING, '')) : text;
}

const isJsonFence = (text: string) => /^```(?:markdown|md|text)[ \t]*\n/.test(text);

function parseObject(text: string): Record<string, unknown> | null {
	try {
		const value: unknown = JSON.parse(text);
		return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
	} catch {
		return null;
	}
}

function findPrompt(value: Record<string, unknown>): string | null {
	for (const key of PROMPT_KEYS) {
		const prompt = value[key];
		if (typeof prompt === 'string' && prompt.trim() !== '') return prompt;
	}
	const nested = value['details'];
	return typeof nested === 'object' && nested !== null ? findPrompt(nested as Record<string, unknown>) : null;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '', '"': '"', '\\': '\\', '/': '/' };

const unescapeJson = (text: string) => text.replace(/\\([ntr"\\/])/g, (_, sign: string) => ESCAPES[sign] ?? sign);

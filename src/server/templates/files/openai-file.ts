import { TEMPLATE_TITLE_MAX_CHARS } from '#contract/limits';

/**
 * Stored prompts of OpenAI (`pmpt_…`), which end on 30 November 2026. They have no export and no published schema, so
 * this reads the documented parts: messages with a role and a text or a list of `input_text` parts, and an answer of
 * the Responses API, whose `instructions` are the prompt's messages. Their {{variables}} have the same form as PLOOP's.
 */
type Item = Readonly<Record<string, unknown>>;

const OBJECTS = ['prompt', 'prompt.version', 'response'];
/** Fields of a prompt or version that hold its texts, in the order in which a model reads them. */
const TEXTS = ['instructions', 'messages', 'input', 'prompt', 'content', 'template'];
const VERSIONS = ['default_version', 'current_version', 'latest_version', 'version'];
const ROLES: Readonly<Record<string, string>> = {
	system: 'System',
	developer: 'Developer',
	user: 'User',
	assistant: 'Assistant',
};

export function isOpenAiPrompt(value: unknown): boolean {
	if (!isItem(value) || 'body' in value) return false;
	const { id, object, prompt } = value;
	if (OBJECTS.includes(String(object)) || isPromptId(id) || (isItem(prompt) && isPromptId(prompt['id']))) return true;
	return Array.isArray(value['messages']) || Array.isArray(value['input']);
}

/**
 * Turns a prompt into a template with the prompt's name and the texts of its current version. The schema checks it
 * later.
 */
export function readOpenAiPrompt(value: unknown): unknown {
	const item = value as Item;
	const stored = isItem(item['prompt']) ? item['prompt'] : item;
	const id = [stored['id'], item['id']].find(isPromptId) ?? '';
	const name = [item['name'], item['title'], stored['name'], item['display_name']].find(isText);
	const messages = [versionOf(item), item].map(messagesOf).find((found) => found.length > 0) ?? [];
	return {
		title: (name ?? `OpenAI prompt ${id}`).slice(0, TEMPLATE_TITLE_MAX_CHARS),
		body: bodyOf(messages),
		tags: ['OpenAI'],
	};
}

interface Message {
	readonly role: string;
	readonly text: string;
}

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isPromptId = (value: unknown): value is string => typeof value === 'string' && value.startsWith('pmpt_');

/** The default version, or the last one of the list if none is named. */
function versionOf(item: Item): Item {
	const named = VERSIONS.map((key) => item[key]).find(isItem);
	if (named) return named;
	const versions = Array.isArray(item['versions']) ? item['versions'].filter(isItem) : [];
	const wanted = String(item['default_version'] ?? item['version'] ?? '');
	const byNumber = [...versions].sort((one, other) => Number(one['version']) - Number(other['version']));
	return byNumber.find(({ version }) => String(version) === wanted) ?? byNumber.at(-1) ?? {};
}

const messagesOf = (item: Item): Message[] =>
	TEXTS.flatMap((key) => messagesIn(item[key], key === 'input' ? 'user' : 'system'));

/** The messages in a text, a list of messages or one message. Files, pictures and tools are skipped. */
function messagesIn(value: unknown, role: string): Message[] {
	if (isText(value)) return [{ role, text: value }];
	if (Array.isArray(value)) return value.flatMap((one) => messagesIn(one, role));
	if (!isItem(value)) return [];
	const own = isText(value['role']) ? value['role'] : role;
	const { content, text } = value;
	if (isText(text)) return [{ role: own, text }];
	const parts = messagesIn(content, own).map((part) => part.text);
	return parts.length > 0 ? [{ role: own, text: parts.join('\n\n') }] : [];
}

/** The text of a single message, or of several messages with their roles as headings. */
function bodyOf(messages: readonly Message[]): string {
	const [only] = messages;
	if (messages.length === 1 && only) return only.text;
	return messages.map(({ role, text }) => `${ROLES[role] ?? role}:\n${text}`).join('\n\n');
}

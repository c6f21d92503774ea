import { TEMPLATE_TITLE_MAX_CHARS } from '#contract/limits';

/**
 * Stored prompts of OpenAI (`pmpt_…`), which end on 30 November 2026. There is no export of them and no published shape, so this
 * goes by the documented parts: messages with a role and a text or a list of `input_text` parts, and an answer of
 * the Responses API, whose `instructions` hold the prompt's messages. Their {{variables}} are written as ours.
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

/** A prompt as a template: the texts of the version in use, under the prompt's name. The schema checks it later. */
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

/** The default version; where none is named, the last of the list. */
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

/** A text, a list of messages or one message. Other content (a file, a picture, a tool) is skipped. */
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

/** A single message is its text; several are each headed by their role. */
function bodyOf(messages: readonly Message[]): string {
	const [only] = messages;
	if (messages.length === 1 && only) return only.text;
	return messages.map(({ role, text }) => `${ROLES[role] ?? role}:\n${text}`).join('\n\n');
}

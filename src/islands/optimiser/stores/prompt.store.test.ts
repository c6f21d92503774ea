import { beforeEach, expect, test, vi } from 'vitest';
import { showToast } from '#islands/toast/show-toast.ts';
import { saveDraftNow } from '../prompt-box/draft.ts';
import { $prompt, $replaced, clearPrompt, openPrompt, replacePrompt, typePrompt, undoReplace } from './prompt.store.ts';

vi.mock('#islands/toast/show-toast.ts', () => ({ showToast: vi.fn() }));

function memoryStorage() {
	const kept = new Map<string, string>();
	return {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
		removeItem: (key: string) => void kept.delete(key),
	};
}

beforeEach(() => {
	vi.clearAllMocks();
	$prompt.set('');
	$replaced.set(null);
	saveDraftNow();
	vi.stubGlobal('localStorage', memoryStorage());
	vi.stubGlobal('sessionStorage', memoryStorage());
});

test('typed text is stored as a draft', () => {
	typePrompt('a poem');
	saveDraftNow();
	expect(localStorage.getItem('ploop:draft')).toBe('a poem');
});

test('an emptied box leaves no draft', () => {
	typePrompt('a poem');
	saveDraftNow();
	typePrompt('');
	saveDraftNow();
	expect(localStorage.getItem('ploop:draft')).toBeNull();
});

test('a draft is restored on the next visit', () => {
	localStorage.setItem('ploop:draft', 'an old idea');
	openPrompt('', 'inserted');
	expect($prompt.get()).toBe('an old idea');
});

test('text typed before hydration wins over the draft, which can be restored', () => {
	localStorage.setItem('ploop:draft', 'an old idea');
	openPrompt('typed early', 'inserted');
	expect($prompt.get()).toBe('typed early');
	expect($replaced.get()).toEqual({ text: 'an old idea', by: 'draft' });
	undoReplace();
	expect($prompt.get()).toBe('an old idea');
});

test('a template fills the box once, with a message, and the draft can be restored', () => {
	localStorage.setItem('ploop:draft', 'an old idea');
	sessionStorage.setItem('ploop:insert-template', 'the template');
	openPrompt('', 'Template inserted into your prompt!');
	expect($prompt.get()).toBe('the template');
	expect(sessionStorage.getItem('ploop:insert-template')).toBeNull();
	expect(showToast).toHaveBeenCalledWith({ message: 'Template inserted into your prompt!' });
	undoReplace();
	expect($prompt.get()).toBe('an old idea');
});

test('undoing a clear keeps the text typed since', () => {
	typePrompt('a poem about rain');
	clearPrompt();
	typePrompt('and one about snow');
	undoReplace();
	expect($prompt.get()).toBe('a poem about rain\n\nand one about snow');
	undoReplace();
	expect($prompt.get()).toBe('and one about snow');
});

test('a clear can be undone, and the undo too', () => {
	typePrompt('a poem');
	clearPrompt();
	expect($prompt.get()).toBe('');
	undoReplace();
	expect($prompt.get()).toBe('a poem');
	typePrompt('a longer poem');
	replacePrompt('an example', 'example');
	undoReplace();
	expect($prompt.get()).toBe('a longer poem');
	undoReplace();
	expect($prompt.get()).toBe('an example');
});

test('filling an empty box replaces nothing', () => {
	replacePrompt('an example', 'example');
	expect($replaced.get()).toBeNull();
});

test('the box works in a browser that blocks storage, without a draft', () => {
	const blocked = () => {
		throw new Error('blocked');
	};
	vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
	vi.stubGlobal('sessionStorage', { getItem: blocked, removeItem: blocked });
	openPrompt('typed early', 'inserted');
	saveDraftNow();
	expect($prompt.get()).toBe('typed early');
});

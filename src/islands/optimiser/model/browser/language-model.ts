/** The part of the browser's Prompt API that is used here; it has no types of its own yet. */
export interface LanguageModelSession {
	prompt(text: string, options: { responseConstraint: object; signal: AbortSignal }): Promise<string>;
	destroy(): void;
}

interface DownloadMonitor {
	addEventListener(type: 'downloadprogress', listener: (event: { readonly loaded: number }) => void): void;
}

interface SessionOptions {
	readonly expectedInputs: readonly object[];
	readonly expectedOutputs: readonly object[];
}

interface LanguageModelApi {
	availability(options: SessionOptions): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>;
	create(
		options: SessionOptions & {
			readonly initialPrompts: readonly { readonly role: 'system'; readonly content: string }[];
			readonly monitor: (monitor: DownloadMonitor) => void;
			readonly signal: AbortSignal;
		},
	): Promise<LanguageModelSession>;
}

const ENGLISH: SessionOptions = {
	expectedInputs: [{ type: 'text', languages: ['en'] }],
	expectedOutputs: [{ type: 'text', languages: ['en'] }],
};

const api = (): LanguageModelApi | undefined => (globalThis as { LanguageModel?: LanguageModelApi }).LanguageModel;

/** `absent`: it must be downloaded first; null: this browser has none for English. Asking downloads nothing. */
export async function findBrowserModel(): Promise<'there' | 'absent' | null> {
	try {
		const availability = (await api()?.availability(ENGLISH)) ?? 'unavailable';
		if (availability === 'unavailable') return null;
		return availability === 'available' ? 'there' : 'absent';
	} catch {
		return null;
	}
}

interface Opening {
	readonly instruction: string;
	readonly signal: AbortSignal;
	/** 0 to 1, while the browser fetches its model. */
	readonly onFetched: (share: number) => void;
}

/** Begins a session, which downloads the model where it is absent: only ever after a press. */
export async function openBrowserModel({ instruction, signal, onFetched }: Opening): Promise<LanguageModelSession> {
	const model = api();
	if (model === undefined) throw new Error('this browser has no model');
	return model.create({
		...ENGLISH,
		initialPrompts: [{ role: 'system', content: instruction }],
		monitor: (monitor) => monitor.addEventListener('downloadprogress', ({ loaded }) => onFetched(loaded)),
		signal,
	});
}

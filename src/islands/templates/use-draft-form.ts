import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { DraftField, DraftProblem, TemplateDraft } from './template-draft.ts';

interface Rules {
	/** Key of the draft: unsaved input under it is restored. */
	readonly key: string;
	readonly first: TemplateDraft;
	readonly check: (draft: TemplateDraft) => DraftProblem | null;
	/** Sends it; returns the refusal, or null on success. */
	readonly send: (draft: TemplateDraft) => Promise<DraftProblem | null>;
}

export interface DraftForm {
	readonly ref: RefObject<HTMLFormElement | null>;
	readonly draft: TemplateDraft;
	readonly problem: DraftProblem | null;
	readonly isBusy: boolean;
	readonly type: (field: DraftField, text: string) => void;
	readonly handleSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** Kept until it is saved or the page is left, so that a dialog closed by mistake loses nothing. */
const unsaved = new Map<string, TemplateDraft>();

/** One request at a time. Faults are shown at their fields, the first of which gets the focus. */
export function useDraftForm({ key, first, check, send }: Rules): DraftForm {
	const ref = useRef<HTMLFormElement>(null);
	const [draft, setDraft] = useState(() => unsaved.get(key) ?? first);
	const [problem, setProblem] = useState<DraftProblem | null>(null);
	const [isBusy, setBusy] = useState(false);

	useEffect(() => {
		const field = problem?.field && ref.current?.elements.namedItem(problem.field);
		if (field instanceof HTMLElement) field.focus();
	}, [problem]);

	function type(field: DraftField, text: string): void {
		const next = { ...draft, [field]: text };
		unsaved.set(key, next);
		setDraft(next);
		if (problem?.field === field) setProblem(null);
	}

	async function submit(): Promise<void> {
		const found = check(draft);
		setProblem(found);
		if (found) return;
		setBusy(true);
		const refused = await send(draft);
		setBusy(false);
		setProblem(refused);
		if (!refused) unsaved.delete(key);
	}

	function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
		event.preventDefault();
		if (!isBusy) void submit();
	}

	return { ref, draft, problem, isBusy, type, handleSubmit };
}

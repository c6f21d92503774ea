import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { ApiRefusal } from '../account-api.ts';
import { showToast } from '../toast/toast.ts';

/** The faults, by the name of the input. */
export type Problems = Readonly<Record<string, string>>;

interface FormRules {
	/** Faults that are found before sending; an empty text means none. */
	readonly check: (values: FormData) => Problems;
	/** Sends the form. Returns the refusal, or null on success. */
	readonly send: (values: FormData) => Promise<ApiRefusal | null>;
	/** The title of a refusal that is about no single input. */
	readonly failed: string;
}

export interface Form {
	readonly ref: RefObject<HTMLFormElement | null>;
	readonly isBusy: boolean;
	/** False in the built page: the browser would send the form itself, with a password in the address. */
	readonly isAwake: boolean;
	readonly problems: Problems;
	readonly handleSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
	/** Removes the fault of an input while it is corrected. */
	readonly handleInput: (event: { readonly target: EventTarget }) => void;
}

/**
 * One request at a time; faults are shown at their inputs, the first of which gets the focus; nothing typed is lost.
 * A fault without an input is shown as a toast.
 */
export function useForm({ check, send, failed }: FormRules): Form {
	const ref = useRef<HTMLFormElement>(null);
	const [isBusy, setBusy] = useState(false);
	const [isAwake, setAwake] = useState(false);
	const [problems, setProblems] = useState<Problems>({});

	useEffect(() => setAwake(true), []);
	useEffect(() => {
		if (Object.values(problems).some(Boolean))
			ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
	}, [problems]);

	async function submit(form: HTMLFormElement): Promise<void> {
		const values = new FormData(form);
		const found = check(values);
		setProblems(found);
		if (Object.values(found).some(Boolean)) return;
		setBusy(true);
		const refusal = await send(values);
		setBusy(false);
		if (refusal === null) return;
		if (refusal.field !== null && form.elements.namedItem(refusal.field)) {
			setProblems({ [refusal.field]: refusal.message });
		} else showToast({ title: failed, message: refusal.message, tone: 'destructive' });
	}

	return {
		ref,
		isBusy,
		isAwake,
		problems,
		handleSubmit: (event) => {
			event.preventDefault();
			if (!isBusy) void submit(event.currentTarget);
		},
		handleInput: ({ target }) => {
			const name = (target as HTMLInputElement).name;
			if (problems[name]) setProblems({ ...problems, [name]: '' });
		},
	};
}

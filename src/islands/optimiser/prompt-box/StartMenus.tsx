import type { ReactElement } from 'react';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { TemplatesMenu } from '#islands/templates/TemplatesMenu.tsx';
import { showToast } from '#islands/toast/show-toast.ts';
import { replacePrompt } from '../stores/prompt.store.ts';
import { PROMPT_BOX } from './EditButton.tsx';
import { ExamplesMenu } from './ExamplesMenu.tsx';
import { SUBMIT } from './SubmitButton.tsx';

const focus = (id: string): void => document.getElementById(id)?.focus();

/** What a text may begin from: an example, which is ready to run, or a template of one's own, which is often changed first. */
export function StartMenus({ copy }: { readonly copy: OptimiserCopy }): ReactElement {
	function take(example: string): void {
		replacePrompt(example, 'example');
		focus(SUBMIT);
	}

	function insert(template: string): void {
		replacePrompt(template, 'template');
		void showToast({ message: copy.messages.templateInserted });
		focus(PROMPT_BOX);
	}

	return (
		<div className="opt-starts">
			<ExamplesMenu copy={copy.examples} onPick={take} />
			<TemplatesMenu copy={copy.templates} onPick={insert} />
		</div>
	);
}

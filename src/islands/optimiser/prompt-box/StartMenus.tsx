import type { ReactElement } from 'react';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { TemplatesMenu } from '#islands/templates/TemplatesMenu.tsx';
import { showToast } from '#islands/toast/show-toast.ts';
import { replacePrompt } from '../stores/prompt.store.ts';
import { PROMPT_BOX } from './EditButton.tsx';
import { ExamplesMenu } from './ExamplesMenu.tsx';
import { takeExample } from './take-example.ts';

/** What a text may begin from: an example, which is ready to run, or a template of one's own, which is often changed first. */
export function StartMenus({ copy }: { readonly copy: OptimiserCopy }): ReactElement {
	function insert(template: string): void {
		replacePrompt(template, 'template');
		void showToast({ message: copy.messages.templateInserted });
		document.getElementById(PROMPT_BOX)?.focus();
	}

	return (
		<div className="opt-starts">
			<ExamplesMenu copy={copy.examples} onPick={takeExample} />
			<TemplatesMenu copy={copy.templates} onPick={insert} />
		</div>
	);
}

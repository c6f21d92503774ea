import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { ModelPage } from '#contract/model-page';
import { $revision } from '../workspace/revision.store.ts';
import { ModelHead } from './ModelHead.tsx';
import { ModelLine } from './ModelLine.tsx';
import { $modelPage } from './may-read.store.ts';
import styles from './model.css?inline';
import { followRevisions, linesAreSent } from './on-the-page.ts';
import { watchLeaving } from './running.ts';

export { sendWithModel } from './send-with-model.ts';

/** Adds the model's parts to the page: the line beside the button, and the model's list beside a result. Runs once a page. */
export function bringModel(page: ModelPage): void {
	$modelPage.set(page);
	dress();
	followRevisions(page.copy.mark);
	linesAreSent();
	watchLeaving();
	const below = document.createElement('div');
	document.querySelector('.opt-bar')?.after(below);
	createRoot(below).render(createElement(ModelLine, { page }));
	const beside = document.createElement('div');
	createRoot(beside).render(createElement(ModelHead, { copy: page.copy }));
	// Each result is rendered from scratch, and its revision begins when it is on the page.
	$revision.subscribe(() => {
		if (!beside.isConnected) document.querySelector('.opt-side')?.prepend(beside);
	});
}

/** Added by script, since a built style sheet would be loaded by every page. */
function dress(): void {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(styles);
	document.adoptedStyleSheets.push(sheet);
}

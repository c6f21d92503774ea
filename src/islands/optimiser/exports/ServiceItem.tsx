import type { MouseEvent, ReactElement } from 'react';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { showToast } from '#islands/toast/toast.ts';
import { fillIn } from '../fill-in.ts';
import { copyText } from '../result/copy-text.ts';
import { linkTo, type Service } from './services.ts';

interface Props {
	readonly service: Service;
	readonly prompt: string;
	readonly copy: OptimiserCopy['exports'];
	readonly onDone: (isCopyRefused?: boolean) => void;
}

/**
 * A link to a service. When the link cannot hold the prompt, it is copied first, while this page is still in front: a browser
 * lets no other page copy.
 */
export function ServiceItem({ service, prompt, copy, onDone }: Props): ReactElement {
	const { href, mustPaste } = linkTo(service, prompt);
	const name = copy.services[service];

	async function copyAndOpen(): Promise<void> {
		if (!(await copyText(prompt))) {
			onDone(true);
			return;
		}
		const sentence = mustPaste === 'tooLong' ? copy.tooLongForLink : copy.pasteThere;
		showToast({ message: fillIn(sentence, { service: name }) });
		window.open(href, '_blank', 'noopener,noreferrer');
		onDone();
	}

	function handleClick(event: MouseEvent): void {
		if (mustPaste === null) {
			onDone();
			return;
		}
		event.preventDefault();
		void copyAndOpen();
	}

	return (
		<a href={href} target="_blank" rel="noopener noreferrer" role="menuitem" tabIndex={-1} onClick={handleClick}>
			{name} <small>{copy.newTab}</small>
		</a>
	);
}

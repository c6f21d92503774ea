import type { ReactElement } from 'react';
import type { TemplateUseCopy } from '#copy/templates-copy';
import { PromptMenu } from '../optimiser/menus/PromptMenu.tsx';
import { PartPending } from '../optimiser/panels/PartPending.tsx';
import { useLazyPart } from '../optimiser/panels/use-lazy-part.ts';

interface Props {
	readonly copy: TemplateUseCopy;
	readonly onPick: (text: string) => void;
}

const load = () => import('./TemplatePicker.tsx').then((module) => module.TemplatePicker);

/** A menu of the account's templates; the style sheet hides it from guests. */
export function TemplatesMenu({ copy, onPick }: Props): ReactElement {
	return (
		<PromptMenu name="templates" label={copy.menu.label}>
			{(isOpen, close) => (
				<Choice
					copy={copy}
					isOpen={isOpen}
					onPick={(text) => {
						close();
						onPick(text);
					}}
				/>
			)}
		</PromptMenu>
	);
}

/** Loaded on demand. */
function Choice({ copy, isOpen, onPick }: Props & { readonly isOpen: boolean }): ReactElement | null {
	const lazy = useLazyPart(load, isOpen);
	if (lazy.state === 'ready') return isOpen ? <lazy.part copy={copy} onPick={onPick} /> : null;
	if (lazy.state === 'absent') return null;
	const { loading, failed, retry: again } = copy;
	return <PartPending retry={lazy.state === 'failed' ? lazy.retry : null} copy={{ loading, failed, again }} />;
}

import { type ReactElement, useCallback, useRef, useState } from 'react';
import type { OptimiserCopy } from '#copy/optimiser-copy';
import { useDismiss } from '../menus/use-dismiss.ts';
import { PartPending } from '../panels/PartPending.tsx';
import { useLazyPart } from '../panels/use-lazy-part.ts';
import { type ChoiceName, type Choices, DEFAULT_CHOICES } from './modifier-catalogue.ts';

interface Props {
	readonly name: ChoiceName;
	readonly chosen: Choices[ChoiceName];
	/** null: all of them. */
	readonly free: readonly string[] | null;
	readonly copy: OptimiserCopy['advanced'];
	readonly part: OptimiserCopy['exports']['part'];
}

const load = () => import('./ChoiceField.tsx').then((module) => module.ChoiceField);

/** One option of the strip: its name and, unless it is the default, its value; the choices open beneath it. */
export function ChoiceMenu({ name, chosen, free, copy, part }: Props): ReactElement {
	const [isOpen, setOpen] = useState(false);
	const ref = useRef<HTMLDivElement>(null);
	const close = useCallback(() => setOpen(false), []);
	const lazy = useLazyPart(load, isOpen);
	useDismiss(ref, isOpen, close);
	return (
		<div className="opt-strip-item" ref={ref}>
			<button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
				{copy.fields[name]}{' '}
				{chosen === DEFAULT_CHOICES[name] ? <span>{copy.asTyped}</span> : <b>{copy.values[name][chosen]}</b>}
				<span className="opt-chevron" aria-hidden="true" />
			</button>
			{isOpen && (
				<div className="opt-menu">
					{lazy.state === 'ready' ? (
						<lazy.part name={name} chosen={chosen} free={free} copy={copy} />
					) : (
						<PartPending retry={lazy.state === 'failed' ? lazy.retry : null} copy={part} />
					)}
				</div>
			)}
		</div>
	);
}

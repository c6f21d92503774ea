import { type ComponentProps, type ComponentType, type ReactElement, useEffect, useState } from 'react';
import type { ComparedText } from './compare/ComparedText.tsx';

type Props = ComponentProps<typeof ComparedText>;

/** Loads the comparison on demand, since few visitors open it. */
export function CompareView(props: Props): ReactElement {
	const [view, setView] = useState<ComponentType<Props> | 'loading' | 'failed'>('loading');
	useEffect(() => {
		import('./compare/ComparedText.tsx').then(
			(loaded) => setView(() => loaded.ComparedText),
			() => setView('failed'),
		);
	}, []);
	if (view === 'loading') return <p role="status">{props.copy.loading}</p>;
	if (view === 'failed') return <p role="alert">{props.copy.failed}</p>;
	const View = view;
	return <View {...props} />;
}

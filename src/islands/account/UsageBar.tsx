import type { ReactElement } from 'react';

interface Props {
	readonly used: number;
	readonly limit: number;
}

const MOST_PARTS = 20;
const WIDTH = 100;

/**
 * A bar with a part for each unit, as long as there are few; then one that fills. Drawn, since styles may not be set here;
 * for the eye only, since the words beside it say the same.
 */
export function UsageBar({ used, limit }: Props): ReactElement {
	const full = limit === 0 ? WIDTH : (WIDTH * Math.min(used, limit)) / limit;
	const cuts = limit <= MOST_PARTS ? Array.from({ length: Math.max(0, limit - 1) }, (_, i) => i + 1) : [];
	return (
		<svg className="acc-bar" viewBox={`0 0 ${WIDTH} 4`} preserveAspectRatio="none" aria-hidden="true">
			<defs>
				<linearGradient id="acc-bar-fill">
					<stop className="acc-bar-from" offset="0" />
					<stop className="acc-bar-over" offset="0.52" />
					<stop className="acc-bar-to" offset="1" />
				</linearGradient>
			</defs>
			<rect width={full} height="4" fill="url(#acc-bar-fill)" />
			{cuts.map((cut) => (
				<rect key={cut} className="acc-bar-cut" x={(WIDTH * cut) / limit - 0.4} width="0.8" height="4" />
			))}
		</svg>
	);
}

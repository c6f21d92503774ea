import type { ReactElement } from 'react';

interface Props {
	readonly left: number;
	readonly limit: number;
}

const MOST_PARTS = 20;
const WIDTH = 100;

/**
 * A bar of what is left, divided into units while the limit is low. An SVG, because inline styles are not allowed; hidden from
 * screen readers, because the text beside it says the same.
 */
export function UsageBar({ left, limit }: Props): ReactElement {
	const full = limit === 0 ? 0 : (WIDTH * Math.min(left, limit)) / limit;
	const cuts = limit <= MOST_PARTS ? Array.from({ length: Math.max(0, limit - 1) }, (_, i) => i + 1) : [];
	return (
		<svg className="acc-bar" viewBox={`0 0 ${WIDTH} 4`} preserveAspectRatio="none" aria-hidden="true">
			<rect className="acc-bar-left" width={full} height="4" />
			{cuts.map((cut) => (
				<path key={cut} className="acc-bar-cut" d={`M${(WIDTH * cut) / limit} 0V4`} />
			))}
		</svg>
	);
}

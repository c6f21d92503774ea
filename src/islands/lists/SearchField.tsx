import { type ReactElement, useEffect, useRef, useState } from 'react';
import { SEARCH_MAX_CHARS } from '#contract/limits';
import type { ListCopy } from '#copy/list-copy';
import { SEARCH_DEBOUNCE_MS } from '../timings.ts';

interface Props {
	readonly id: string;
	/** The search text of the list on the page. */
	readonly text: string;
	readonly copy: Pick<ListCopy, 'search' | 'searchHint'>;
	/** Called a moment after the last key, and at once on Enter. */
	readonly onSearch: (text: string) => void;
}

export function SearchField({ id, text, copy, onSearch }: Props): ReactElement {
	const [typed, setTyped] = useState(text);
	const onSearchRef = useRef(onSearch);
	onSearchRef.current = onSearch;

	// Updated when the search changes elsewhere; a space at the end is kept while the next word may follow.
	useEffect(() => setTyped((now) => (now.trim() === text ? now : text)), [text]);

	useEffect(() => {
		if (typed.trim() === text) return;
		const timer = setTimeout(() => onSearchRef.current(typed.trim()), SEARCH_DEBOUNCE_MS);
		return () => clearTimeout(timer);
	}, [typed, text]);

	return (
		<search className="kept-search">
			<label className="visually-hidden" htmlFor={id}>
				{copy.search}
			</label>
			<svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
				<path
					d="M14 14l3.5 3.5M15.5 9a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z"
					fill="none"
					stroke="currentColor"
					strokeWidth="2"
					strokeLinecap="round"
				/>
			</svg>
			<input
				id={id}
				type="search"
				value={typed}
				placeholder={copy.searchHint}
				maxLength={SEARCH_MAX_CHARS}
				autoComplete="off"
				dir="auto"
				onChange={(event) => setTyped(event.target.value)}
				onKeyDown={(event) => event.key === 'Enter' && onSearch(typed.trim())}
			/>
		</search>
	);
}

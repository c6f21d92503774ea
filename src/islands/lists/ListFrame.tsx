import type { ReactElement, ReactNode } from 'react';
import type { ListCopy } from '#copy/list-copy';
import { fillIn, fillInCount } from '../optimiser/fill-in.ts';
import type { ListState } from './list.store.ts';

interface Props<Item> {
	readonly list: ListState<Item>;
	/** The filter in words; '' without one. */
	readonly narrowed: string;
	readonly copy: ListCopy;
	/** Shown instead of `copy.noneFound`. */
	readonly noneFound?: string;
	readonly onClear: () => void;
	readonly onRetry: () => void;
	readonly onMore: () => void;
	/** Shown when the list is empty and no filter is set. */
	readonly empty: ReactNode;
	readonly children: (items: readonly Item[]) => ReactNode;
}

/** A list in each of its states, with the button for more rows. */
export function ListFrame<Item>(props: Props<Item>): ReactElement {
	const { list, narrowed, copy, onRetry, children, empty } = props;
	if (list.kind !== 'ready') {
		if (list.kind === 'loading') return <Loading label={copy.loading} />;
		return <Failed text={copy.failed} retry={copy.retry} onRetry={onRetry} />;
	}
	const isEmpty = list.items.length === 0;
	const n = list.items.length;
	const found = list.next ? fillIn(copy.found.more, { n }) : fillInCount(copy.found, n);
	return (
		<div className="kept-frame" data-renewed aria-busy={list.pending !== null}>
			<p className={isEmpty ? 'visually-hidden' : 'kept-count'} role="status">
				{list.pending === 'filter' ? copy.loading : found}
			</p>
			{isEmpty && (narrowed === '' ? empty : <NoneFound {...props} />)}
			{!isEmpty && children(list.items)}
			{list.hasMoreFailed && <p role="alert">{copy.moreFailed}</p>}
			{list.next !== null && (
				<button
					type="button"
					className="button is-small is-quiet kept-more"
					aria-disabled={list.pending === 'more'}
					onClick={props.onMore}
				>
					{list.pending === 'more' ? copy.loadingMore : list.hasMoreFailed ? copy.retry : copy.more}
				</button>
			)}
		</div>
	);
}

function NoneFound<Item>({ copy, narrowed, noneFound, onClear }: Props<Item>): ReactElement {
	return (
		<div className="kept-none">
			<p dir="auto">{noneFound ?? fillIn(copy.noneFound, { text: narrowed })}</p>
			<button type="button" className="button is-small is-quiet" onClick={onClear}>
				{copy.clearSearch}
			</button>
		</div>
	);
}

function Loading({ label }: { readonly label: string }): ReactElement {
	return (
		<div className="kept-loading">
			<p className="visually-hidden" role="status">
				{label}
			</p>
			<span aria-hidden="true" />
			<span aria-hidden="true" />
			<span aria-hidden="true" />
		</div>
	);
}

function Failed(props: { readonly text: string; readonly retry: string; readonly onRetry: () => void }): ReactElement {
	return (
		<div className="kept-none" role="alert">
			<p className="kept-problem">{props.text}</p>
			<button type="button" className="button is-small is-quiet" onClick={props.onRetry}>
				{props.retry}
			</button>
		</div>
	);
}

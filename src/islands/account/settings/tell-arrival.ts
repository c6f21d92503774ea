import type { ProviderItem } from '#contract/ways-in';
import type { WaysInCopy } from '#copy/settings-copy';
import { fillIn } from '#islands/optimiser/fill-in.ts';
import { showToast } from '#islands/toast/toast.ts';

/** Shows the outcome of linking a provider once, and removes it from the address. */
export function tellArrival(
	copy: WaysInCopy,
	faults: Readonly<Record<string, string>>,
	providers: readonly ProviderItem[],
): void {
	const address = new URL(location.href);
	const linked = providers.find(({ id }) => id === address.searchParams.get('linked'));
	const fault = address.searchParams.get('error');
	if (fault === null && linked === undefined) return;
	for (const name of ['linked', 'error']) address.searchParams.delete(name);
	history.replaceState(null, '', address);
	document.getElementById('sign-in')?.scrollIntoView();
	if (linked) showToast({ message: fillIn(copy.linkedNow, { provider: linked.name }) });
	else if (fault !== null) {
		const message = (Object.hasOwn(faults, fault) ? faults[fault] : faults['failed']) ?? '';
		showToast({ title: copy.notDone, message, tone: 'destructive' });
	}
}

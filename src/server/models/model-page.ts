import content from '#content/models/page.yaml';
import { type ModelPage, ModelPageCopy } from '#contract/model-page';
import type { Catalogue } from '../catalogue.ts';
import { addressOf } from './model-address.ts';
import type { ModelConfig } from './model-config.ts';

/** Host names of this machine. */
const OWN = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** The data about the configured models for the home page; null: there are none. */
export function modelPageOf({ settings }: ModelConfig, { modelReaders }: Catalogue): ModelPage | null {
	if (settings.length === 0) return null;
	const addresses = settings.map((one) => new URL(addressOf(one)));
	return {
		hosts: [...new Set(addresses.map(({ host }) => host))],
		isOwn: addresses.every(({ hostname }) => OWN.test(hostname)),
		readers: modelReaders,
		copy: ModelPageCopy.parse(content),
	};
}

import type { ModelPage } from '#contract/model-page';
import { wire } from '#islands/api.ts';
import type { AWAKE_EVENT } from '#islands/interest/awake.ts';

/** Type import only, so that the bundler does not move the module. */
const AWAKE: typeof AWAKE_EVENT = 'ploop:awake';

const told = document.getElementById('ploop-model')?.textContent ?? null;

/** Only after hydration: the box is rendered by the server and again by the island, and nothing may be inserted in between. */
const awake = new Promise((resolve) => document.addEventListener(AWAKE, resolve, { once: true }));

/** Loads the model's code with that of the box. Where that fails, the page works as without a model. */
async function bring(page: ModelPage) {
	await awake;
	const model = await import('./bring-model.ts');
	model.bringModel(page);
	return model;
}

if (told !== null) {
	const plain = wire.send;
	const coming = bring(JSON.parse(told)).catch(() => null);
	wire.send = async (path, init) => {
		const model = await coming;
		return model === null ? plain(path, init) : model.sendWithModel(path, init);
	};
}

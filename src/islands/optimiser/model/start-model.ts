import type { ModelPage } from '#contract/model-page';
import { wire } from '#islands/api.ts';
import type { AWAKE_EVENT } from '#islands/interest/awake.ts';

/** By its type alone, so that the module stays where it is. */
const AWAKE: typeof AWAKE_EVENT = 'ploop:awake';

const told = document.getElementById('ploop-model')?.textContent ?? null;

/** The box is drawn twice, by the server and then by the island: nothing may be put beside it in between. */
const awake = new Promise((resolve) => document.addEventListener(AWAKE, resolve, { once: true }));

/** The code of the model comes with that of the box. Without it everything goes as if there were no model. */
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

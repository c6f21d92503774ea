import { z } from 'zod';
import content from '#content/models/catalogue.yaml';
import { MODEL_PROVIDERS, type ModelConfig, type ModelSetting } from './model-config.ts';

const price = z.number().min(0).max(10_000);
const whole = z.int().positive();

const PricedModel = z.strictObject({
	provider: z.enum(MODEL_PROVIDERS),
	/** `*`: every model of the provider. */
	name: z.string().min(1).max(120),
	inputPerMillion: price,
	outputPerMillion: price,
});
export type PricedModel = z.infer<typeof PricedModel>;

/** `content/models/catalogue.yaml`: prices, limits and other settings of models. */
export const ModelCatalogue = z.strictObject({
	currency: z.string().regex(/^[A-Z]{3}$/),
	models: z.array(PricedModel),
	caps: z.strictObject({ moneyADay: z.number().min(0), tokensADay: whole, tokensADayPerPerson: whole }),
	times: z.strictObject({ firstByteMs: whole, betweenBytesMs: whole, wholeMs: whole, deadlineMs: whole }),
	queue: z.strictObject({
		waitingPerCall: z.strictObject({ free: whole, pro: whole }),
		proAheadMs: z.int().min(0),
	}),
});
export type ModelCatalogue = z.infer<typeof ModelCatalogue>;

export const MODEL_CATALOGUE: ModelCatalogue = ModelCatalogue.parse(content);

/** A model's price; null: the catalogue has none. */
export function findPrice(
	{ models }: Pick<ModelCatalogue, 'models'>,
	{ provider, name }: Pick<ModelSetting, 'provider' | 'name'>,
): PricedModel | null {
	const own = models.filter((one) => one.provider === provider);
	return own.find((one) => one.name === name) ?? own.find((one) => one.name === '*') ?? null;
}

/** The models that the catalogue has no price for, one sentence each. */
export const unpricedModels = ({ settings }: ModelConfig, catalogue: ModelCatalogue = MODEL_CATALOGUE): string[] =>
	settings
		.filter((setting) => findPrice(catalogue, setting) === null)
		.map(
			({ name }) =>
				`MODEL_NAME ${name} has no price in content/models/catalogue.yaml: add it, so that the cap in money can be kept.`,
		);

export interface Tokens {
	readonly input: number;
	readonly output: number;
}

/** The cost in millionths of the catalogue's currency, as a whole number, so that sums stay exact. */
export const costOf = ({ inputPerMillion, outputPerMillion }: PricedModel, { input, output }: Tokens): number =>
	Math.ceil(input * inputPerMillion + output * outputPerMillion);

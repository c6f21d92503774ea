import type Stripe from 'stripe';
import { buildPrice, buildProduct } from '../objects/price.ts';
import { newId } from '../state/ids.ts';
import type { World } from '../state/world.ts';
import { CREATED, isCreatedWithin, PAGING, page } from './list.ts';
import { mergeMetadata, type Params } from './params.ts';
import type { Call, Route } from './routes.ts';
import { invalid, noSuch } from './stripe-fault.ts';

const EDITABLE = ['active', 'metadata[*]', 'nickname', 'tax_behavior', 'lookup_key', 'transfer_lookup_key'];

export const CATALOGUE_ROUTES: readonly Route[] = [
	{
		method: 'POST',
		path: '/v1/products',
		params: ['id', 'name!', 'description', 'active', 'metadata[*]', 'tax_code', 'statement_descriptor', 'unit_label'],
		answer: createProduct,
	},
	{ method: 'GET', path: '/v1/products', params: ['active', 'ids[]', ...CREATED, ...PAGING], answer: listProducts },
	{ method: 'GET', path: '/v1/products/:id', params: [], answer: ({ world, id }) => requireProduct(world, id) },
	{
		method: 'POST',
		path: '/v1/products/:id',
		params: ['name', 'description', 'active', 'metadata[*]'],
		answer: updateProduct,
	},
	{
		method: 'POST',
		path: '/v1/prices',
		params: [
			...EDITABLE,
			'currency!',
			'unit_amount!',
			'product',
			'product_data[name]',
			'product_data[metadata][*]',
			'recurring[interval]!',
			'recurring[interval_count]',
		],
		answer: createPrice,
	},
	{
		method: 'GET',
		path: '/v1/prices',
		params: ['active', 'currency', 'product', 'type', 'lookup_keys[]', 'recurring[interval]', ...CREATED, ...PAGING],
		answer: listPrices,
	},
	{ method: 'GET', path: '/v1/prices/:id', params: [], answer: ({ world, id }) => requirePrice(world, id) },
	{ method: 'POST', path: '/v1/prices/:id', params: EDITABLE, answer: updatePrice },
];

function createProduct({ world, params }: Call): Stripe.Product {
	const id = params.text('id') ?? newId('prod_');
	if (world.anyOf(id)) throw invalid('Product already exists.', { code: 'resource_already_exists' });
	const product = buildProduct(id, params.text('name') ?? '', world.now);
	return save(world, 'created', edit(product, params));
}

function updateProduct({ world, params, id }: Call): Stripe.Product {
	return save(world, 'updated', edit({ ...requireProduct(world, id), updated: world.now }, params));
}

const edit = (product: Stripe.Product, params: Params): Stripe.Product => ({
	...product,
	name: params.text('name') ?? product.name,
	active: params.flag('active') ?? product.active,
	description: params.has('description') ? params.text('description') : product.description,
	metadata: mergeMetadata(product.metadata, params),
});

function listProducts({ world, params }: Call) {
	const active = params.flag('active');
	const ids = params.list('ids');
	const found = world
		.all('product')
		.filter((one) => active === null || one.active === active)
		.filter((one) => ids.length === 0 || ids.includes(one.id));
	return page(
		found.filter((one) => isCreatedWithin(one, params)),
		params,
		'/v1/products',
	);
}

function createPrice({ world, params }: Call): Stripe.Price {
	const unitAmount = params.whole('unit_amount') ?? 0;
	if (unitAmount < 0) throw invalid('Invalid non-negative integer', { param: 'unit_amount' });
	const price = buildPrice({
		id: newId('price_'),
		created: world.now,
		product: productFor(world, params).id,
		currency: currencyOf(params),
		unitAmount,
		interval: params.oneOf('recurring[interval]', ['month', 'year']) ?? 'month',
		intervalCount: params.whole('recurring[interval_count]') ?? 1,
		lookupKey: null,
		taxBehavior: 'unspecified',
	});
	return save(world, 'created', editPrice(world, price, params));
}

function currencyOf(params: Params): string {
	const currency = (params.text('currency') ?? '').toLowerCase();
	if (/^[a-z]{3}$/.test(currency)) return currency;
	throw invalid(`Invalid currency: ${currency}.`, { param: 'currency' });
}

function productFor(world: World, params: Params): Stripe.Product {
	const id = params.text('product');
	if (id !== null) return world.find('product', id) ?? raise(noSuch('product', id, 'product'));
	const name = params.text('product_data[name]');
	if (name === null)
		throw invalid('You must specify either `product` or `product_data` when creating a price.', { param: 'product' });
	return save(world, 'created', buildProduct(newId('prod_'), name, world.now));
}

function updatePrice({ world, params, id }: Call): Stripe.Price {
	return save(world, 'updated', editPrice(world, requirePrice(world, id), params));
}

function editPrice(world: World, price: Stripe.Price, params: Params): Stripe.Price {
	return {
		...price,
		active: params.flag('active') ?? price.active,
		nickname: params.has('nickname') ? params.text('nickname') : price.nickname,
		tax_behavior: params.oneOf('tax_behavior', ['exclusive', 'inclusive', 'unspecified']) ?? price.tax_behavior,
		lookup_key: params.has('lookup_key') ? claimKey(world, price, params) : price.lookup_key,
		metadata: mergeMetadata(price.metadata, params),
	};
}

/** Gives a price its lookup key. A key that another price has is refused unless the request asks for its transfer. */
function claimKey(world: World, price: Stripe.Price, params: Params): string | null {
	const key = params.text('lookup_key');
	const owner = world.all('price').find((one) => key !== null && one.lookup_key === key && one.id !== price.id);
	if (owner === undefined) return key;
	if (params.flag('transfer_lookup_key') !== true) {
		throw invalid(`A price (\`${owner.id}\`) already uses that lookup key.`, { param: 'lookup_key' });
	}
	save(world, 'updated', { ...owner, lookup_key: null });
	return key;
}

function listPrices({ world, params }: Call) {
	const active = params.flag('active');
	const keys = params.list('lookup_keys');
	const found = world
		.all('price')
		.filter((one) => active === null || one.active === active)
		.filter((one) => keys.length === 0 || keys.includes(one.lookup_key ?? ''))
		.filter((one) => one.product === (params.text('product') ?? one.product))
		.filter((one) => one.currency === (params.text('currency') ?? one.currency))
		.filter((one) => one.type === (params.text('type') ?? one.type))
		.filter((one) => one.recurring?.interval === (params.text('recurring[interval]') ?? one.recurring?.interval));
	return page(
		found.filter((one) => isCreatedWithin(one, params)),
		params,
		'/v1/prices',
	);
}

function save<O extends Stripe.Price | Stripe.Product>(world: World, what: 'created' | 'updated', object: O): O {
	world.emit(`${object.object}.${what}`, world.put(object), null);
	return object;
}

const requireProduct = (world: World, id: string): Stripe.Product =>
	world.find('product', id) ?? raise(noSuch('product', id));

const requirePrice = (world: World, id: string): Stripe.Price => world.find('price', id) ?? raise(noSuch('price', id));

function raise(fault: Error): never {
	throw fault;
}

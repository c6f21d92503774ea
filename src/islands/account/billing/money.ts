/** 499 pence are "£4.99", 4800 are "£48". */
export function formatPence(pence: number, currency = 'gbp'): string {
	const style = { style: 'currency', currency: currency.toUpperCase(), trailingZeroDisplay: 'stripIfInteger' } as const;
	return new Intl.NumberFormat('en-GB', style).format(pence / 100);
}

import type { Figure } from '#support/eval/metric';

export function formatValue(value: number, unit: Figure['unit']): string {
	const digits = unit === '' || unit === 'points' ? (Number.isInteger(value) ? 0 : 2) : unit === '%' ? 1 : 2;
	const number = value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });
	return unit === '' ? number : `${number} ${unit}`;
}

export function formatTarget({ target, unit }: Figure): string {
	if (target === null) return 'reported';
	return `${target.op} ${formatValue(target.bound, unit)}`;
}

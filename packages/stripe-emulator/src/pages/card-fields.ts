import { type CardEntry, TEST_CARDS } from '../billing/test-cards.ts';
import { type Html, html } from './html.ts';
import { type Problem, WORDS } from './words.ts';

/** The card fields of a form, filled in with a working card. Faults are shown at their fields. */
export function cardFields(problem: Problem | null): Html {
	return html`${problem === null ? null : problemBox(problem)}
<fieldset class="emulator-card">
<legend>${WORDS.card.legend}</legend>
${field({ name: 'number', label: WORDS.card.number, value: spaced('4242424242424242'), autocomplete: 'cc-number' }, problem)}
${field({ name: 'expiry', label: WORDS.card.expiry, value: '12/34', autocomplete: 'cc-exp' }, problem)}
${field({ name: 'code', label: WORDS.card.code, value: '123', autocomplete: 'cc-csc' }, problem)}
</fieldset>
<details class="emulator-hint"><summary>${WORDS.card.all}</summary>
<p>${WORDS.card.hint}</p>
${testCards()}</details>`;
}

export const testCards = (): Html =>
	html`<dl class="emulator-cards">${TEST_CARDS.map(
		({ number }) => html`<div><dt>${spaced(number)}</dt><dd>${WORDS.card.tests[number] ?? ''}</dd></div>`,
	)}</dl>`;

const problemBox = (problem: Problem): Html =>
	html`<div class="emulator-problem" role="alert"><h2>${WORDS.problem.heading}</h2><p id="problem">${WORDS.problem[problem]}</p></div>`;

interface Field {
	readonly name: Problem & string;
	readonly label: string;
	readonly value: string;
	readonly autocomplete: string;
}

function field({ name, label, value, autocomplete }: Field, problem: Problem | null): Html {
	const isWrong = name === problem || (name === 'number' && (problem === 'declined' || problem === 'unauthenticated'));
	const about = isWrong ? html` aria-invalid="true" aria-describedby="problem" autofocus` : null;
	return html`<p class="emulator-field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${value}" inputmode="numeric" autocomplete="${autocomplete}" required${about}></p>`;
}

const spaced = (number: string): string => number.replace(/(.{4})(?=.)/g, '$1 ');

/** Reads the typed card, or its faults. `now` is in seconds. */
export function readCard(form: URLSearchParams, now: number): CardEntry | Problem {
	const number = (form.get('number') ?? '').replace(/[\s-]/g, '');
	if (!TEST_CARDS.some((card) => card.number === number)) return 'number';
	const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(form.get('expiry') ?? '') ?? [];
	const [expMonth, expYear] = [Number(month), 2000 + Number(year)];
	const isValid = month !== '' && expMonth >= 1 && expMonth <= 12;
	if (!isValid || Date.UTC(expYear, expMonth, 1) <= now * 1000) return 'expiry';
	if (!/^\d{3}$/.test((form.get('code') ?? '').trim())) return 'code';
	return { last4: number.slice(-4), expMonth, expYear };
}

import { expect, test } from 'vitest';
import { joinScripts } from './join-scripts.ts';

const HELPER = 'var e=(e,t)=>()=>(t||(e(t={}),e=null),t);export{e as t};';
const DRAWN =
	'import{t as e}from"./runtime.js";import{a as n}from"./parts.js";var l=e(n),ye=$=>$;export{l as _,ye as i};';

test('a script needed by one file is moved into it, and one that only re-exports it is replaced by it', () => {
	const { scripts, renamed } = joinScripts(
		new Map([
			['client.js', 'export{i as default}from"./drawn.js";'],
			['drawn.js', DRAWN],
			['parts.js', 'var a=1;export{a};'],
			['runtime.js', HELPER],
		]),
	);
	expect([...scripts.keys()]).toEqual(['drawn.js', 'parts.js']);
	expect(scripts.get('drawn.js')).toBe(
		'var e=(e,t)=>()=>(t||(e(t={}),e=null),t);import{a as n}from"./parts.js";var l=e(n),ye=$=>$;export{ye as default,l as _,ye as i};',
	);
	expect([...renamed]).toEqual([['client.js', 'drawn.js']]);
});

test('a script needed by two files or re-exported stays a file', () => {
	const apart = new Map([
		['client.js', 'export{i as default}from"./drawn.js";'],
		['drawn.js', DRAWN],
		['other.js', 'import{t as z}from"./runtime.js";import d from"./client.js";z(d);'],
		['runtime.js', HELPER],
	]);
	const { scripts, renamed } = joinScripts(apart);
	expect([...scripts]).toEqual([...apart]);
	expect([...renamed]).toEqual([]);
});

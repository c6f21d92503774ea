/**
 * Program: prints one hash over the results of a sample of every set. The determinism metric runs it in separate
 * processes.
 */
import type { Modifiers } from '#engine/modifiers';
import { hashOf, openDesk } from './desk.ts';
import { allRows } from './sets.ts';

const ROWS_A_SET = 10;

const tone = (process.argv[2] ?? 'friendly') as Modifiers['tone'];
const desk = openDesk({ most: ROWS_A_SET });
const results = allRows(desk).map(({ prompt }) => JSON.stringify(desk.result(prompt, { tone })));
console.log(hashOf(results.join('\n')));

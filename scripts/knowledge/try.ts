/**
 * Checks the examples of some genres and consequences, by file name: `node scripts/knowledge/try.ts meal-plan food`. Other files
 * that do not parse are left out.
 */
import { readdirSync } from 'node:fs';
import { compileKnowledge } from './compile.ts';
import { faultsOf, isAsSaid } from './examples.ts';
import { ConsequenceFile, GenreFile } from './knowledge-schema.ts';
import { readKnowledge } from './read-files.ts';

const names = process.argv.slice(2);
const isWanted = (id: string) => names.length === 0 || names.includes(id);
const idsOf = (folder: string) =>
	readdirSync(new URL(`../../content/${folder}/`, import.meta.url))
		.filter((name) => name.endsWith('.yaml'))
		.map((name) => name.replace('.yaml', ''));
const parses = (read: () => unknown): boolean => {
	try {
		read();
		return true;
	} catch {
		return false;
	}
};
const sound = new Set([
	...idsOf('genres').filter(
		(id) => isWanted(id) || parses(() => readKnowledge('genres', GenreFile, (one) => one === id)),
	),
	...idsOf('consequences').filter(
		(id) => isWanted(id) || parses(() => readKnowledge('consequences', ConsequenceFile, (one) => one === id)),
	),
]);
const knowledge = compileKnowledge((id) => sound.has(id));

let failed = 0;
function tell(owner: string, text: string, faults: readonly string[]): void {
	failed += faults.length > 0 ? 1 : 0;
	const mark = faults.length > 0 ? 'FAIL' : 'ok  ';
	console.log(`${mark} ${owner} | ${text.slice(0, 100)}${faults.map((fault) => `\n       ${fault}`).join('')}`);
}

for (const { id, value } of readKnowledge('genres', GenreFile, isWanted))
	for (const example of value.examples) tell(id, example.text, faultsOf(id, example, knowledge));
for (const { id, value } of readKnowledge('consequences', ConsequenceFile, isWanted))
	for (const rule of value)
		for (const example of rule.examples) {
			const fault = example.offers ? 'is not offered' : 'is offered';
			tell(`${id}/${rule.id}`, example.text, isAsSaid(rule.id, example, knowledge) ? [] : [fault]);
		}
console.log(failed === 0 ? 'all as they should be' : `${failed} examples are not as they should be`);

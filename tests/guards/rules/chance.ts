import { isTestFile, type ProjectFile } from '../project-files.ts';

/** The generator, and the guards, which quote what they forbid. */
const EXEMPT = /^tests\/(?:support\/properties\.ts|guards\/)/;
const CHANCE = /from 'fast-check'|\bMath\.random\(/;

/** Tests must not depend on chance: random texts come from the one generator with a fixed seed. */
export function chanceOffences({ path, text }: ProjectFile): string[] {
	const chance = isTestFile(path) && path.endsWith('.ts') && !EXEMPT.test(path) ? CHANCE.exec(text) : null;
	return chance ? [`${path}: depends on chance (${chance[0]}); take fc from #support/properties`] : [];
}

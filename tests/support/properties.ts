import fc from 'fast-check';

/**
 * Every run tries properties on the same texts, so that the check never depends on chance. `SEED=random npm run
 * test:unit` tries new texts; add what it finds as a test case. `SEED=<number>` repeats a run.
 */
const { SEED = '20261123' } = process.env;
if (SEED !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(SEED) });

export { fc };

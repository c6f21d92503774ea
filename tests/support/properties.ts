import fc from 'fast-check';

/**
 * Properties are tried on the same texts in every run, so that the check never depends on chance. To look for new ones:
 * `SEED=random npm run test:unit`; what it finds is a case to write down. `SEED=<number>` plays one run again.
 */
const { SEED = '20261123' } = process.env;
if (SEED !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(SEED) });

export { fc };

import { packageBin, run } from './run.ts';

/** One type program for each world: rules without a DOM's help, the browser, Node. */
const PROGRAMS = ['core', 'web', 'tools'];

const outcomes = await Promise.all(PROGRAMS.map((name) => run(packageBin('tsc'), ['-p', `tsconfig.${name}.json`])));
process.exit(outcomes.some(({ code }) => code !== 0) ? 1 : 0);

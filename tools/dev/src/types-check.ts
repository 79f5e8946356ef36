import { answerHelp } from './help.ts';
import { packageBin, run } from './run.ts';
import { onEndSignal } from './on-end-signal.ts';

/** One type program for each world: rules without a DOM's help, the browser, Node. */
const PROGRAMS = ['core', 'web', 'tools'];

answerHelp('npm run types\n\nChecks the three type programs side by side: the rules, the browser, Node.');
onEndSignal(() => process.exit(130));
const outcomes = await Promise.all(PROGRAMS.map((name) => run(packageBin('tsc'), ['-p', `tsconfig.${name}.json`])));
process.exit(outcomes.some(({ code }) => code !== 0) ? 1 : 0);

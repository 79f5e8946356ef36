import { answerHelp } from './help.ts';
import { ROOT, run } from './run.ts';
import { onEndSignal } from './on-end-signal.ts';

/** One type program for each world: rules without a DOM's help, the browser, Node. */
const PROGRAMS = ['core', 'web', 'tools'];

/** The native compiler checks three times as fast. The package `typescript` stays for what reads sources by its API: lint and tools. */
const COMPILER = `${ROOT}node_modules/typescript-native/bin/tsc`;

answerHelp('npm run types\n\nChecks the three type programs side by side: the rules, the browser, Node.');
onEndSignal(() => process.exit(130));
const check = (name: string) => run(process.execPath, [COMPILER, '-p', `tsconfig.${name}.json`]);
const outcomes = await Promise.all(PROGRAMS.map(check));
process.exit(outcomes.some(({ code }) => code !== 0) ? 1 : 0);

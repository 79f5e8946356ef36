import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { callsOf, domainCalls, type CallSite } from './src/cuts/call-sites.ts';
import { restoreKilledCut, whileCut } from './src/cuts/cut-file.ts';
import { sampleOf } from './src/cuts/sample.ts';
import { testFinder } from './src/cuts/source-graph.ts';
import { testRunner, type Verdict } from './src/cuts/tests-of.ts';
import { webProgram } from './src/cuts/web-program.ts';
import { onEndSignal } from './src/on-end-signal.ts';

const HELP = `npm run cut-calls -- --seed 1 --part 10
Takes calls of the product into domain out, one at a time, and says whether a test notices.
  --seed 1           which calls are drawn
  --part 10          one call of so many
  --file <path>      all calls of one file, of whatever
  --only <number>    one call of the list
  --from <number>    begins at this call of the list
  --list             names them, and cuts none
  --seconds 90       how long the tests of one cut may take
  --stop-after 500   begins no cut later than so many seconds
  --report <path>    keeps the verdicts: a later run goes on where this one ended`;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    part: { type: 'string', default: '10' },
    file: { type: 'string' },
    only: { type: 'string' },
    from: { type: 'string', default: '0' },
    list: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '90' },
    'stop-after': { type: 'string', default: '86400' },
    report: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit();
}

const began = Date.now();
restoreKilledCut();
onEndSignal(() => process.exit(130));
const program = webProgram();
const all = values.file ? callsOf(program, values.file) : domainCalls(program);
const sites = values.file ? all : sampleOf(all, Number(values.seed), Number(values.part));
const shown = ({ path, line, call, neutral }: CallSite) =>
  `${path}:${line} ${call}() → ${neutral}`.replaceAll('\n', ' ');
/** The same call when lines above it have moved. */
const keyOf = (site: CallSite) =>
  `${site.path} ${site.call} ${sites.filter(({ path, call, start }) => path === site.path && call === site.call && start < site.start).length}`;

const report: Record<string, Verdict> =
  values.report && existsSync(values.report) ? JSON.parse(readFileSync(values.report, 'utf8')) : {};
console.log(`${sites.length} of ${all.length} calls`);
if (values.list) sites.forEach((site, index) => console.log(index, shown(site)));
else await cutAll();

async function cutAll(): Promise<void> {
  const testsOf = testFinder(program);
  const runner = await testRunner();
  for (const [index, site] of sites.entries()) {
    if (values.only !== undefined && Number(values.only) !== index) continue;
    if (index < Number(values.from)) continue;
    if (report[keyOf(site)]?.noticedBy || Date.now() - began > Number(values['stop-after']) * 1000) continue;
    const startMs = Date.now();
    const untilMs = startMs + Number(values.seconds) * 1000;
    const verdict = await whileCut(site, () => runner.run(testsOf(site.path), site.path, untilMs));
    report[keyOf(site)] = verdict;
    const seconds = Math.round((Date.now() - startMs) / 1000);
    const said = verdict.noticedBy
      ? `noticed by ${verdict.noticedBy}`
      : `NOT NOTICED${verdict.hasEnded ? '' : ' in time'}`;
    console.log(`${index} ${shown(site)}\n   ${said} (${verdict.testFiles} files, ${seconds} s)`);
    if (values.report) writeFileSync(values.report, JSON.stringify(report, null, 1));
  }
  await runner.close();
  const verdicts = sites.map((site) => report[keyOf(site)]).filter((verdict) => verdict !== undefined);
  const noticed = verdicts.filter(({ noticedBy }) => noticedBy !== null).length;
  console.log(`${noticed} of ${verdicts.length} cuts noticed; ${sites.length - verdicts.length} not tried yet`);
}
process.exit();

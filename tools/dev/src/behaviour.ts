import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from './run.ts';

/**
 * `npm run behaviour`: what the product does, told by the tests that passed in the last `npm test`, one page for each area in
 * docs/behaviour. A test's title carries the ids of the rules that it proves; the words after them are the page.
 */
interface Proof {
  sentence: string;
  file: string;
}

interface VitestReport {
  testResults: { name: string; assertionResults: { title: string; status: string }[] }[];
}
interface PlaywrightSuite {
  file?: string;
  specs?: { title: string; ok: boolean; file: string }[];
  suites?: PlaywrightSuite[];
}
type Report = VitestReport | { suites: PlaywrightSuite[] };

const ID = /\b[A-Z]{2,5}-\d{3}\b/g;

function* titlesOfSuites(suites: PlaywrightSuite[]): Generator<{ title: string; file: string }> {
  for (const suite of suites) {
    for (const spec of suite.specs ?? []) if (spec.ok) yield { title: spec.title, file: `e2e/${spec.file}` };
    yield* titlesOfSuites(suite.suites ?? []);
  }
}

function* titlesOf(report: Report): Generator<{ title: string; file: string }> {
  if ('suites' in report) {
    yield* titlesOfSuites(report.suites);
    return;
  }
  for (const { name, assertionResults } of report.testResults ?? []) {
    for (const { title, status } of assertionResults) {
      if (status === 'passed') yield { title, file: relative(ROOT, name) };
    }
  }
}

export function collectProofs(reports: Report[]): Map<string, Proof[]> {
  const proofs = new Map<string, Proof[]>();
  for (const report of reports) {
    for (const { title, file } of titlesOf(report)) {
      const sentence = title.replace(ID, '').replace(/\s+/g, ' ').trim();
      for (const id of title.match(ID) ?? []) {
        const known = proofs.get(id) ?? [];
        if (!known.some((proof) => proof.sentence === sentence && proof.file === file)) known.push({ sentence, file });
        proofs.set(id, known);
      }
    }
  }
  return proofs;
}

export function pageOf(area: string, proofs: Map<string, Proof[]>): string {
  const rows = [...proofs.entries()]
    .filter(([id]) => id.startsWith(`${area}-`))
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([id, list]) =>
      list.map(
        ({ sentence, file }) =>
          `| ${id} | ${sentence.replaceAll('|', '\\|')} | [${file.split('/').pop()}](../../${file}) |`,
      ),
    );
  return [
    `# ${area}`,
    '',
    'Printed by `npm run behaviour` from the tests that passed.',
    '',
    '| rule | what the product does | proven by |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

/** Writes the pages anew. @throws Error with one sentence when no test has reported. */
export function printBehaviour(): void {
  const reports = `${ROOT}reports`;
  const files = existsSync(reports) ? readdirSync(reports).filter((name) => name.endsWith('.json')) : [];
  if (files.length === 0) throw new Error('There are no reports of tests to print from: run `npm test` first.');
  const proofs = collectProofs(files.map((name) => JSON.parse(readFileSync(`${reports}/${name}`, 'utf8')) as Report));
  const areas = [...new Set([...proofs.keys()].map((id) => id.split('-')[0] ?? ''))].sort();
  rmSync(`${ROOT}docs/behaviour`, { recursive: true, force: true });
  mkdirSync(`${ROOT}docs/behaviour`, { recursive: true });
  for (const area of areas) writeFileSync(`${ROOT}docs/behaviour/${area}.md`, pageOf(area, proofs));
  console.log(`docs/behaviour: ${proofs.size} rules in ${areas.length} areas`);
}

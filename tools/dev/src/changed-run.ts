import { globSync, readFileSync } from 'node:fs';
import { affectedSites } from './affected-sites.ts';
import { changedFiles } from './changed-files.ts';
import { shareOf, type Share } from './change-share.ts';
import { journeysOf } from './journeys-of.ts';
import { ROOT } from './run.ts';

const TESTS = [
  '{libs,libs/features,tools}/*/{src,test}/**/*.test.{ts,tsx}',
  'brands/*.test.ts',
  '.storybook/*.test.tsx',
];

const readTests = (): ReadonlyMap<string, string> =>
  new Map(globSync(TESTS, { cwd: ROOT }).map((file) => [file, readFileSync(`${ROOT}${file}`, 'utf8')]));

export interface ChangedRun {
  /** What changed, in a sentence. */
  readonly heading: string;
  shareOf(stage: string): Share;
}

/** @throws Error with one sentence when there is no such base. */
export async function readChangedRun(base: string | undefined): Promise<ChangedRun> {
  const { since, files } = changedFiles(ROOT, base);
  const sites = await affectedSites(files);
  const change = { files, sites, journeys: journeysOf({ files, sites }), tests: readTests() };
  const count = files.length === 1 ? 'One file has' : `${files.length} files have`;
  return { heading: `${count} changed since ${since}.`, shareOf: (stage) => shareOf(stage, change) };
}

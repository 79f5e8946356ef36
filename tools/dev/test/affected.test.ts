import type { ProjectGraph } from 'nx/src/devkit-exports.js';
import { createProjectGraphAsync } from 'nx/src/devkit-exports.js';
import { filterAffected } from 'nx/src/project-graph/affected/affected-project-graph.js';
import { calculateFileChanges } from 'nx/src/project-graph/file-utils.js';
import { beforeAll, expect, it } from 'vitest';
import { allBrands } from '../src/start-options.ts';

let graph: ProjectGraph;
beforeAll(async () => void (graph = await createProjectGraphAsync()));

/** The sites that `nx affected -t build` builds again after a change of this file. */
async function rebuiltBy(file: string): Promise<string[]> {
  const { nodes } = await filterAffected(graph, calculateFileChanges([file]));
  return Object.values(nodes)
    .filter(({ data }) => data.targets?.['build'])
    .map(({ name }) => name.replace('@livery/', ''))
    .sort();
}

const ALL = allBrands().sort();
const ONE = ALL.at(-1) ?? '';

it.each([
  [`brands/${ONE}/brand.ts`, [ONE]],
  [`apps/${ONE}/src/modules.ts`, [ONE]],
  ['libs/domain/src/any.ts', ALL],
  ['tools/vite-brand/src/any.ts', ALL],
  ['tools/backend/src/main.ts', []],
  ['README.md', []],
])('a change of %s builds %j again', async (file, sites) => {
  expect(await rebuiltBy(file)).toEqual(sites);
});

import { createProjectGraphAsync } from 'nx/src/devkit-exports.js';
import { filterAffected } from 'nx/src/project-graph/affected/affected-project-graph.js';
import { calculateFileChanges } from 'nx/src/project-graph/file-utils.js';

/** The brands whose site `nx affected -t build` builds again after a change of these files, sorted. */
export async function affectedSites(files: readonly string[]): Promise<string[]> {
  const { nodes } = await filterAffected(await createProjectGraphAsync(), calculateFileChanges([...files]));
  return Object.values(nodes)
    .filter(({ data }) => data.targets?.['build'])
    .map(({ name }) => name.replace('@livery/', ''))
    .sort();
}

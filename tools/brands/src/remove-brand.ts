import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Refusal } from '@livery/look/refusal';
import { brandFolders, brandIds, requireBrand } from './brand-folders.ts';

/** Whether Git has every file of these folders in its present form. */
function isCommitted(root: string, folders: readonly string[]): boolean {
  const changes = ['status', '--porcelain', '--untracked-files=all', '--', ...folders];
  return execFileSync('git', changes, { cwd: root }).length === 0;
}

/**
 * Removes `brands/<id>` and `apps/<id>`. What no commit has is kept aside.
 * @returns the folder that it is kept in; null where Git has it all
 * @throws Refusal when there is no such brand, or when it is the only one
 */
export function removeBrand(root: string, id: string, nowMs: number): string | null {
  requireBrand(root, id);
  if (brandIds(root).length === 1) throw new Refusal(`${id} is the only brand: nothing was removed.`);
  const folders = Object.values(brandFolders(root, id));
  const aside = isCommitted(root, folders)
    ? null
    : join(root, 'node_modules/.cache/livery-removed-brands', `${id}-${nowMs}`);
  for (const folder of folders) {
    if (aside) {
      const kept = join(aside, relative(root, folder));
      mkdirSync(kept, { recursive: true });
      cpSync(folder, kept, { recursive: true });
    }
    rmSync(folder, { recursive: true, force: true });
  }
  return aside && relative(root, aside);
}

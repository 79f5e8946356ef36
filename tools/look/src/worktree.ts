import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CleanUp } from './clean-up.ts';
import { ROOT } from './project.ts';
import { Refusal } from './refusal.ts';

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
    .toString()
    .trim();

/** The commit that a revision names. */
function commitOf(revision: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`);
  } catch (error) {
    throw new Refusal(`"${revision}" is no revision that git knows: name a branch, a tag or a commit.`, {
      cause: error,
    });
  }
}

/** Folders of a tree that are packages of the workspace. */
function workspaceFolders(root: string): string[] {
  const { workspaces = [] } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces?: string[] };
  return workspaces.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    return readdirSync(join(root, parent)).map((name) => `${parent}/${name}`);
  });
}

const nameOf = (root: string, folder: string): string | undefined => {
  try {
    return (JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as { name: string }).name;
  } catch {
    return undefined;
  }
};

/** The installed packages, and the tree's own libraries in place of those that are linked here. */
function linkPackages(root: string): void {
  const target = join(root, 'node_modules');
  mkdirSync(join(target, '@livery'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (!['@livery', '.cache', '.vite', '.package-lock.json'].includes(name))
      symlinkSync(join(ROOT, 'node_modules', name), join(target, name));
  for (const folder of workspaceFolders(root)) {
    const name = nameOf(root, folder);
    if (name?.startsWith('@livery/')) symlinkSync(join(root, folder), join(target, name));
  }
}

function remove(root: string): void {
  rmSync(root, { recursive: true, force: true });
  git('worktree', 'prune');
}

/**
 * Another revision's tree beside this one, with the packages that are installed here; removed when the work ends.
 * @throws Refusal when git knows no such revision.
 */
export function addWorktree(revision: string, cleanUp: CleanUp): string {
  const commit = commitOf(revision);
  const root = `${mkdtempSync(join(tmpdir(), 'livery-look-'))}/`;
  cleanUp.add(() => remove(root));
  git('worktree', 'add', '--detach', '--force', root, commit);
  linkPackages(root);
  return root;
}

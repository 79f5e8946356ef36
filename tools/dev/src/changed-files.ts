import { execFileSync } from 'node:child_process';

export interface ChangedFiles {
  /** In words, for whoever reads what was run. */
  readonly since: string;
  /** Paths from the root of the repository, those that were removed among them. */
  readonly files: readonly string[];
}

/** Against which a change is seen where none is named, the first that exists. */
const BASES = ['origin/main', 'main'];

/** Files of Git that a Git hook's environment would otherwise redirect. */
const git = (root: string, ...args: string[]): string =>
  execFileSync('git', ['-C', root, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

function commitOf(root: string, name: string): string | null {
  try {
    return git(root, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`);
  } catch {
    return null;
  }
}

function baseOf(root: string, named: string | undefined): { name: string; commit: string } {
  const names = named === undefined ? [...BASES, 'HEAD'] : [named];
  const name = names.find((each) => commitOf(root, each) !== null);
  if (name === undefined) throw new Error(`--changed=${named}: there is no commit of this name.`);
  return { name, commit: git(root, 'merge-base', 'HEAD', name) };
}

/**
 * What differs from the base: commits of this branch since it left the base, and whatever is not committed yet.
 * @param named the base; else origin/main, else main, else HEAD
 * @throws Error with one sentence when there is no such commit.
 */
export function changedFiles(root: string, named?: string): ChangedFiles {
  const { name, commit } = baseOf(root, named);
  const lines = (text: string) => text.split('\0').filter(Boolean);
  const files = new Set([
    ...lines(git(root, 'diff', '--name-only', '--no-renames', '-z', commit)),
    ...lines(git(root, 'ls-files', '--others', '--exclude-standard', '-z')),
  ]);
  return { since: `${name} (${commit.slice(0, 9)})`, files: [...files].sort() };
}

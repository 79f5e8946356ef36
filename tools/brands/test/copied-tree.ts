import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '@livery/look/project';

/** Copies a folder without copying what is in its files: hard links, or clones where the file system has them. */
const CHEAP_COPY: Readonly<Partial<Record<NodeJS.Platform, string>>> = { linux: '-al', darwin: '-ac' };

/** npm writes it in place, and a hard link would change the original. */
const WRITTEN_IN_PLACE = 'node_modules/.package-lock.json';

/** This tree as it is now, in a folder and a Git repository of its own. */
export interface CopiedTree {
  /** Ends with a slash. */
  readonly root: string;
  git(...args: string[]): string;
  npm(...args: string[]): string;
  remove(): void;
}

const run = (cwd: string, command: string, args: readonly string[]) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1 << 28 });

export function copyTree(): CopiedTree {
  const root = `${mkdtempSync(join(tmpdir(), 'livery-copy-'))}/`;
  const git = (...args: string[]) => run(root, 'git', args);
  const files = run(ROOT, 'git', ['ls-files', '-z', '-co', '--exclude-standard']).split('\0').filter(Boolean);
  for (const file of files.filter((name) => existsSync(ROOT + name))) {
    mkdirSync(dirname(root + file), { recursive: true });
    copyFileSync(ROOT + file, root + file);
  }
  run(ROOT, 'cp', [CHEAP_COPY[process.platform] ?? '-a', 'node_modules', root]);
  rmSync(root + WRITTEN_IN_PLACE);
  copyFileSync(ROOT + WRITTEN_IN_PLACE, root + WRITTEN_IN_PLACE);
  rmSync(`${root}node_modules/.cache`, { recursive: true, force: true });
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=test', '-c', 'user.email=test@example', 'commit', '--quiet', '--message', 'as it is');
  return {
    root,
    git,
    npm: (...args) => run(root, 'npm', args),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changedFiles } from './changed-files.ts';

let root: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-C', root, '-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], { stdio: 'pipe' });
const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const commit = (message: string) => (git('add', '-A'), git('commit', '-q', '-m', message));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'changed-'));
  git('init', '-q', '-b', 'main');
  write('.gitignore', 'ignored');
  for (const name of ['kept', 'edited', 'removed', 'on-main']) write(name, name);
  commit('first');
});
afterEach(() => rmSync(root, { recursive: true }));

it('a branch has changed what its commits, its work tree and its new files differ in from where it left main', () => {
  git('checkout', '-q', '-b', 'branch');
  write('edited', 'once more');
  commit('second');
  rmSync(join(root, 'removed'));
  mkdirSync(join(root, 'folder'));
  write('folder/neu für alle', 'new');
  write('ignored', 'not of the repository');
  git('checkout', '-q', 'main');
  write('on-main', 'by others');
  git('commit', '-q', '-m', 'third', 'on-main');
  git('checkout', '-q', 'branch');
  const { since, files } = changedFiles(root);
  expect(files).toEqual(['edited', 'folder/neu für alle', 'removed']);
  expect(since).toMatch(/^main \([0-9a-f]{9}\)$/);
});

it('on main itself that is what is not committed, or what came since a named commit', () => {
  write('edited', 'once more');
  commit('second');
  write('kept', 'not yet committed');
  expect(changedFiles(root).files).toEqual(['kept']);
  expect(changedFiles(root, 'HEAD~1').files).toEqual(['edited', 'kept']);
});

it('origin/main goes before main, and a repository with neither is seen against its last commit', () => {
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  write('edited', 'once more');
  commit('second');
  expect(changedFiles(root).files).toEqual(['edited']);
  git('update-ref', '-d', 'refs/remotes/origin/main');
  git('branch', '-m', 'trunk');
  expect(changedFiles(root)).toMatchObject({ since: expect.stringMatching(/^HEAD/), files: [] });
});

it('refuses a base that is no commit in one sentence', () => {
  expect(() => changedFiles(root, 'nowhere')).toThrow('--changed=nowhere: there is no commit of this name.');
});

// Plain JavaScript on purpose, like the check of Node: it must run where nothing is installed.
import { existsSync } from 'node:fs';

/** Ends the process when the packages that every command needs are not there. */
export function requirePackages() {
  if (existsSync(new URL('../../node_modules/vite/package.json', import.meta.url))) return;
  console.error('The packages are not installed: run `npm ci` first.');
  process.exit(1);
}

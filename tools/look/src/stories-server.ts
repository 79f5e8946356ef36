import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { extname, join, normalize } from 'node:path';
import type { CleanUp } from './clean-up.ts';
import { Refusal } from './refusal.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/**
 * Every story that is asked for is among the built ones.
 * @throws Refusal naming the first that is not, and those of the same component.
 */
export function requireStories(folder: string, stories: readonly string[]): void {
  const index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as { entries: Record<string, unknown> };
  const ids = Object.keys(index.entries);
  const missing = stories.find((story) => !ids.includes(story));
  if (missing === undefined) return;
  const near = ids.filter((id) => id.split('-')[0] === missing.split('-')[0]);
  throw new Refusal(
    `There is no story "${missing}": ids look like ${(near.length > 0 ? near : ids).slice(0, 8).join(', ')}.`,
  );
}

/** Serves built stories from their folder; its address. */
export async function serveStories(folder: string, cleanUp: CleanUp): Promise<string> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    const file = join(folder, path);
    if (!existsSync(file) || !statSync(file).isFile()) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  }).listen(0, 'localhost');
  cleanUp.add(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, 'listening');
  const address = server.address();
  return `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
}

import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { chromium, type Page } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from '@livery/dev/chromium';

export const FRAMES_PER_SECOND = 25;

export type Stage = {
  /** Draws the named frames of a picture; `take` gets each as a JPEG, in order, and may slow the drawing down. */
  render(key: string, frames: readonly number[], quality: number, take: (jpeg: Buffer) => Promise<void>): Promise<void>;
  close(): Promise<void>;
};

/**
 * A Chromium page that draws the scenes with Canvas 2D. The scenes are served as they are, their types stripped on the way,
 * so that nothing has to be built.
 */
export async function openStage(): Promise<Stage> {
  let take: (jpeg: Buffer) => Promise<void> = async () => {};
  const server = createServer((request, response) => {
    answer(request, response, (jpeg) => take(jpeg)).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGS, '--disable-gpu'] });
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(`page: ${error.message}`));
  page.on('console', (message) => console.error(`page: ${message.text()}`));
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.waitForFunction(() => 'renderPicture' in globalThis);
  return {
    async render(key, frames, quality, taker) {
      take = taker;
      await drawOn(page, key, frames, quality);
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}

async function drawOn(page: Page, key: string, frames: readonly number[], quality: number): Promise<void> {
  page.setDefaultTimeout(0);
  await page.evaluate(([name, fps, list, q]) => globalThis.renderPicture(name, fps, list, q), [
    key,
    FRAMES_PER_SECOND,
    frames,
    quality,
  ] as const);
}

async function answer(request: IncomingMessage, response: ServerResponse, take: (jpeg: Buffer) => Promise<void>) {
  if (request.method === 'POST') {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    await take(Buffer.concat(chunks));
    response.writeHead(204).end();
    return;
  }
  const path = new URL(request.url ?? '/', 'http://stage').pathname;
  if (path === '/') {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(
      '<!doctype html><link rel="icon" href="data:,"><script type="module" src="/scenes/stage.ts"></script>',
    );
    return;
  }
  if (!/^\/scenes\/[\w/-]+\.ts$/.test(path)) {
    response.writeHead(404).end();
    return;
  }
  const source = await readFile(new URL(`.${path}`, import.meta.url), 'utf8');
  response.writeHead(200, { 'content-type': 'text/javascript' });
  response.end(stripTypeScriptTypes(source));
}

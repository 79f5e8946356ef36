import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, findChromium } from '@livery/dev/chromium';
import { PORTRAITS } from './portraits.ts';

export interface Easel {
  readonly portraitNames: readonly string[];
  /** A painted picture as PNG. */
  paint(name: string, shape: 'wide' | 'tall' | 'portrait'): Promise<Buffer>;
  close(): Promise<void>;
}

declare global {
  var paintArtwork: (name: string, shape: 'wide' | 'tall' | 'portrait') => Promise<number[]>;
}

const SOURCES = new URL('../', import.meta.url);

/** A Chromium page that paints with Canvas 2D; the sources are served as they are, types stripped on the way. */
export async function openEasel(): Promise<Easel> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://easel').pathname;
    if (path === '/') {
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><link rel="icon" href="data:,"><script type="module" src="/artwork/page.ts"></script>');
      return;
    }
    if (!/^\/(artwork|scenes)\/[\w/-]+\.ts$/.test(path)) {
      response.writeHead(404).end();
      return;
    }
    readFile(new URL(`.${path}`, SOURCES), 'utf8').then(
      (source) => response.writeHead(200, { 'content-type': 'text/javascript' }).end(stripTypeScriptTypes(source)),
      (error: unknown) => response.writeHead(404).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGS, '--disable-gpu'] });
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  page.on('pageerror', (error) => console.error(`page: ${error.message}`));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.waitForFunction(() => 'paintArtwork' in globalThis);
  return {
    portraitNames: Object.keys(PORTRAITS),
    async paint(name, shape) {
      const bytes = await page.evaluate(([picture, kind]) => globalThis.paintArtwork(picture, kind), [
        name,
        shape,
      ] as const);
      return Buffer.from(bytes);
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}

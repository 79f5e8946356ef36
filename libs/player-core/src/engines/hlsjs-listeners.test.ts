import type Hls from 'hls.js';
import { expect, it, vi } from 'vitest';
import { listenToHls } from './hlsjs-listeners.ts';

it('each event of hls.js reaches its own handler, and none after the run has ended', () => {
  const heard = new Map<string, (event: unknown, data: unknown) => void>();
  const hls = {
    on: (name: string, run: (event: unknown, data: unknown) => void) => heard.set(name, run),
  } as unknown as Hls;
  const run = new AbortController();
  const onLoaded = vi.fn();
  const onError = vi.fn();
  listenToHls(hls, run.signal, { hlsLevelLoaded: onLoaded, hlsError: onError } as never);
  heard.get('hlsLevelLoaded')?.('hlsLevelLoaded', { level: 1 });
  run.abort();
  heard.get('hlsError')?.('hlsError', { fatal: true });
  expect([onLoaded.mock.calls, onError.mock.calls]).toEqual([[[{ level: 1 }]], []]);
});

import { describe, expect, it } from 'vitest';
import { fakeClock } from '../testing/fake-clock.ts';
import { MANIFEST_TIMEOUT_MS } from './request-timeouts.ts';
import { readManifest } from './read-manifest.ts';

const LIST = '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\na.m3u8\n';
const URL = 'https://cdn.test/master.m3u8';
const forever = new AbortController().signal;

describe('readManifest', () => {
  const clock = fakeClock();
  const answering = (status: number) => ({ clock, fetch: async () => new Response(LIST, { status }) });

  it('hands on the text', async () => {
    expect(await readManifest(URL, answering(200), forever)).toMatchObject({ url: URL, text: LIST });
  });

  it.each([
    [404, 'MANIFEST_UNREACHABLE'],
    [503, 'MANIFEST_UNREACHABLE'],
    [403, 'ACCESS_EXPIRED'],
  ])('takes %i for %s', async (status, code) => {
    await expect(readManifest(URL, answering(status), forever)).rejects.toMatchObject({ code, httpStatus: status });
  });

  it('says that a page came in place of the manifest, and leaves out what nobody can ask for', async () => {
    const giving = (text: string) => ({ clock, fetch: async () => new Response(text) });
    await expect(readManifest(URL, giving('<!doctype html>'), forever)).rejects.toMatchObject({
      code: 'MANIFEST_FOREIGN',
    });
    const odd = `${LIST}#EXT-X-STREAM-INF:BANDWIDTH=2\nhttp://[::1\n`;
    expect((await readManifest(URL, giving(odd), forever)).text).toBe(LIST);
  });

  it('tells a server that hangs from one that is not there', async () => {
    const hanging = (_url: string, { signal }: RequestInit) =>
      new Promise<Response>((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      );
    const reading = expect(readManifest(URL, { clock, fetch: hanging }, forever)).rejects.toMatchObject({
      code: 'MANIFEST_TIMEOUT',
    });
    await clock.pass(MANIFEST_TIMEOUT_MS);
    await reading;
    const gone = { clock, fetch: () => Promise.reject(new TypeError('Failed to fetch')) };
    await expect(readManifest(URL, gone, forever)).rejects.toMatchObject({ code: 'MANIFEST_UNREACHABLE' });
  });
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { strangeProvider } from './strange-provider.ts';

/** A backend that knows one provider. */
async function backendOf(shortname: string): Promise<string> {
  const server = createServer((request, response) => {
    const asked = new URL(request.url ?? '', 'http://localhost').searchParams.get('provider');
    response.end(JSON.stringify({ provider: asked === shortname ? { id: 1 } : null }));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  onTestFinished(() => void server.close());
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

it('says of a site whose provider the backend does not know what is wrong and what to do', async () => {
  const backend = await backendOf('orbit');
  expect(await strangeProvider(backend, { brand: 'orbit', provider: 'orbit' })).toBeNull();
  expect(await strangeProvider(backend, { brand: 'comet', provider: 'comet-tv' })).toMatch(
    /^comet: the demo backend knows no provider "comet-tv" \(providerShortname in brands\/comet\/brand\.ts\), .* Add the provider to /,
  );
});

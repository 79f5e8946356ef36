import { createServer, request, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

export interface Throttle {
  readonly origin: string;
  stop(): Promise<void>;
}

/** So much is let through at a time: small enough for a change of the rate to be felt at once. */
const SLICE_BYTES = 4_096;

/** An origin like another one, on a link that all its answers share; `bitsPerSecond` says how much it carries at a moment. */
export async function throttled(target: string, bitsPerSecond: () => number): Promise<Throttle> {
  let freeAtMs = 0;
  const turn = (bytes: number) => {
    const nowMs = performance.now();
    freeAtMs = Math.max(freeAtMs, nowMs) + (bytes * 8 * 1000) / bitsPerSecond();
    return new Promise((resolve) => setTimeout(resolve, freeAtMs - nowMs));
  };
  const server: Server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const to = new URL(url ?? '/', target);
    const forwarded = request(to, { method, headers: { ...headers, host: to.host } });
    // A viewer who turns away takes the request along.
    outgoing.on('close', () => forwarded.destroy());
    forwarded.on('error', () => outgoing.destroy());
    forwarded.on('response', async (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      try {
        for await (const chunk of answer as AsyncIterable<Buffer>)
          for (let at = 0; at < chunk.length && !outgoing.destroyed; at += SLICE_BYTES) {
            const slice = chunk.subarray(at, at + SLICE_BYTES);
            await turn(slice.length);
            outgoing.write(slice);
          }
        outgoing.end();
      } catch {
        outgoing.destroy();
      }
    });
    incoming.pipe(forwarded);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

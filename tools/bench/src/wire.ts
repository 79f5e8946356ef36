import { once } from 'node:events';
import { createServer, request as ask, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** What a link between a viewer and the servers is like. */
export interface Link {
  /** Added to every request, whatever it asks for. */
  readonly latencyMs: number;
  /** Shared by everything that comes through; `Infinity` for no limit. */
  readonly bitsPerSecond: number;
}

/** A link that stands between a browser and servers of this machine; it may be changed while it is used. */
export interface Wire {
  link: Link;
  /** Listens on `port` for what `target` serves. */
  open(port: number, target: string): Promise<void>;
  close(): void;
}

/** So much is sent at once: at 12 Mb/s 5 ms, fine enough for two answers to share the link. */
const PIECE_BYTES = 8_192;

export function createWire(link: Link): Wire {
  const servers: ReturnType<typeof createServer>[] = [];
  /** When the last piece that was accepted will have passed, by the machine's clock. */
  let busyUntilMs = 0;

  async function pass(bytes: number): Promise<void> {
    const nowMs = performance.now();
    busyUntilMs = Math.max(nowMs, busyUntilMs) + (bytes * 8_000) / wire.link.bitsPerSecond;
    // Timers are whole milliseconds and late: what is due within one is not waited for, the debt stays in the sum.
    if (busyUntilMs - nowMs > 1) await pause(busyUntilMs - nowMs);
  }

  async function send(body: AsyncIterable<Buffer>, response: ServerResponse): Promise<void> {
    for await (const chunk of body) {
      for (let at = 0; at < chunk.length && !response.destroyed; at += PIECE_BYTES) {
        const piece = chunk.subarray(at, at + PIECE_BYTES);
        await pass(piece.length);
        if (!response.write(piece)) await Promise.race([once(response, 'drain'), once(response, 'close')]);
      }
    }
    response.end();
  }

  const wire: Wire = {
    link,
    async open(port, target) {
      const server = createServer(async (request, response) => {
        await pause(wire.link.latencyMs);
        const { host: _own, ...headers } = request.headers;
        const forwarded = ask(new URL(request.url ?? '/', target), { method: request.method ?? 'GET', headers });
        forwarded.on('response', (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          send(answer, response).catch(() => response.destroy());
        });
        forwarded.on('error', () => response.destroy());
        response.on('close', () => forwarded.destroy());
        request.pipe(forwarded);
      });
      server.keepAliveTimeout = 60_000;
      servers.push(server);
      server.listen(port, 'localhost');
      await once(server, 'listening');
    },
    close() {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
  return wire;
}

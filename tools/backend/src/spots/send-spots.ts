import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { neverAnswer, sendMedia } from '../media/send-media.ts';
import type { FilmFault, SpotAnswer } from './kind.ts';

type Wait = (milliseconds: number) => Promise<void>;

const SLOW_BYTES_PER_SECOND = 2_000;
/** What drips comes so often. */
const DRIP_MS = 250;

/** Sends a list as its kind says. */
export async function sendSpotAnswer(reply: FastifyReply, answer: SpotAnswer, wait: Wait): Promise<FastifyReply> {
  const { body, status = 200, type = 'application/xml', headers = {}, delayMs = 0, bytesPerSecond } = answer;
  if (answer.hangs) return neverAnswer(reply);
  if (delayMs > 0) await wait(delayMs);
  if (answer.isClosedToPages) reply.removeHeader('access-control-allow-origin');
  reply.code(status).headers(headers);
  if (status === 204) return reply.send();
  reply.type(`${type}; charset=utf-8`);
  return reply.send(
    bytesPerSecond === undefined ? body : Readable.from(drops(Buffer.from(body), bytesPerSecond, wait)),
  );
}

async function* drops(bytes: Buffer, bytesPerSecond: number, wait: Wait): AsyncGenerator<Buffer> {
  const size = Math.max(1, Math.round((bytesPerSecond * DRIP_MS) / 1000));
  for (let at = 0; at < bytes.length; at += size) {
    yield bytes.subarray(at, at + size);
    await wait(DRIP_MS);
  }
}

/** Sends a film of a folder, whole or in parts, and wrong where that is asked for. */
export function filmSender(folder: string, wait: Wait) {
  const read = new Map<string, Buffer>();
  const bytesOf = (name: string): Buffer | undefined => {
    if (!/^[a-z]+-\d+p\.mp4$/.test(name)) return undefined;
    const known = read.get(name) ?? readOrNothing(`${folder}/${name}`);
    if (known) read.set(name, known);
    return known;
  };
  return async (request: FastifyRequest, reply: FastifyReply, name: string, how: FilmFault | undefined) => {
    const bytes = bytesOf(name);
    if (!bytes || how === 'missing') return reply.code(404).type('text/plain').send('There is no such film.\n');
    if (how === 'hang') return neverAnswer(reply);
    if (how === 'page') return reply.type('video/mp4').send('<!doctype html>\n<title>Sign in</title>\n');
    const body = how === 'noise' ? noise(bytes.length) : bytes;
    return sendMedia(
      request,
      reply,
      { type: 'video/mp4', cacheControl: how ? 'no-store' : 'public, max-age=3600', etag: hashOf(body), body },
      {
        bytesPerSecond: how === 'slow' ? SLOW_BYTES_PER_SECOND : Infinity,
        breaks: how === 'cut' ? 'close' : undefined,
        wait,
      },
    );
  };
}

const hashOf = (body: Buffer) => createHash('sha1').update(body).digest('base64url').slice(0, 16);

/** The same bytes each time, and of no film. */
const noise = (length: number) => Buffer.from(Uint8Array.from({ length }, (_, at) => (at * 73 + (at >> 5)) & 255));

function readOrNothing(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

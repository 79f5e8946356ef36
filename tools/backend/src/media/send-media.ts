import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** One file, ready to be sent. */
export type MediaFile = {
  type: string;
  cacheControl: string;
  /** Without quotes; changes whenever the bytes do. */
  etag: string;
  body: Buffer;
  /** Text that is worth compressing; then ranges are not offered. */
  isText?: boolean;
};

export type Sending = {
  bytesPerSecond: number;
  breaks?: 'truncate' | 'close' | 'stall' | undefined;
  wait: (milliseconds: number) => Promise<void>;
};

const WORTH_COMPRESSING_BYTES = 4096;
/** A throttled answer leaves in slices of this duration. */
const SLICE_MS = 50;

type Part = { status: 200 | 206; bytes: Buffer; contentRange?: string };

/** Answers GET and HEAD with validators, a single byte range, and compression of long playlists. */
export async function sendMedia(
  request: FastifyRequest,
  reply: FastifyReply,
  file: MediaFile,
  sending: Sending,
): Promise<FastifyReply> {
  const etag = `"${file.etag}"`;
  reply.header('cache-control', file.cacheControl).header('etag', etag).header('content-type', file.type);
  if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send();
  let body = file.body;
  if (file.isText) {
    reply.header('vary', 'Accept-Encoding');
    if (body.length > WORTH_COMPRESSING_BYTES && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
      body = gzipSync(body, { level: 1 });
      reply.header('content-encoding', 'gzip');
    }
  } else reply.header('accept-ranges', 'bytes');

  const part = file.isText ? { status: 200 as const, bytes: body } : rangeOf(request, etag, body);
  if (!part) return reply.code(416).header('content-range', `bytes */${body.length}`).send();
  if (part.contentRange) reply.header('content-range', part.contentRange);
  const bytes = sending.breaks === 'truncate' ? part.bytes.subarray(0, part.bytes.length >> 1) : part.bytes;
  reply.code(part.status).header('content-length', bytes.length);
  if (request.method === 'HEAD') return reply.send();
  if (sending.breaks === 'close') return breakOff(reply, bytes, () => reply.raw.destroy());
  if (sending.breaks === 'stall') return breakOff(reply, bytes, () => undefined);
  if (sending.bytesPerSecond === Infinity) return reply.send(bytes);
  return reply.send(Readable.from(slices(bytes, sending), { objectMode: false }));
}

async function* slices(bytes: Buffer, { bytesPerSecond, wait }: Sending): AsyncGenerator<Buffer> {
  const size = Math.max(1, Math.round((bytesPerSecond * SLICE_MS) / 1000));
  for (let at = 0; at < bytes.length; at += size) {
    const slice = bytes.subarray(at, at + size);
    await wait((slice.length / bytesPerSecond) * 1000);
    yield slice;
  }
}

/** Never answers; the connection stays open until the asking side has had enough. */
export function neverAnswer(reply: FastifyReply): FastifyReply {
  return reply.hijack();
}

/** Promises the whole, sends a half, and hangs up or keeps still. */
function breakOff(reply: FastifyReply, bytes: Buffer, then: () => void): FastifyReply {
  const headers = reply.getHeaders();
  reply.hijack();
  reply.raw.writeHead(reply.statusCode, headers as Record<string, string>);
  reply.raw.write(bytes.subarray(0, bytes.length >> 1), then);
  return reply;
}

/** The bytes that were asked for; undefined when the range lies outside. More than one range is answered with everything. */
function rangeOf(request: FastifyRequest, etag: string, body: Buffer): Part | undefined {
  const whole: Part = { status: 200, bytes: body };
  const condition = request.headers['if-range'];
  if (condition !== undefined && condition !== etag) return whole;
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  if (from === '' && to === '') return whole;
  const start = from === '' ? Math.max(0, body.length - Number(to)) : Number(from);
  const end = from === '' || to === '' ? body.length - 1 : Math.min(Number(to), body.length - 1);
  if (start > end) return undefined;
  return { status: 206, bytes: body.subarray(start, end + 1), contentRange: `bytes ${start}-${end}/${body.length}` };
}

function matches(header: string | undefined, etag: string): boolean {
  return (
    header !== undefined &&
    header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*')
  );
}

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Smaller answers fit the first packets anyway. */
const MIN_COMPRESSED_BYTES = 1_024;
/** A third of the time of the usual levels for some 5 % more bytes: answers are made for each viewer and not kept. */
const GZIP_LEVEL = 4;
const BROTLI_QUALITY = 3;

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** Compresses JSON answers for clients that accept it; phones on slow networks wait for bytes, not for work. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (!(typeof payload === 'string' || Buffer.isBuffer(payload)) || payload.length < MIN_COMPRESSED_BYTES)
      return payload;
    const type = String(reply.getHeader('content-type') ?? '');
    if (!type.startsWith('application/json')) return payload;
    const accepted = request.headers['accept-encoding'] ?? '';
    reply.header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '));
    if (/\bbr\b/.test(String(accepted))) {
      reply.header('content-encoding', 'br');
      return compressBrotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
    }
    if (/\bgzip\b/.test(String(accepted))) {
      reply.header('content-encoding', 'gzip');
      return compressGzip(payload, { level: GZIP_LEVEL });
    }
    return payload;
  });
}

import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ClientDataLog } from './client-data-log.ts';
import { registerForeignPlayer } from './foreign-player.ts';
import { faultsPage, momentOf, parseFault, type Fault } from './faults.ts';
import { openLoopLibrary } from './loop-library.ts';
import { registerLicences } from './register-licences.ts';
import { parseMediaAddress } from './media-address.ts';
import { openFile } from './open-file.ts';
import { neverAnswer, sendMedia } from './send-media.ts';
import type { ShowSettings } from './show.ts';
import { screenshotTimings, thumbnails } from './thumbnails.ts';

export type MediaOriginOptions = {
  /** `tools/media/loops`. */
  loopsDir: string;
  /** Server time in milliseconds; channels are cut from it. */
  now?: () => number;
  /** How far back a channel's archive goes. The API decides who may see it; the origin only knows what it still has. */
  archiveDays?: (channelKey: string) => number;
  /** Hears the query of every request: players say there how they are. */
  clientData?: Pick<ClientDataLog, 'hear'>;
  /** How faults wait. Tests count instead. */
  wait?: (milliseconds: number) => Promise<void>;
};

const DEFAULT_ARCHIVE_DAYS = 31;
const ROOTS = ['live', 'archive', 'programme', 'vod', 'film', 'protected', 'thumbs'];
const BREAKS = ['truncate', 'close', 'stall'] as const;

/**
 * Serves the demo media: live channels, their archive, films, thumbnails, and each of them with faults (`/fault`).
 * @throws Error with one sentence when `loops.json` cannot be read.
 */
export function registerMediaOrigin(app: FastifyInstance, options: MediaOriginOptions): void {
  const { loopsDir, now = Date.now, archiveDays = () => DEFAULT_ARCHIVE_DAYS, wait = (ms) => pause(ms) } = options;
  const library = openLoopLibrary(loopsDir);
  const settings: ShowSettings = { library, archiveDays };
  const thumbnail = thumbnails(settings);
  registerForeignPlayer(app, settings);
  registerLicences(app, wait);

  const answer = async (request: FastifyRequest, reply: FastifyReply, path: string, fault?: Fault) => {
    options.clientData?.hear(request.url.split('?', 2)[1] ?? '');
    const nowMs = fault ? momentOf(fault, now()) : now();
    allowAnySite(reply, nowMs);
    const address = parseMediaAddress(path);
    const found = address
      ? await openFile(address, nowMs, settings, fault)
      : { file: screenshotTimings(path) ?? (await thumbnail(path, sizeOf(request), nowMs)), spoil: undefined };
    if (fault && fault.delayMs > 0) await wait(fault.delayMs);
    if (found.spoil?.kind === 'status')
      return refuse(reply, found.spoil.status, `A fault of this address answers ${found.spoil.status}.`);
    if (found.spoil?.kind === 'hang') return neverAnswer(reply);
    if (found.spoil?.kind === 'instead') return reply.type(found.spoil.type).send(found.spoil.body);
    if ('missing' in found.file) return refuse(reply, 404, found.file.missing);
    const file = fault ? { ...found.file, cacheControl: 'no-store' } : found.file;
    const { spoil } = found;
    return sendMedia(request, reply, file, {
      bytesPerSecond: spoil?.kind === 'slow' ? spoil.bytesPerSecond : (fault?.bytesPerSecond ?? Infinity),
      breaks: BREAKS.find((kind) => kind === spoil?.kind),
      wait,
    });
  };

  const method = ['GET', 'HEAD'];
  for (const root of ROOTS) {
    app.route({
      method,
      url: `/${root}/*`,
      exposeHeadRoute: false,
      handler: (request, reply) => answer(request, reply, `${root}/${rest(request)}`),
    });
  }
  app.get('/fault', async (_, reply) => reply.type('text/plain; charset=utf-8').send(faultsPage()));
  app.route({
    method,
    url: '/fault/:spec/*',
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { spec } = request.params as { spec: string };
      const read = readFault(spec);
      if (typeof read === 'string') return refuse(allowAnySite(reply, now()), 400, `${read} See /fault.`);
      if (read.counts && read.fault.from === undefined) {
        const path = request.url.slice(`/fault/${spec}`.length);
        const started = `/fault/${spec},from=${Math.floor(now() / 1000)}`;
        return allowAnySite(reply, now())
          .header('cache-control', 'no-store')
          .redirect(`${started}${path.startsWith('/') ? path : `/${rest(request)}`}`, 307);
      }
      return answer(request, reply, rest(request), read.fault);
    },
  });
}

/** Media are public: any site may read them. `Date` is the clock that the channels are cut from. */
function allowAnySite(reply: FastifyReply, nowMs: number): FastifyReply {
  return reply
    .header('access-control-allow-origin', '*')
    .header('access-control-expose-headers', 'Date, Content-Length, Content-Range')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('timing-allow-origin', '*')
    .header('date', new Date(nowMs).toUTCString());
}

function refuse(reply: FastifyReply, status: number, sentence: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${sentence}\n`);
}

function readFault(spec: string): ReturnType<typeof parseFault> | string {
  try {
    return parseFault(spec);
  } catch (error) {
    return (error as Error).message;
  }
}

const rest = (request: FastifyRequest) => (request.params as { '*': string })['*'];

function sizeOf(request: FastifyRequest): { width: number; height: number } {
  const { w, h } = request.query as { w?: string; h?: string };
  return { width: Number(w) || 0, height: Number(h) || 0 };
}

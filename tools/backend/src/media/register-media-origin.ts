import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  dressList,
  dressMaster,
  dressSegment,
  keyFile,
  segmentedText,
  segmentedTextPlaylist,
  TEXT_TRACKS,
  type Extras,
} from './extras.ts';
import { registerForeignPlayer } from './foreign-player.ts';
import { faultsPage, momentOf, parseFault, spoilOf, type Fault } from './faults.ts';
import { openLoopLibrary, type LoopLibrary } from './loop-library.ts';
import type { LoopAsset, LoopTrack } from './read-loops-index.ts';
import { parseMediaAddress, type FileAddress, type MediaAddress } from './media-address.ts';
import { masterPlaylist, mediaPlaylist, textPlaylist, type ListDamage } from './playlists.ts';
import { retimeSegment } from './retime-segment.ts';
import { sendMedia, type MediaFile } from './send-media.ts';
import { openShow, SEGMENT_SECONDS, type Missing, type Show, type ShowSettings } from './show.ts';
import { thumbnails } from './thumbnails.ts';

export type MediaOriginOptions = {
  /** `tools/media/loops`. */
  loopsDir: string;
  /** Server time in milliseconds; channels are cut from it. */
  now?: () => number;
  /** How far back a channel's archive goes. The API decides who may see it; the origin only knows what it still has. */
  archiveDays?: (channelKey: string) => number;
  /** How faults wait. Tests count instead. */
  wait?: (milliseconds: number) => Promise<void>;
};

const DEFAULT_ARCHIVE_DAYS = 31;
const ROOTS = ['live', 'archive', 'programme', 'vod', 'film', 'thumbs'];
const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';
const DAY = 'public, max-age=86400';

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

  const answer = async (request: FastifyRequest, reply: FastifyReply, path: string, fault?: Fault) => {
    const nowMs = fault ? momentOf(fault, now()) : now();
    allowAnySite(reply, nowMs);
    const address = parseMediaAddress(path);
    const found = address
      ? await open(address, nowMs, settings, fault)
      : { file: await thumbnail(path, sizeOf(request), nowMs), spoil: undefined };
    if (fault && fault.delayMs > 0) await wait(fault.delayMs);
    if (found.spoil?.kind === 'status')
      return refuse(reply, found.spoil.status, `A fault of this address answers ${found.spoil.status}.`);
    if ('missing' in found.file) return refuse(reply, 404, found.file.missing);
    const file = fault ? { ...found.file, cacheControl: 'no-store' } : found.file;
    const { spoil } = found;
    return sendMedia(request, reply, file, {
      bytesPerSecond: spoil?.kind === 'slow' ? spoil.bytesPerSecond : (fault?.bytesPerSecond ?? Infinity),
      breaks: spoil?.kind === 'truncate' || spoil?.kind === 'close' ? spoil.kind : undefined,
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

/** The file at an address, and how the fault spoils it. */
async function open(
  { show: showAddress, file, path }: MediaAddress,
  nowMs: number,
  settings: ShowSettings,
  fault?: Fault,
) {
  const startSeconds = fault?.from ?? 0;
  const sinceStart = nowMs / 1000 - startSeconds;
  const stale = fault?.staleAt !== undefined && file.kind === 'playlist' && sinceStart < fault.untilSeconds;
  const shownMs = stale ? Math.min(nowMs, (startSeconds + (fault.staleAt ?? 0) * SEGMENT_SECONDS) * 1000) : nowMs;
  const show = openShow(showAddress, shownMs, settings);
  if ('missing' in show) return { file: show, spoil: undefined };
  const origin = show.growth === 'live' ? Math.floor(startSeconds / SEGMENT_SECONDS) : show.first;
  const index = file.kind === 'segment' ? file.number - origin : undefined;
  const spoil = fault && spoilOf(fault, { kind: file.kind, path }, index, sinceStart);
  return { file: await fileOf(show, file, settings.library, origin, fault), spoil };
}

function damageOf(
  { resetAt, gapAt, discontinuityAt, resizes }: Fault,
  origin: number,
  track: LoopTrack,
  asset: LoopAsset,
): ListDamage {
  const pictures = asset.tracks.filter(({ kind }) => kind === 'video');
  const other = pictures[(pictures.indexOf(track) + 1) % pictures.length];
  return {
    ...(resizes && other && { trackAfter: other.name }),
    ...(resetAt !== undefined && { resetAt: origin + resetAt }),
    ...(gapAt !== undefined && { gapAt: origin + gapAt }),
    ...(discontinuityAt !== undefined && { discontinuityAt: origin + discontinuityAt }),
  };
}

async function fileOf(
  show: Show,
  file: FileAddress,
  library: LoopLibrary,
  origin: number,
  fault?: Fault,
): Promise<MediaFile | Missing> {
  const { asset } = show;
  const extras = fault?.extras ?? {};
  if (file.kind === 'master') {
    const master = masterPlaylist(asset, library.framesPerSecond, fault?.codecs);
    return playlist(dressMaster(master, extras), DAY);
  }
  const extra = extraFile(show, file, extras);
  if (extra) return extra;
  if (file.kind === 'key' || file.kind === 'textSegment') return { missing: 'There is no such file.' };
  if (file.kind === 'text') {
    const text = asset.texts.find(({ name }) => name === file.name);
    if (!text) return { missing: `There are no subtitles "${file.name}".` };
    const body = await library.file(text.file);
    return { type: 'text/vtt; charset=utf-8', cacheControl: DAY, etag: hashOf(body), body, isText: true };
  }
  const text = file.kind === 'playlist' && asset.texts.find(({ name }) => name === file.track);
  if (text) return playlist(textPlaylist(show, text.name), DAY);
  const track = asset.tracks.find(({ name }) => name === file.track);
  if (!track)
    return {
      missing: `There is no rendition "${file.track}"; there are ${asset.tracks.map(({ name }) => name).join(', ')}.`,
    };
  const damage = fault ? damageOf(fault, origin, track, asset) : {};
  if (file.kind === 'playlist') {
    if (show.last < show.first) return { missing: 'The first segment is not complete yet.' };
    const list = dressList(mediaPlaylist(show, track.name, damage), extras);
    return playlist(list, show.growth === 'vod' ? DAY : 'no-cache');
  }
  const type = `${track.kind}/mp4`;
  if (file.kind === 'init')
    return { type, cacheControl: DAY, etag: `${track.version}-init`, body: await library.init(track) };
  const { number } = file;
  if (number < show.oldest || number > show.last)
    return { missing: number > show.last ? 'That segment is not complete yet.' : 'That segment is gone.' };
  const restart =
    damage.discontinuityAt !== undefined && number >= damage.discontinuityAt
      ? show.mediaSeconds(damage.discontinuityAt)
      : 0;
  const stored = show.stored(number);
  const mediaSeconds = show.mediaSeconds(number) - restart;
  const plain = retimeSegment(await library.segment(track, stored), {
    sequenceNumber: (mediaSeconds + restart) / SEGMENT_SECONDS + 1,
    shiftSeconds: mediaSeconds - stored * SEGMENT_SECONDS,
    timescales: track.timescales,
  });
  const body = dressSegment(plain, number, track.kind === 'video' ? extras : { ...extras, captions: undefined });
  return {
    type,
    cacheControl: 'public, max-age=31536000, immutable',
    etag: `${track.version}-${stored}-${mediaSeconds}`,
    body,
  };
}

/** What only an extra brings: its key, its subtitles. */
function extraFile(show: Show, file: FileAddress, { key, texts }: Extras): MediaFile | undefined {
  if (file.kind === 'key' && key) {
    const body = keyFile(key);
    return { type: 'application/octet-stream', cacheControl: DAY, etag: hashOf(body), body };
  }
  const isText = (track: string) => TEXT_TRACKS.some((one) => one === track);
  if (!texts || !('track' in file) || !isText(file.track)) return undefined;
  if (file.kind === 'playlist') return playlist(segmentedTextPlaylist(show, file.track), 'no-cache');
  if (file.kind !== 'textSegment') return undefined;
  const body = Buffer.from(segmentedText(show, file.number));
  return { type: 'text/vtt; charset=utf-8', cacheControl: DAY, etag: hashOf(body), body, isText: true };
}

function playlist(text: string, cacheControl: string): MediaFile {
  const body = Buffer.from(text);
  return { type: PLAYLIST_TYPE, cacheControl, etag: hashOf(body), body, isText: true };
}

const hashOf = (body: Buffer) => createHash('sha1').update(body).digest('base64url').slice(0, 16);

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
  return { width: Number(w) || 320, height: Number(h) || 180 };
}

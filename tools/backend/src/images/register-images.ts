import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { QueueFull } from '../work-queue.ts';
import { buildWorld } from '../seed/build-world.ts';
import type { SeedArtwork } from '../world/pictures.ts';
import { readArtworkIndex } from './artwork-files.ts';
import { composePicture, ImpossiblePicture, type Workshop } from './compose-picture.ts';
import {
  BadImageRequest,
  readImageRequest,
  type ImageFormat,
  type ImageQuery,
  type ImageRequest,
} from './image-request.ts';
import { Letterer } from './lettering.ts';
import { PictureCache } from './picture-cache.ts';

export interface ImageOptions {
  /** The folder that tools/media paints: scenes, portraits, fonts and their index. */
  readonly artworkDir: string;
  /** Where made pictures are kept; may be deleted at any time. */
  readonly cacheDir: string;
  /** What a key shows; the demo world's artwork by default. */
  readonly artworks?: readonly SeedArtwork[];
  /** How many pictures may wait to be made; a few first pages of them. */
  readonly mostWaiting?: number;
}

/** Raise it when the same address begins to give another picture. */
const PICTURES_VERSION = 3;
const BUSY = 'Too many pictures are being made at the moment.';
const BUSY_SECONDS = 2;
const YEAR_SECONDS = 31_536_000;

const CONTENT_TYPES: Readonly<Record<ImageFormat, string>> = {
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
};

/**
 * Serves `/images/{kind}/{key}.jpg?w=&h=&format=&lang=&tone=`: posters, covers, heroes, portraits, marks, icons and titles, painted from a
 * few base scenes, so that every title looks its own.
 * @throws Error with one sentence when the artwork folder cannot be read.
 */
export function registerImages(
  app: FastifyInstance,
  { artworkDir, cacheDir, artworks, mostWaiting }: ImageOptions,
): void {
  const workshop: Workshop = {
    folder: artworkDir,
    index: readArtworkIndex(artworkDir),
    letterer: new Letterer(join(artworkDir, 'fonts')),
  };
  const cache = new PictureCache(cacheDir, mostWaiting === undefined ? {} : { mostWaiting });
  const known = new Map((artworks ?? buildWorld().artworks).map((artwork) => [artwork.key, artwork]));
  app.addHook('onReady', () => cache.prune());

  app.get<{ Params: { kind: string; file: string }; Querystring: ImageQuery }>(
    '/images/:kind/:file',
    async (request, reply) => {
      const wanted = readOrRefuse(request.params.kind, request.params.file, request.query, reply);
      if (wanted === null) return reply;
      const artwork = known.get(wanted.key);
      if (artwork === undefined) return refuse(reply, 404, 'not_found', `There is no picture "${wanted.key}".`);
      const name = JSON.stringify([PICTURES_VERSION, artwork, wanted]);
      const tag = `"${createHash('sha256').update(name).digest('base64url').slice(0, 22)}"`;
      void reply.headers({
        etag: tag,
        'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
        'cross-origin-resource-policy': 'cross-origin',
      });
      if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(tag)) return reply.code(304).send();
      try {
        const picture = await cache.get(name, () => composePicture(workshop, artwork, wanted));
        return await reply.type(CONTENT_TYPES[wanted.format]).send(picture);
      } catch (error) {
        if (error instanceof QueueFull) return refuse(reply.header('retry-after', BUSY_SECONDS), 503, 'busy', BUSY);
        if (error instanceof ImpossiblePicture) return refuse(reply, 400, 'validation_failed', error.message);
        throw error;
      }
    },
  );
}

function readOrRefuse(kind: string, file: string, query: ImageQuery, reply: FastifyReply): ImageRequest | null {
  try {
    return readImageRequest(kind, file, query);
  } catch (error) {
    if (!(error instanceof BadImageRequest)) throw error;
    void refuse(reply, 400, 'validation_failed', error.message);
    return null;
  }
}

function refuse(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return reply.removeHeader('etag').header('cache-control', 'no-store').code(status).send({ error: { code, message } });
}

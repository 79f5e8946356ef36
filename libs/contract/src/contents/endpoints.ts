import { ENTITY_USABLE_SECONDS, defineEndpoints } from '../endpoint.ts';
import { id, integer, optional, url } from '../schema/schema.ts';
import { ScreenshotTimings, Stream } from '../channels/stream.ts';
import { Content, ContentMeta, Contents, Episodes, Person, Sources } from './entities.ts';

const entityLife = { params: { id: id() }, usableSeconds: ENTITY_USABLE_SECONDS } as const;

export const contentsEndpoints = defineEndpoints('contents', {
  getContent: { method: 'GET', path: '/v2/contents/:id', response: Content, ...entityLife },
  /** Holds the viewer's progress, so it is asked more often than the content itself. */
  getEpisodes: {
    method: 'GET',
    path: '/v2/contents/:id/episodes',
    params: { id: id() },
    response: Episodes,
    provides: ['episodes'],
  },
  getSources: { method: 'GET', path: '/v2/contents/:id/sources', params: { id: id() }, response: Sources },
  getSimilar: { method: 'GET', path: '/v2/contents/:id/similar', response: Contents, ...entityLife },
  /** `seconds` is where playback is to begin. */
  getContentStream: {
    method: 'GET',
    path: '/v2/libraries/:libraryId/contents/:id/stream',
    params: { libraryId: id(), id: id() },
    query: { seconds: optional(integer({ min: 0 })) },
    response: Stream,
    cacheSeconds: 0,
  },
  getContentMeta: {
    method: 'GET',
    path: '/v2/users/self/content_metadata/:id',
    params: { id: id() },
    response: ContentMeta,
    provides: ['contentMeta'],
  },
  getTrailerStream: {
    method: 'GET',
    path: '/v2/trailers/:id/stream',
    params: { id: id() },
    response: Stream,
    cacheSeconds: 0,
  },
  getPerson: { method: 'GET', path: '/v2/persons/:id', response: Person, ...entityLife },
  /** The document that a stream names; its whole address is given (CALL-045). */
  getScreenshotTimings: {
    method: 'GET',
    path: '',
    params: { url: url() },
    response: ScreenshotTimings,
    auth: 'none',
    base: 'given',
    usableSeconds: ENTITY_USABLE_SECONDS,
  },
});

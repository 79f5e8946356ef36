import { ScreenshotTimings, Stream } from '../channels/stream.ts';
import { ENTITY_USABLE_SECONDS, defineEndpoints } from '../endpoint.ts';
import { id, integer, optional, url } from '../schema/schema.ts';

/** What is asked for a film of no library in particular. */
export const ANY_LIBRARY = 0;

/** What only a page that plays asks: apart from the rest, so that home does not bring the shape of a stream along. */
export const contentStreamsEndpoints = defineEndpoints('contents', {
  /** `seconds` is where playback is to begin. */
  getContentStream: {
    method: 'GET',
    path: '/v2/libraries/:libraryId/contents/:id/stream',
    params: { libraryId: id(), id: id() },
    query: { seconds: optional(integer({ min: 0 })) },
    response: Stream,
    cacheSeconds: 0,
  },
  getTrailerStream: {
    method: 'GET',
    path: '/v2/trailers/:id/stream',
    params: { id: id() },
    response: Stream,
    cacheSeconds: 0,
  },
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

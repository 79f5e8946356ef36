import { ENTITY_USABLE_SECONDS, defineEndpoints } from '../endpoint.ts';
import { id, nothing } from '../schema/schema.ts';
import { Content, ContentMeta, Contents, Episodes, PersonDetails, Related, Sources } from './entities.ts';

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
  /** The same by reason: of its director, with its actors, of its genre. Our own addition. */
  getRelated: { method: 'GET', path: '/v2/contents/:id/related', response: Related, ...entityLife },
  getContentMeta: {
    method: 'GET',
    path: '/v2/users/self/content_metadata/:id',
    params: { id: id() },
    response: ContentMeta,
    provides: ['contentMeta'],
  },
  /** Takes what was begun off the rows of what to go on with; it comes back when it is watched again. Our own addition. */
  hideHistory: {
    method: 'DELETE',
    path: '/v2/users/self/histories/:id',
    params: { id: id() },
    response: nothing(),
    invalidates: ['rows'],
  },
  /** Undoes `hideHistory`. Our own addition. */
  showHistory: {
    method: 'POST',
    path: '/v2/users/self/histories/:id',
    params: { id: id() },
    response: nothing(),
    invalidates: ['rows'],
  },
  getPerson: { method: 'GET', path: '/v2/persons/:id', response: PersonDetails, ...entityLife },
});

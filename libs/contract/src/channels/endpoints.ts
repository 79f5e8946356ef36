import { ENTITY_USABLE_SECONDS, defineEndpoints } from '../endpoint.ts';
import { flag, id, optional, text, timestamp } from '../schema/schema.ts';
import { ChannelCategories, ChannelConfig, ChannelList, ProgrammeDetails, Schedule } from './entities.ts';
import { Stream } from './stream.ts';

export const channelsEndpoints = defineEndpoints('channels', {
  getChannelCategories: {
    method: 'GET',
    path: '/v2/channels/category_list',
    response: ChannelCategories,
    usableSeconds: ENTITY_USABLE_SECONDS,
  },
  /** What this viewer bought and likes; joined to `getChannelList` by id. */
  getViewerChannelList: {
    method: 'GET',
    path: '/v2/users/self/channel_list',
    response: ChannelList,
    usableSeconds: ENTITY_USABLE_SECONDS,
    provides: ['channels'],
  },
  getChannelList: {
    method: 'GET',
    path: '/v2/channels/channel_list',
    response: ChannelList,
    usableSeconds: ENTITY_USABLE_SECONDS,
  },
  /** `ts` in Unix seconds asks for the archive; without it the channel is live. */
  getChannelStream: {
    method: 'GET',
    path: '/v2/channels/:id/stream',
    params: { id: id() },
    query: {
      ts: optional(timestamp()),
      type: optional(text()),
      preview: optional(flag()),
      forceHttps: optional(flag()),
      history: optional(flag()),
    },
    response: Stream,
    cacheSeconds: 0,
  },
  getChannelSchedule: {
    method: 'GET',
    path: '/v2/channels/:id/content_schedule',
    params: { id: id() },
    query: { start: timestamp(), end: timestamp() },
    response: Schedule,
    usableSeconds: ENTITY_USABLE_SECONDS,
  },
  getChannelConfig: {
    method: 'GET',
    path: '/v2/channels/:id/config',
    params: { id: id() },
    response: ChannelConfig,
    usableSeconds: ENTITY_USABLE_SECONDS,
  },
  getProgramme: {
    method: 'GET',
    path: '/v2/programs/:id',
    params: { id: id() },
    response: ProgrammeDetails,
    usableSeconds: ENTITY_USABLE_SECONDS,
    provides: ['favorites'],
  },
  getProgrammeSchedule: {
    method: 'GET',
    path: '/v2/programs/:id/schedule',
    params: { id: id() },
    response: Schedule,
    usableSeconds: ENTITY_USABLE_SECONDS,
  },
});

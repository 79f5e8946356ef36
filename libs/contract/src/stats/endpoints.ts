import { defineEndpoints } from '../endpoint.ts';
import { from, id, integer, nothing, optional } from '../schema/schema.ts';

export const statsEndpoints = defineEndpoints('stats', {
  /** Time watched since the last call; `positionSeconds` moves the resume point of a film. */
  sendWatchTime: {
    method: 'PATCH',
    path: '/v2/users/self/stat/:id',
    params: { id: id() },
    query: {
      watchedSeconds: from('duration', integer({ min: 0 })),
      positionSeconds: from('seconds', optional(integer({ min: 0 }))),
    },
    response: nothing(),
    ignoresTokenErrors: true,
  },
});

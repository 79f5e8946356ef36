import { defineEndpoints } from '../endpoint.ts';
import { nothing } from '../schema/schema.ts';
import { AdIdentifier, AdIdentifiers } from './entities.ts';

export const adsEndpoints = defineEndpoints('ads', {
  getAdIds: { method: 'GET', path: '/v2/ads/ad_ids', response: AdIdentifiers, provides: ['adIds'] },
  saveAdId: {
    method: 'POST',
    path: '/v2/ads/ad_ids',
    body: AdIdentifier.fields,
    response: nothing(),
    invalidates: ['adIds'],
  },
});

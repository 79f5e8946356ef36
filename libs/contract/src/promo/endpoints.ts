import { defineEndpoints } from '../endpoint.ts';
import { flag, text } from '../schema/schema.ts';
import { PromoData, PromoKey } from './entities.ts';

export const promoEndpoints = defineEndpoints('promo', {
  checkPromoKey: {
    method: 'POST',
    path: '/v2/users/self/promokeys/check',
    body: { key: text(), ignoreConditions: flag() },
    response: PromoKey,
  },
  applyPromoKey: {
    method: 'POST',
    path: '/v2/users/self/promokeys',
    idempotent: true,
    body: { key: text() },
    response: PromoKey,
    invalidates: ['packets', 'subscriptions', 'channels', 'contentMeta', 'accounts'],
  },
  getPromoInfo: { method: 'GET', path: '/v2/promokeys/:code/info', params: { code: text() }, response: PromoData },
});

import { SETTINGS_CACHE_SECONDS, defineEndpoints } from '../endpoint.ts';
import { integer, nothing, optional, text } from '../schema/schema.ts';
import { AbTests, AuthPage, Configuration, NetworkInfo, Resources, SeoMasks, WelcomePage } from './entities.ts';

export const platformEndpoints = defineEndpoints('platform', {
  getNetwork: {
    method: 'GET',
    path: '/v2/users/self/network',
    query: { provider: optional(text()) },
    response: NetworkInfo,
    auth: 'optional',
  },
  getConfiguration: {
    method: 'GET',
    path: '/v2/platform/configuration',
    response: Configuration,
    auth: 'optional',
    cacheSeconds: SETTINGS_CACHE_SECONDS,
  },
  getResources: {
    method: 'GET',
    path: '/v2/platform/resources',
    response: Resources,
    auth: 'optional',
    cacheSeconds: SETTINGS_CACHE_SECONDS,
  },
  getWelcomePage: { method: 'GET', path: '/v2/pages/welcome', response: WelcomePage, auth: 'optional' },
  getAuthPage: { method: 'GET', path: '/v2/pages/auth', response: AuthPage, auth: 'optional' },
  getSeoMasks: { method: 'GET', path: '/v2/seo/masks', response: SeoMasks, usableSeconds: 900 },
  getAbTests: { method: 'GET', path: '/v2/ab_tests/tests', response: AbTests, usableSeconds: 900 },
  /** Is anybody there? Goes to the site itself and carries no token (CALL-087, API-008). */
  ping: {
    method: 'GET',
    path: '/robots.txt',
    query: { timestamp: integer() },
    response: nothing(),
    auth: 'none',
    base: 'site',
    cacheSeconds: 0,
    timeoutSeconds: 3,
  },
});

import { callApi, type ApiError } from '@livery/api-client';
import { accountEndpoints } from '@livery/contract/account/endpoints';
import { authEndpoints } from '@livery/contract/auth/endpoints';
import { platformEndpoints } from '@livery/contract/platform/endpoints';
import { sessionEndpoints } from '@livery/contract/session/endpoints';
import type { Answer, SessionApi } from '@livery/domain/session';

type Result<Data> = { data: Data; error?: undefined } | { error: ApiError; data?: undefined };

/** The answer with its data put into the session's words; a failure goes through as it is. */
const answer = <From, To>(result: Result<From>, read: (data: From) => To): Answer<To> =>
  result.error ? { error: result.error } : { data: read(result.data) };

const asIs = <T>(data: T) => data;

/** The session's calls, bound to the API. They carry the token that the session names, never the one that it has. */
export function createSessionApi(providerShortname: string): SessionApi {
  return {
    async loadNetwork(signal) {
      const result = await callApi(platformEndpoints.getNetwork, { provider: providerShortname }, { signal, token: null });
      return answer(result, ({ provider, isGuestAllowed, autoAuthUrl, country, ipAddress }) => ({
        provider: provider ? { autoAuth: provider.autoAuthUrl } : null,
        isGuestAllowed,
        autoAuth: autoAuthUrl ?? null,
        country: country ?? null,
        ip: ipAddress ?? null,
      }));
    },
    async createUser({ referId, ...user }, signal) {
      const args = { ...user, ...(referId !== null && { referId }) };
      return answer(await callApi(sessionEndpoints.createGuest, args, { signal, token: null }), asIs);
    },
    async login(account, signal) {
      return answer(await callApi(sessionEndpoints.login, account, { signal, token: null }), asIs);
    },
    async loadUser(accessToken, signal) {
      return answer(await callApi(sessionEndpoints.getUser, undefined, { signal, token: accessToken }), asIs);
    },
    async createDevice(accessToken, device, signal) {
      return answer(await callApi(sessionEndpoints.createDevice, device, { signal, token: accessToken }), asIs);
    },
    async listDevices(accessToken, signal) {
      const result = await callApi(sessionEndpoints.getDevices, undefined, { signal, token: accessToken });
      return answer(result, ({ devices }) => devices.map(({ id, loginAtMs = null }) => ({ id, loginAtMs })));
    },
    async removeDevice(accessToken, id, signal) {
      return answer(await callApi(sessionEndpoints.deleteDevice, { id }, { signal, token: accessToken }), asIs);
    },
    async authenticateDevice(deviceId, accessToken, signal) {
      const result = await callApi(sessionEndpoints.authenticateDevice, { deviceId }, { signal, token: accessToken });
      return answer(result, ({ accessToken: token, expiresAtSeconds }) => ({ accessToken: token, expired: expiresAtSeconds }));
    },
    async acceptAgreements(accessToken, ids, signal) {
      return answer(await callApi(accountEndpoints.acceptAgreements, { ids: [...ids] }, { signal, token: accessToken }), asIs);
    },
    async autoAuthenticate(url, device, signal) {
      return answer(await callApi(authEndpoints.autoAuthenticate, { url, ...device }, { signal, token: null }), asIs);
    },
  };
}

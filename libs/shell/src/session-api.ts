import { callApi, type ApiResult } from '@livery/api-client';
import { platformEndpoints } from '@livery/contract/platform/endpoints';
import { sessionEndpoints } from '@livery/contract/session/endpoints';
import type { Answer, SessionApi } from '@livery/domain/session';

/** A failure in the session's words; data as they are. */
function answer<Data>(result: ApiResult<Data>): Answer<Data> {
  if (!result.error) return result;
  const { error } = result;
  return { error: error.kind === 'http' ? { ...error, ipAddress: error.ip } : error };
}

/** The session's calls, bound to the API. They carry the token that the session names, never the one that it has. */
export function createSessionApi(providerShortname: string): SessionApi {
  return {
    loadNetwork: async (signal) =>
      answer(await callApi(platformEndpoints.getNetwork, { provider: providerShortname }, { signal, token: null })),
    createUser: async ({ referId, ...user }, signal) =>
      answer(
        await callApi(
          sessionEndpoints.createGuest,
          { ...user, ...(referId !== null && { referId }) },
          { signal, token: null },
        ),
      ),
    login: async (account, signal) => answer(await callApi(sessionEndpoints.login, account, { signal, token: null })),
    loadUser: async (token, signal) => answer(await callApi(sessionEndpoints.getUser, undefined, { signal, token })),
    createDevice: async (token, device, signal) =>
      answer(await callApi(sessionEndpoints.createDevice, device, { signal, token })),
    async listDevices(token, signal) {
      const result = answer(await callApi(sessionEndpoints.getDevices, undefined, { signal, token }));
      return result.error ? result : { data: result.data.devices };
    },
    removeDevice: async (token, id, signal) =>
      answer(await callApi(sessionEndpoints.deleteDevice, { id }, { signal, token })),
    authenticateDevice: async (deviceId, token, signal) =>
      answer(await callApi(sessionEndpoints.authenticateDevice, { deviceId }, { signal, token })),
    // Few starts need these two: their tables come when they do.
    async acceptAgreements(token, ids, signal) {
      const { accountEndpoints } = await import('@livery/contract/account/endpoints');
      return answer(await callApi(accountEndpoints.acceptAgreements, { ids: [...ids] }, { signal, token }));
    },
    async autoAuthenticate(url, device, signal) {
      const { authEndpoints } = await import('@livery/contract/auth/endpoints');
      return answer(await callApi(authEndpoints.autoAuthenticate, { url, ...device }, { signal, token: null }));
    },
  };
}

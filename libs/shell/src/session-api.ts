import { callApi } from '@livery/api-client';
import { platformEndpoints } from '@livery/contract/platform/endpoints';
import { sessionEndpoints } from '@livery/contract/session/endpoints';
import type { SessionApi } from '@livery/domain/session';
import { toAnswer } from '@livery/widgets/to-answer';

/** The session's calls, bound to the API. They carry the token that the session names, never the one that it has. */
export function createSessionApi(providerShortname: string): SessionApi {
  return {
    loadNetwork: async (signal) =>
      toAnswer(await callApi(platformEndpoints.getNetwork, { provider: providerShortname }, { signal, token: null })),
    createUser: async ({ referId, ...user }, signal) =>
      toAnswer(
        await callApi(
          sessionEndpoints.createGuest,
          { ...user, ...(referId !== null && { referId }) },
          { signal, token: null },
        ),
      ),
    login: async (account, signal) => toAnswer(await callApi(sessionEndpoints.login, account, { signal, token: null })),
    loadUser: async (token, signal) => toAnswer(await callApi(sessionEndpoints.getUser, undefined, { signal, token })),
    createDevice: async (token, device, signal) =>
      toAnswer(await callApi(sessionEndpoints.createDevice, device, { signal, token })),
    async listDevices(token, signal) {
      const result = toAnswer(await callApi(sessionEndpoints.getDevices, undefined, { signal, token }));
      return result.error ? result : { data: result.data.devices };
    },
    removeDevice: async (token, id, signal) =>
      toAnswer(await callApi(sessionEndpoints.deleteDevice, { id }, { signal, token })),
    async authenticateDevice({ deviceId, deviceSecret: secret }, token, signal) {
      const device = { deviceId, ...(secret !== undefined && { secret }) };
      return toAnswer(await callApi(sessionEndpoints.authenticateDevice, device, { signal, token }));
    },
    // Few starts need these two: their tables come when they do.
    async acceptAgreements(token, ids, signal) {
      const { accountEndpoints } = await import('@livery/contract/account/endpoints');
      return toAnswer(await callApi(accountEndpoints.acceptAgreements, { ids: [...ids] }, { signal, token }));
    },
    async autoAuthenticate(url, device, signal) {
      const { authEndpoints } = await import('@livery/contract/auth/endpoints');
      return toAnswer(await callApi(authEndpoints.autoAuthenticate, { url, ...device }, { signal, token: null }));
    },
  };
}

import type { Reply, SeenRequest } from '@livery/api-client/testing';

export const ANNA = { token: 'anna', deviceId: 9 };
const GUEST = { token: 'guest', deviceId: 8 };

/** A server that answers the session as it should, and knows people by their tokens. */
export function soundServer(network: object = {}) {
  let hasGuest = false;
  return function answer({ method, path, body, token }: SeenRequest): Reply {
    const { login, device_id: deviceId } = (body ?? {}) as { login?: string; device_id?: number };
    const whose = [ANNA, GUEST].find(
      (each) => each.token === token || each.token === login || each.deviceId === deviceId,
    );
    const { token: own, deviceId: id } = whose ?? GUEST;
    switch (`${method} ${path}`) {
      case 'GET /v2/users/self/network':
        return { json: { is_guest_allowed: true, provider: { id: 1, name: 'North' }, ...network } };
      case 'GET /v2/pages/auth':
        return { json: { auth_methods: [{ action: 'password', title: 'По паролю' }] } };
      case 'POST /v2/users':
        hasGuest = true;
        return { json: { id: 5, username: 'guest', is_guest: true } };
      case 'POST /v2/auth/login':
        // Whose account was not made cannot log in.
        return own === ANNA.token || hasGuest ? { json: { access_token: own } } : { status: 400 };
      case 'POST /v2/users/self/devices':
        return { json: { id } };
      case 'POST /v2/auth/device':
        return { json: { access_token: own, expired: 4_000_000_000 } };
      case 'GET /v2/users/self':
        return { json: { id, username: own, is_guest: own === GUEST.token, settings: {} } };
      default:
        return { json: {} };
    }
  };
}

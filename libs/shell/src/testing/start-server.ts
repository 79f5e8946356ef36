import type { Reply, SeenRequest } from '@livery/api-client/testing';
import { ANNA, soundServer } from './sound-server.ts';

export const ROW = { id: 5, title: 'Новое', template: 'content-v', contents: [] };
export const START_PAGE = { json: { id: 1, title: 'Главная', template: 'startpage', rows: [ROW] } };
/** The call of the home page. */
export const PAGE_CALL = 'https://built.example/v2/rowsets/startpage';

type Answers = Record<string, (request: SeenRequest) => Reply | Promise<Reply>>;

/** A server that answers a start as it should; `more` goes before it, by method and path. */
export function server(more: Answers = {}) {
  const sound = soundServer();
  const own: Answers = {
    'GET /v2/rowsets/startpage': () => START_PAGE,
    'GET /v2/rowsets': () => ({ json: { rowsets: [] } }),
    'GET /v2/users/self/profile': () => ({ json: { id: 3, name: 'Анна', role: 'adult' } }),
    ...more,
  };
  return (request: SeenRequest) => own[`${request.method} ${request.path}`]?.(request) ?? sound(request);
}

/** Anna's token and profile, as her last visit left them. */
export const ANNA_STORED = {
  credentials: JSON.stringify({
    accessToken: ANNA.token,
    receivedAtMs: Date.now(),
    expiresAtMs: Date.now() + 86_400_000,
    deviceId: ANNA.deviceId,
    signInId: 'last',
  }),
  profile_id: '3',
  profile_role: 'adult',
};

/** The paths of addresses, in their order. */
export const paths = (asked: readonly string[]) => asked.map((address) => new URL(address).pathname);
/** How many addresses begin like this. */
export const times = (asked: readonly string[], start: string) =>
  asked.filter((address) => address.startsWith(start)).length;

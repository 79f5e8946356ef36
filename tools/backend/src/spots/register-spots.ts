import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FILM_FAULTS, FILMS, type FilmName } from './kind.ts';
import { spotKind, SPOT_KINDS } from './kinds.ts';
import { filmSender, sendSpotAnswer } from './send-spots.ts';
import { EVERYBODY, spotAddresses } from './spot-addresses.ts';
import { kindsPage, pageOf, pictureOf } from './spot-pages.ts';
import type { SpotEntry, SpotLog } from './spot-log.ts';

const FILM_FOLDER = fileURLToPath(new URL('../../../media/spots', import.meta.url));
/** A transparent picture of one pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const MOST_DELAY_MS = 60_000;

export type SpotOptions = {
  log: SpotLog;
  /** Where viewers find this server, when it is not the address that they ask. */
  origin?: string | undefined;
  /** How what is late waits: not longer than the server runs. Tests count instead. */
  wait?: (milliseconds: number) => Promise<void>;
};

type Asked = { Params: Record<string, string>; Querystring: Record<string, unknown> };

const queryOf = ({ query }: FastifyRequest<Asked>) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));

/** Lists of advertisements in VAST, their films, and what they report: a table of kinds (`/spots`), as the faults of media are. */
export function registerSpots(
  app: FastifyInstance,
  { log, origin, wait = (ms) => pause(ms, undefined, { ref: false }) }: SpotOptions,
): void {
  const sendFilm = filmSender(FILM_FOLDER, wait);

  const hear = (request: FastifyRequest<Asked>, reply: FastifyReply, what: SpotEntry['what'], name: string) => {
    const { run = EVERYBODY, ...query } = queryOf(request);
    log.add({ run, what, name, event: request.params['event'] ?? null, query });
    reply
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'no-store');
    return run;
  };

  const addresses = (request: FastifyRequest<Asked>, run: string) =>
    spotAddresses(origin ?? `${request.protocol}://${request.host}`, run);

  app.get('/spots', async (_, reply) => reply.type('text/html; charset=utf-8').send(kindsPage(SPOT_KINDS)));

  /** The table as data: a bench or a test runs over all of it. */
  app.get<Asked>('/spots/kinds', async (request, reply) => {
    const { run = EVERYBODY } = queryOf(request);
    const { list } = addresses(request, run);
    const kinds = SPOT_KINDS.map(({ name, does, outcome, ...kind }) => ({
      name,
      does,
      outcome,
      address: 'at' in kind ? kind.at : list(name),
    }));
    return reply.header('access-control-allow-origin', '*').send({ kinds });
  });

  app.get<Asked>('/spots/list/:kind', async (request, reply) => {
    const name = request.params['kind'] ?? '';
    const run = hear(request, reply, 'list', name);
    const kind = spotKind(name);
    if (!kind) return reply.code(404).type('text/plain').send(`There is no kind "${name}"; see /spots.\n`);
    if ('at' in kind) return reply.redirect(kind.at, 307);
    const asked = new URLSearchParams(queryOf(request));
    const answer = kind.answer(addresses(request, run), asked);
    const whole = typeof answer === 'string' ? { body: answer } : answer;
    const delay = asked.get('delay');
    const delayMs = Math.min(MOST_DELAY_MS, Number(delay) || 0);
    return sendSpotAnswer(reply, delay === null ? whole : { ...whole, delayMs }, wait);
  });

  app.get<Asked>('/spots/told/:spot/:event', async (request, reply) => {
    hear(request, reply, 'event', request.params['spot'] ?? '');
    return reply.type('image/gif').send(PIXEL);
  });

  app.get<Asked>('/spots/measure/:account', async (request, reply) => {
    hear(request, reply, 'measure', request.params['account'] ?? '');
    return reply.type('image/gif').send(PIXEL);
  });

  for (const path of ['/spots/film/:file', '/spots/film/:how/:file'])
    app.get<Asked>(path, async (request, reply) => {
      const { file = '', how } = request.params;
      hear(request, reply, 'film', how === undefined ? file : `${how}/${file}`);
      return sendFilm(
        request,
        reply,
        file,
        FILM_FAULTS.find((one) => one === how),
      );
    });

  app.get<Asked>('/spots/page/:spot', async (request, reply) => {
    const spot = request.params['spot'] ?? '';
    hear(request, reply, 'page', spot);
    return reply.type('text/html; charset=utf-8').send(pageOf(titleOf(spot)));
  });

  app.get<Asked>('/spots/picture/:spot', async (request, reply) => {
    const spot = (request.params['spot'] ?? '').replace(/\.svg$/, '');
    return reply
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .type('image/svg+xml')
      .send(pictureOf(titleOf(spot)));
  });

  /** What was heard, for tests: `/spots/told?run=…`. */
  app.get<Asked>('/spots/told', async (request, reply) =>
    reply.header('access-control-allow-origin', '*').send({ entries: log.list(queryOf(request)['run']) }),
  );
  app.delete<Asked>('/spots/told', async (request, reply) => {
    log.clear(queryOf(request)['run'] ?? EVERYBODY);
    return reply.header('access-control-allow-origin', '*').code(204).send();
  });
}

const titleOf = (spot: string) => (spot in FILMS ? FILMS[spot as FilmName].title : 'Livery');

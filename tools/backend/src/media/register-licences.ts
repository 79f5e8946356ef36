import type { FastifyInstance, FastifyReply } from 'fastify';
import { clearKeyLicence } from './protect/clear-key.ts';
import { neverAnswer } from './send-media.ts';

type OfLicence = { Params: { fault?: string } };
type Answering = {
  reply: FastifyReply;
  fault: string;
  question: string;
  wait: (milliseconds: number) => Promise<void>;
  /** First answers, by the name under which they are repeated. */
  remembered: Map<string, object>;
};

const SLOW_MS = 3_000;
/** Of the addresses that repeat their first answer. */
const MOST_REMEMBERED = 100;

/** What goes wrong by address, behind `/licence/clearkey/`. */
const FAULTS: readonly (readonly [name: RegExp, does: string, answer: (answering: Answering) => unknown])[] = [
  [/^slow$/, 'waits 3 s', slowly],
  [/^hang$/, 'is never answered', ({ reply }) => neverAnswer(reply)],
  [/^[45]\d\d$/, 'answers with that status', ({ reply, fault }) => reply.code(Number(fault)).send('No licence.\n')],
  [/^empty$/, 'answers with nothing', ({ reply }) => reply.type('application/json').send('')],
  [/^html$/, 'answers with a page', ({ reply }) => reply.type('text/html').send('<!doctype html>\n<p>Sign in.\n')],
  [/^twice-[\w-]{1,40}$/, 'repeats the first answer that was given under this name', again],
  [/^other$/, 'gives keys that nobody asked for', ({ reply }) => reply.send({ keys: [ANOTHER], type: 'temporary' })],
  [
    /^refused-\d{1,6}$/,
    'refuses with that number, in JSON',
    ({ reply, fault }) => reply.code(403).send({ errorCode: numberIn(fault), message: 'Too many devices' }),
  ],
  [
    /^8002$/,
    'refuses with the number 8002 and a text of parts',
    ({ reply }) => reply.code(403).send('ERRORCODE=8002;MESSAGE=Too many devices;ERROR=E17'),
  ],
];

const ANOTHER = { kty: 'oct', kid: 'AAAAAAAAAAAAAAAAAAAAAA', k: 'AAAAAAAAAAAAAAAAAAAAAA' };
const numberIn = (fault: string): number => Number(fault.split('-')[1]);

/**
 * The reference licence server: `POST /licence/clearkey` answers the exchange of the browsers' ClearKey (JSON) for everything under
 * `/protected`. Keys of demo media keep nothing secret.
 */
export function registerLicences(app: FastifyInstance, wait: (milliseconds: number) => Promise<void>): void {
  const remembered = new Map<string, object>();
  void app.register(async (licences) => {
    licences.addContentTypeParser('application/octet-stream', { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    );
    licences.addHook('onRequest', async (_, reply) => {
      reply.header('access-control-allow-origin', '*').header('cache-control', 'no-store');
      reply.header('cross-origin-resource-policy', 'cross-origin').header('timing-allow-origin', '*');
    });
    for (const url of ['/licence/clearkey', '/licence/clearkey/:fault']) {
      licences.options(url, async (_, reply) =>
        reply
          .header('access-control-allow-methods', 'POST')
          .header('access-control-allow-headers', 'Content-Type')
          .header('access-control-max-age', '86400')
          .code(204)
          .send(),
      );
      licences.post<OfLicence>(url, async ({ params: { fault = '' }, body }, reply) => {
        const question = typeof body === 'string' ? body : JSON.stringify(body ?? null);
        const answering = { reply, fault, question, wait, remembered };
        if (fault === '') return plainly(answering);
        const row = FAULTS.find(([name]) => name.test(fault));
        if (row) return row[2](answering);
        return reply
          .code(404)
          .type('text/plain; charset=utf-8')
          .send(`There is no fault "${fault}". ${licenceFaults()}\n`);
      });
    }
    licences.get('/licence', async (_, reply) => reply.type('text/plain; charset=utf-8').send(`${licenceFaults()}\n`));
  });
}

const licenceFaults = (): string =>
  ['Behind /licence/clearkey/ stands what goes wrong:', ...FAULTS.map(([name, does]) => `${name.source} ${does}`)].join(
    '\n',
  );

function plainly({ reply, question }: Answering): FastifyReply {
  const licence = clearKeyLicence(question);
  if (!licence)
    return reply.code(400).type('text/plain; charset=utf-8').send('A request of ClearKey names ids of keys.\n');
  return reply.send(licence);
}

async function slowly(answering: Answering): Promise<FastifyReply> {
  await answering.wait(SLOW_MS);
  return plainly(answering);
}

function again({ reply, fault, question, remembered }: Answering): FastifyReply {
  const first = remembered.get(fault) ?? clearKeyLicence(question);
  if (!first) return reply.code(400).send();
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(fault, first);
  return reply.send(first);
}

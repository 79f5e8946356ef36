import type { Endpoint } from '@livery/contract/endpoint';
import { wireSchema } from '@livery/contract/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Idempotency } from '../payments/payments.ts';
import type { Viewer } from '../session/viewer.ts';
import { ApiError, invalid, type Remark } from './api-error.ts';
import type { Area } from './areas.ts';
import { contentLanguage } from './content-language.ts';
import { JsonText } from './json-text.ts';
import { readInput } from './read-input.ts';

export type AreaOptions = {
  findViewer(token: string): Promise<Viewer | null>;
  siteProvider(origin: string | undefined): string | undefined;
  /** Answers that break the contract become a 500: tests find them before a client does. */
  checkAnswers: boolean;
  /** Hears of every answer that is being worked out, also of one that nobody waits for any more. */
  track(answering: Promise<unknown>): void;
};

type Asked = { readonly params: unknown; readonly body: unknown };

/** What others take, too. */
const LONGEST_KEY = 255;
const JSON_TYPE = 'application/json; charset=utf-8';

/** Serves every call of an area. Calls that share method and path are told apart by their bodies. */
export function registerArea(app: FastifyInstance, area: Area, options: AreaOptions): void {
  const routes = new Map<string, Area>();
  for (const call of area.filter(({ endpoint }) => endpoint.base === 'api')) {
    const key = `${call.endpoint.method} ${call.endpoint.path}`;
    routes.set(key, [...(routes.get(key) ?? []), call]);
  }
  for (const bound of routes.values()) {
    const [first] = bound;
    if (!first) continue;
    app.route({
      method: first.endpoint.method,
      url: first.endpoint.path,
      handler: (request, reply) => {
        const answering = answer(bound, request, reply, options);
        options.track(answering);
        return answering;
      },
    });
  }
}

async function answer(bound: Area, request: FastifyRequest, reply: FastifyReply, options: AreaOptions) {
  const [{ endpoint: first } = refuse()] = bound;
  const viewer = first.auth === 'none' ? null : await identify(request, options);
  if (first.auth === 'token' && !viewer) throw new ApiError('authentication_failed');

  const { endpoint, handler, input } = choose(bound, request);
  if (!handler) throw new ApiError('not_implemented');
  const result = await handler({
    ...input,
    get viewer() {
      if (!viewer) throw new ApiError('authentication_failed');
      return viewer;
    },
    viewerOrNull: viewer,
    language: contentLanguage(request.headers['accept-language']),
    clientAddress: request.ip,
    isGone: () => request.raw.socket.destroyed,
    idempotency: idempotencyOf(endpoint, input, request),
    siteProvider: options.siteProvider(request.headers.origin),
  });
  // A call that answers nothing says so with an empty object, which every JSON reader takes.
  // As bytes: Node writes a long string to a socket several times slower than a buffer.
  const bytes = result instanceof JsonText ? result.bytes : Buffer.from(JSON.stringify(result ?? {}));
  if (options.checkAnswers) checkAnswer(endpoint, JSON.parse(bytes.toString()));
  return reply.type(JSON_TYPE).send(bytes);
}

/** What is asked stands beside the key: another request with the same key is refused. */
function idempotencyOf({ name, idempotent }: Endpoint, { params, body }: Asked, request: FastifyRequest): Idempotency {
  const key = request.headers['idempotency-key'];
  if (!idempotent || key === undefined) return null;
  if (typeof key !== 'string' || key === '' || key.length > LONGEST_KEY) {
    throw invalid('headers.idempotency-key', `It must have 1 to ${LONGEST_KEY} characters.`);
  }
  return { key, parameters: JSON.stringify([name, params, body]) };
}

/** A token that is no longer good counts as none: a client must be able to renew it while it still sends it. */
async function identify(request: FastifyRequest, options: AreaOptions): Promise<Viewer | null> {
  const { access_token: token } = request.query as { access_token?: unknown };
  if (token === undefined || token === '') return null;
  if (typeof token !== 'string')
    throw new ApiError('validation_failed', {
      detail: [{ field: 'query.access_token', message: 'It is given twice.' }],
    });
  return options.findViewer(token);
}

function choose(bound: Area, request: FastifyRequest) {
  const refusals: Remark[][] = [];
  for (const { endpoint, handler } of bound) {
    const params = readInput('params', endpoint.params, request.params);
    const query = readInput('query', endpoint.query, request.query);
    const body = readInput('body', endpoint.body, endpoint.hasBody ? request.body : {});
    if (params.ok && query.ok && body.ok) {
      return { endpoint, handler, input: { params: params.value, query: query.value, body: body.value } };
    }
    refusals.push([params, query, body].flatMap((part) => (part.ok ? [] : part.problems)));
  }
  // The body that was meant is the one with the fewest faults.
  refusals.sort((a, b) => a.length - b.length);
  throw new ApiError('validation_failed', { detail: refusals[0] ?? [] });
}

function checkAnswer(endpoint: Endpoint, body: unknown): void {
  const result = v.safeParse(wireSchema(endpoint.response), body);
  if (result.success) return;
  const [issue] = result.issues;
  throw new Error(
    `${endpoint.method} ${endpoint.path} breaks the contract at ${v.getDotPath(issue)}: ${issue.message}`,
  );
}

function refuse(): never {
  throw new Error('A route without a call.');
}

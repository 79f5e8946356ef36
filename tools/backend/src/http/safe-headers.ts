import type { FastifyInstance, FastifyReply } from 'fastify';

/** What no page of ours asks of a browser. */
const NO_SENSORS = 'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), usb=()';

/** Who may embed an answer: the API's own pages alone, or any site (media and pictures). */
export type Embedding = 'same-origin' | 'cross-origin';

const headersFor = (embedding: Embedding) => ({
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': embedding,
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': NO_SENSORS,
});

/** For an answer that no hook has seen, such as one to an address that cannot be decoded. */
export const addSafeHeaders = (reply: FastifyReply, embedding: Embedding): FastifyReply =>
  reply.headers(headersFor(embedding));

/** Puts the headers on every answer that keep browsers from guessing, embedding and sharing what is not meant for it. */
export function sendSafeHeaders(app: FastifyInstance, embedding: Embedding): void {
  app.addHook('onRequest', (_request, reply, done) => {
    addSafeHeaders(reply, embedding);
    done();
  });
}

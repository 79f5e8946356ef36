import type { FastifyInstance } from 'fastify';

/** JSON bodies, where an empty one counts as none: clients send the content type with a DELETE that has nothing to say. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, String(body), done);
  });
}

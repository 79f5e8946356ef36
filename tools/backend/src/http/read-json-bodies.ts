import type { FastifyInstance } from 'fastify';
import { invalid } from './api-error.ts';
import { isDeeperThan, MOST_JSON_LEVELS } from './json-depth.ts';

/**
 * JSON bodies, where an empty one counts as none: clients send the content type with a DELETE that has nothing to say.
 * One that is nested too deeply is refused before it is parsed.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text === '') done(null, undefined);
    else if (isDeeperThan(text, MOST_JSON_LEVELS))
      done(invalid('body', `It may hold ${MOST_JSON_LEVELS} levels of lists and objects at most.`));
    else parse(request, text, done);
  });
}

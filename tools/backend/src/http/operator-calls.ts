import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { expireTokens } from '../session/access-tokens.ts';
import { ApiError, invalid } from './api-error.ts';
import type { Services } from './services.ts';

const WhichTokens = v.union([
  v.strictObject({ access_token: v.pipe(v.string(), v.nonEmpty()) }),
  v.strictObject({ device_id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) }),
]);

/**
 * Calls of the person who runs the backend, for demos and tests: `x-operator-key` must hold the configured key.
 * Each of them does to one viewer what time or an operator could do.
 */
export function serveOperatorCalls(app: FastifyInstance, { db }: Services, operatorKey: string): void {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const expected = digest(operatorKey);

  app.register(async (operator) => {
    operator.addHook('onRequest', async (request) => {
      if (!timingSafeEqual(digest(String(request.headers['x-operator-key'] ?? '')), expected)) {
        throw new ApiError('not_yours');
      }
    });

    /** Ends one token, or all of a device. */
    operator.post('/operator/tokens/expire', async (request) => {
      const which = v.safeParse(WhichTokens, request.body);
      if (!which.success) throw invalid('body', 'It must hold either access_token or device_id.');
      const { output } = which;
      const expired = await expireTokens(
        db,
        'access_token' in output ? { accessToken: output.access_token } : { deviceId: output.device_id },
      );
      return { expired };
    });
  });
}

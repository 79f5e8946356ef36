import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { figures } from '../database/schema/figures.ts';
import { invalid } from './api-error.ts';
import type { Services } from './services.ts';

const MOST_AT_ONCE = 500;
/** Clocks of devices are wrong by hours, not by weeks. */
const FURTHEST_MS = 30 * 24 * 60 * 60 * 1000;

const short = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100));
const Told = v.object({
  id: short,
  name: v.pipe(short, v.regex(/^[a-z0-9_]+$/)),
  atMs: v.pipe(v.number(), v.safeInteger()),
  fields: v.record(short, v.nullable(v.union([v.pipe(v.string(), v.maxLength(300)), v.number()]))),
});
const Body = v.object({ events: v.pipe(v.array(v.unknown()), v.maxLength(MOST_AT_ONCE)) });

/** Where sites send what they count: once for each id, however often it comes. One event that cannot be read costs that event. */
export function collectFigures(app: FastifyInstance, { db, clock }: Services): void {
  app.register(async (collector) => {
    // What outlives its page is sent as plain text: nothing is asked of this origin first.
    collector.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body));

    collector.post('/figures', async (request, reply) => {
      const read = v.safeParse(Body, parsed(String(request.body ?? '')));
      if (!read.success) throw invalid('body', `It must hold a list "events" of ${MOST_AT_ONCE} at most.`);
      const known = read.output.events.flatMap((event) => {
        const { success, output } = v.safeParse(Told, event);
        const isNear = success && Math.abs(output.atMs - clock()) < FURTHEST_MS;
        return isNear ? [{ id: output.id, name: output.name, at: new Date(output.atMs), fields: output.fields }] : [];
      });
      if (known.length > 0) await db.insert(figures).values(known).onConflictDoNothing();
      return reply.code(204).send();
    });
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

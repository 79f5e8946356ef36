import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { documents } from '../database/schema/pages.ts';
import { LANGUAGES } from '../world/localised.ts';
import { ApiError } from './api-error.ts';
import { contentLanguage } from './content-language.ts';
import type { Services } from './services.ts';

/** A transparent picture of one pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** What stands beside the contract: signs of life, and the documents that the network info links to. */
export function serveSmallPages(app: FastifyInstance, { db }: Services): void {
  app.get('/health', async () => {
    await db.execute(sql`select 1`);
    return { status: 'ok' };
  });

  app.get('/robots.txt', async (_request, reply) => reply.type('text/plain').send('User-agent: *\nDisallow: /\n'));
  app.get('/ping.gif', async (_request, reply) => reply.type('image/gif').send(PIXEL));

  app.get<{ Params: { slug: string }; Querystring: { language?: unknown } }>(
    '/documents/:slug',
    async (request, reply) => {
      const [found] = await db.select().from(documents).where(eq(documents.slug, request.params.slug));
      if (!found) throw new ApiError('not_found');
      const asked = LANGUAGES.find((language) => language === request.query.language);
      const language = asked ?? contentLanguage(request.headers['accept-language']);
      return reply.type('text/html').header('content-language', language).send(found.text[language]);
    },
  );
}

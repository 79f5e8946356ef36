import type { FastifyReply } from 'fastify';
import { findViewer, type ViewerRow } from './find-viewer.ts';
import type { Services } from './services.ts';

interface Desk {
  readonly services: Services;
  readonly page: (body: string) => string;
  /** The form that asks for a viewer. */
  readonly find: string;
}

/** Answers a page of the desk about one viewer: the form while nobody was asked for, and that there is no such viewer. */
export const aboutViewer =
  ({ services, page, find }: Desk) =>
  async (
    reply: FastifyReply,
    asked: unknown,
    answer: (viewer: ViewerRow) => Promise<{ readonly code?: number; readonly html: string }>,
  ): Promise<FastifyReply> => {
    reply.type('text/html');
    if (asked === undefined) return reply.send(page(find));
    const viewer = await findViewer(services, String(asked));
    if (!viewer) return reply.code(404).send(page(`<p role="alert">There is no such viewer.</p>${find}`));
    const { code = 200, html } = await answer(viewer);
    return reply.code(code).send(html);
  };

import type { FastifyInstance } from 'fastify';
import type { BackendConfiguration } from '../configuration.ts';
import { confirmAddress, newCode } from '../session/codes.ts';
import { ApiError } from './api-error.ts';
import type { Services } from './services.ts';

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const page = (body: string, refresh = '') => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${refresh}<title>Operator's desk</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
  table { width: 100%; border-collapse: collapse } td, th { text-align: left; padding: .5rem; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent) }
  td { font-variant-numeric: tabular-nums } .empty { opacity: .7 }
</style>
${body}
</html>
`;

const isLocal = (origin: string) => ['localhost', '127.0.0.1'].includes(new URL(origin).hostname);

/**
 * What viewers would get by SMS, mail and messenger, to read in a browser (`/desk`) and in the log. Only while every site is local: whoever
 * reads it can sign in as anybody.
 */
export function serveDesk(app: FastifyInstance, services: Services, { sites }: BackendConfiguration): void {
  if (!sites.every(({ origin }) => isLocal(origin))) return;
  const { outbox, clock } = services;
  outbox.onMessage(({ to, text }) => app.log.info({ to, text }, 'message'));

  app.get('/desk', async (_request, reply) => {
    const rows = outbox.list().map(({ to, text, sentAtMs }) => {
      const seconds = Math.round((clock() - sentAtMs) / 1000);
      return `<tr><td>${escape(to)}<td>${escape(text)}<td>${seconds} s ago`;
    });
    const list =
      rows.length > 0
        ? `<table><tr><th>To<th>Message<th>Sent${rows.join('')}</table>`
        : '<p class="empty">No message yet. Codes and PINs that the service sends appear here.</p>';
    return reply
      .type('text/html')
      .send(page(`<h1>Messages to viewers</h1>${list}`, '<meta http-equiv="refresh" content="3">\n'));
  });

  /** Where a messenger's link leads: the phone is confirmed, and its code stands here. */
  app.get<{ Querystring: { phone?: unknown } }>('/desk/messenger', async (request, reply) => {
    const phone = String(request.query.phone ?? '').replace(/\D/g, '');
    if (phone === '') throw new ApiError('not_found');
    const address = `phone:${phone}`;
    const code = await newCode(services, address);
    await confirmAddress(services, address);
    outbox.send({ to: `+${phone}`, text: `Messenger: ${code}`, sentAtMs: clock() });
    return reply.type('text/html').send(page(`<h1>${code}</h1><p>is the code for +${escape(phone)}.</p>`));
  });
}

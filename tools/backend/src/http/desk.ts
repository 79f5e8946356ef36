import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BackendConfiguration } from '../configuration.ts';
import { confirmAddress, newCode } from '../session/codes.ts';
import { ApiError } from './api-error.ts';
import { escapeHtml } from './escape-html.ts';
import { serveFiguresDesk } from './figures-desk.ts';
import { serveHostDesk } from './host-desk.ts';
import { serveMessageDesk } from './message-desk.ts';
import { serveNetworkDesk } from './network-desk.ts';
import { servePaymentsDesk } from './payments-desk.ts';
import { serveSalesDesk } from './sales-desk.ts';
import type { Services } from './services.ts';
import { serveSpotsDesk } from './spots-desk.ts';

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

/** Who may read what goes to viewers: whoever does can sign in as anybody. */
export type DeskAccess = 'open' | 'password' | 'none';

const isLocalName = (name: string) => ['localhost', '127.0.0.1', '::1', '[::1]'].includes(name);
const isLocalOrigin = (origin: string) => URL.canParse(origin) && isLocalName(new URL(origin).hostname);

/** Open on the operator's own machine; elsewhere behind the operator's key, and without a key there is no desk. */
export function deskAccess({ host, publicApiOrigin, sites, operatorKey }: BackendConfiguration): DeskAccess {
  const origins = [...sites.map(({ origin }) => origin), ...(publicApiOrigin === undefined ? [] : [publicApiOrigin])];
  if (isLocalName(host) && origins.every(isLocalOrigin)) return 'open';
  return operatorKey === undefined ? 'none' : 'password';
}

const USER = 'operator';
const digest = (text: string) => createHash('sha256').update(text).digest();

/** What proxies add to a request that they pass on. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/**
 * The open desk is for the browser of this machine: asked for under a name of this machine, without a proxy between. A name of
 * anybody's that leads here, and a proxy that lets others in, see none.
 */
function refuseStrangers({ headers, socket }: FastifyRequest): void {
  const isPassedOn = PROXY_HEADERS.some((name) => headers[name] !== undefined);
  const comesFromHere = isLocalAddress(socket.remoteAddress ?? '') && isLocalOrigin(`http://${headers.host ?? ''}`);
  if (isPassedOn || !comesFromHere) throw new ApiError('not_yours');
}

const isLocalAddress = (address: string) => /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/.test(address);

/** Whether the browser has sent the password; without it the browser is told to ask for one. */
async function askForPassword(request: FastifyRequest, reply: FastifyReply, expected: Buffer) {
  if (timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) return undefined;
  return reply
    .code(401)
    .header('www-authenticate', `Basic realm="Operator's desk", charset="UTF-8"`)
    .type('text/plain')
    .send(`The desk asks for the user ${USER} and the operator's key.`);
}

/** What viewers would get by SMS, mail and messenger, to read in a browser (`/desk`) and, on the operator's own machine, in the log. */
export function serveDesk(app: FastifyInstance, services: Services, configuration: BackendConfiguration): void {
  const access = deskAccess(configuration);
  if (access === 'none') return;
  const { outbox, clock, apiOrigin } = services;
  if (access === 'open') outbox.onMessage(({ to, text }) => app.log.info({ to, text }, 'message'));

  app.register(async (desk) => {
    if (access === 'password') {
      const expected = digest(`Basic ${Buffer.from(`${USER}:${configuration.operatorKey}`).toString('base64')}`);
      desk.addHook('onRequest', (request, reply) => askForPassword(request, reply, expected));
    } else desk.addHook('onRequest', async (request) => refuseStrangers(request));
    desk.addHook('onRequest', async (_request, reply) => {
      reply.header('referrer-policy', 'same-origin').header('x-frame-options', 'DENY');
    });
    desk.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    desk.addHook('onRequest', async ({ method, headers }) => {
      // A page of anybody else may send a form, but not say that it is ours.
      const isOurs = [undefined, apiOrigin()].includes(headers.origin);
      if (method !== 'GET' && !isOurs) throw new ApiError('not_yours');
    });
    serveMessageDesk(desk, services, page);
    serveNetworkDesk(desk, services, page);
    serveSalesDesk(desk, services, page);
    serveHostDesk(desk, services, page);
    servePaymentsDesk(desk, services, page);
    serveSpotsDesk(desk, services, page);
    serveFiguresDesk(desk, services, page);

    desk.get('/desk', async (_request, reply) => {
      const rows = outbox.list().map(({ to, text, sentAtMs }) => {
        const seconds = Math.round((clock() - sentAtMs) / 1000);
        return `<tr><td>${escapeHtml(to)}<td>${escapeHtml(text)}<td>${seconds} s ago`;
      });
      const list =
        rows.length > 0
          ? `<table><tr><th>To<th>Message<th>Sent${rows.join('')}</table>`
          : '<p class="empty">No message yet. Codes and PINs that the service sends appear here.</p>';
      return reply
        .type('text/html')
        .send(
          page(
            `<h1>Messages to viewers</h1><p><a href="/desk/write">Write to the site’s bell</a> · <a href="/desk/network">Sign-in by the network</a> · <a href="/desk/sales">What viewers have bought</a> · <a href="/desk/payments">How they pay</a> · <a href="/desk/spots">Advertising</a> · <a href="/desk/figures">How well it plays</a></p>${list}`,
            '<meta http-equiv="refresh" content="3">\n',
          ),
        );
    });

    /** Where a messenger's link leads; looking at it changes nothing. */
    desk.get<Confirmation>('/desk/messenger', async (request, reply) => {
      const phone = phoneOf(request.query);
      const form = `<form method="post" action="/desk/messenger?phone=${phone}"><button>Confirm</button></form>`;
      return reply.type('text/html').send(page(`<h1>Messenger</h1><p>Is +${phone} yours?</p>${form}`));
    });

    /** The phone is confirmed, and its code stands here. */
    desk.post<Confirmation>('/desk/messenger', async (request, reply) => {
      const phone = phoneOf(request.query);
      const address = `phone:${phone}`;
      const code = await newCode(services, address);
      await confirmAddress(services, address);
      outbox.send({ to: `+${phone}`, text: `Messenger: ${code}`, sentAtMs: clock() });
      return reply.type('text/html').send(page(`<h1>${code}</h1><p>is the code for +${phone}.</p>`));
    });
  });
}

type Confirmation = { Querystring: { phone?: unknown } };

/** In digits. @throws ApiError not_found */
function phoneOf({ phone }: Confirmation['Querystring']): string {
  const digits = String(phone ?? '').replace(/\D/g, '');
  if (digits === '') throw new ApiError('not_found');
  return digits;
}

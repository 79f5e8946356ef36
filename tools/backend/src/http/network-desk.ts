import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { providers } from '../database/schema/catalogue.ts';
import type { Services } from './services.ts';

const PHONE = /^\d{9,15}$/;

const FORM = `<form method="post" action="/desk/network" style="display:grid;gap:1rem;max-width:32rem">
<label>Provider<br><select name="provider">{providers}</select></label>
<label>Whose line it is: a phone in digits; empty when the network knows nobody<br><input name="phone" inputmode="numeric"></label>
<div><button name="network" value="on">Viewers come over its network</button> <button name="network" value="off">They do not</button></div>
</form>
<p><a href="/desk">What was sent by SMS and mail</a></p>`;

/** The operator says that viewers come over a provider's own network, which signs its subscribers in by itself. BOOT-005 */
export function serveNetworkDesk(
  desk: FastifyInstance,
  { db, networks }: Services,
  page: (body: string) => string,
): void {
  const names = async () => {
    const found = await db
      .select({ shortname: providers.shortname })
      .from(providers)
      .where(eq(providers.autoAuth, true))
      .orderBy(asc(providers.id));
    return found.map(({ shortname }) => shortname);
  };
  const form = async (said = '') => {
    const options = (await names()).map((name) => `<option${networks.has(name) ? ' selected' : ''}>${name}</option>`);
    const state = [...networks].map(([name, phone]) => `<li>${name}: ${phone ?? 'knows nobody'}</li>`).join('');
    const body = FORM.replace('{providers}', options.join(''));
    return page(`<h1>Sign-in by the network</h1>${said}<ul>${state}</ul>${body}`);
  };

  desk.get('/desk/network', async (_request, reply) => reply.type('text/html').send(await form()));

  desk.post('/desk/network', async (request, reply) => {
    const field = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const name = field.get('provider') ?? '';
    const phone = (field.get('phone') ?? '').replace(/\D/g, '');
    const html = reply.type('text/html');
    if (!(await names()).includes(name))
      return html.code(400).send(await form('<p>No such provider has a network of its own.</p>'));
    if (phone !== '' && !PHONE.test(phone))
      return html.code(400).send(await form('<p>A phone has 9 to 15 digits, with the number of its country.</p>'));
    if (field.get('network') === 'off') networks.delete(name);
    else networks.set(name, phone === '' ? null : phone);
    return html.send(await form('<p role="status">Said to all sites that start from now on.</p>'));
  });
}

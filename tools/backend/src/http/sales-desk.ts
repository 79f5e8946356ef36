import { asc, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { providers } from '../database/schema/catalogue.ts';
import { CATALOGUE_REVISION, facts } from '../database/schema/pages.ts';
import { books, ledgerEntries, ledgerPostings } from '../database/schema/sales.ts';
import { passTimeOfBook } from '../packets/keep-book.ts';
import { readShelf, type Shelf } from '../packets/shelf.ts';
import type { Book, Subscription } from '../sales/book.ts';
import { amountText } from '../session/amount-text.ts';
import { escapeHtml } from './escape-html.ts';
import { findViewer, type ViewerRow } from './find-viewer.ts';
import { act, type Outcome } from './sales-desk-actions.ts';
import type { Services } from './services.ts';
import { aboutViewer } from './viewer-desk.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SHOWN_ENTRIES = 30;

const dayText = (ms: number) => new Date(ms).toISOString().slice(0, 10);

const FIND = `<h1>What viewers have bought</h1>
<form method="get" action="/desk/sales"><label>Viewer: phone, user name or id <input name="viewer" required></label> <button>Show</button></form>
<p><a href="/desk">What was sent by SMS and mail</a></p>`;

type Page = (body: string) => string;

/** The operator makes a viewer a customer of any provider, gives money and days, pauses, ends and renews, and moves the clock of one account. */
export function serveSalesDesk(desk: FastifyInstance, services: Services, page: Page): void {
  const { db, clock } = services;

  async function readShop() {
    const [fact] = await db.select().from(facts).where(eq(facts.name, CATALOGUE_REVISION));
    const all = await db.select().from(providers).orderBy(asc(providers.id));
    return { shelf: await readShelf(services, fact?.value ?? ''), providers: all };
  }

  async function show(viewer: ViewerRow, said: Outcome | null): Promise<string> {
    const book = await passTimeOfBook(db, viewer.id, clock());
    const [kept] = await db.select().from(books).where(eq(books.userId, viewer.id));
    const { shelf, providers: all } = await readShop();
    const entries = await readEntries(services, viewer.id);
    const aheadDays = Math.round((kept?.clockOffsetMs ?? 0) / DAY_MS);
    const own = all.find(({ id }) => id === viewer.providerId);
    return page(
      `<h1>Viewer ${viewer.id}</h1>
${said ? `<p role="${said.ok ? 'status' : 'alert'}">${escapeHtml(said.text)}</p>` : ''}
<p>${escapeHtml(viewer.phone ?? viewer.username)}, balance ${amountText(book.balanceMinor)} ${own?.currency.ISO_CODE ?? ''}, the account's day is ${dayText(book.atMs)} (${aheadDays} days ahead)</p>
${subscriptionTable(book, shelf, viewer.id)}
${forms(viewer, all, shelf)}
${entries}
<p><a href="/desk/payments?viewer=${viewer.id}">Payments of this viewer</a> · <a href="/desk/sales">Another viewer</a> · <a href="/desk">What was sent by SMS and mail</a></p>`,
    );
  }

  const about = aboutViewer({ services, page, find: FIND });
  desk.get<{ Querystring: { viewer?: unknown } }>('/desk/sales', (request, reply) =>
    about(reply, request.query.viewer, async (viewer) => ({ html: await show(viewer, null) })),
  );

  desk.post('/desk/sales', (request, reply) => {
    const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    return about(reply, fields.get('viewer') ?? '', async (viewer) => {
      const { shelf, providers: all } = await readShop();
      const provider = all.find(({ id }) => id === viewer.providerId);
      if (!provider) return { code: 404, html: page(`<p role="alert">The viewer's provider is gone.</p>${FIND}`) };
      const form = (name: string) => Number(fields.get(name) ?? Number.NaN);
      const said = await act(services, viewer.id, fields.get('action') ?? '', form, { shelf, provider });
      const found = (await findViewer(services, String(viewer.id))) ?? viewer;
      return { code: said.ok ? 200 : 400, html: await show(found, said) };
    });
  });
}

/** What may be done with a subscription as it is. */
const actionsOf = ({ plan, pause, isRenewed, origin }: Subscription): readonly (readonly [string, string])[] => [
  ...(pause
    ? ([['resume', 'Resume']] as const)
    : ([
        ['pause', 'Pause'],
        ['pauseDeletable', 'Pause; the viewer may delete it'],
      ] as const)),
  ...(plan && !pause
    ? [isRenewed ? (['renewOff', 'Renewal off'] as const) : (['renewOn', 'Renewal on'] as const)]
    : []),
  ...(origin === 'promo' ? [] : ([['cancel', 'Cancel and refund']] as const)),
  ['end', 'End now'],
];

function subscriptionTable(book: Book, shelf: Shelf, userId: number): string {
  const nameOf = (packetId: number) => escapeHtml(shelf.find(packetId)?.name.en ?? String(packetId));
  const rows = book.subscriptions.map((one) => {
    const state = one.pause ? 'paused' : `until ${dayText(one.endMs)}${one.isRenewed ? ', renewed' : ''}`;
    const buttons = actionsOf(one).map(
      ([action, label]) =>
        `<button name="action" value="${action}" aria-label="${label}: ${nameOf(one.packetId)}">${label}</button>`,
    );
    return `<tr><td>${one.id}<td>${nameOf(one.packetId)}<td>${one.origin}<td>${state}<td><form method="post" action="/desk/sales"><input type="hidden" name="viewer" value="${userId}"><input type="hidden" name="subscription" value="${one.id}">${buttons.join(' ')}</form>`;
  });
  const futures = book.futures.map(
    ({ id, followsId, plan }) =>
      `<tr><td>${id}<td>${nameOf(plan.packetId)}<td>planned<td>after ${followsId}, ${amountText(plan.priceMinor)}<td>`,
  );
  const films = book.films.map(
    ({ id, contentId, endMs }) =>
      `<tr><td>${id}<td>film ${contentId}<td>paid<td>${endMs === null ? 'for good' : `until ${dayText(endMs)}`}<td>`,
  );
  const all = [...rows, ...futures, ...films];
  if (all.length === 0) return '<p class="empty">No subscription.</p>';
  return `<div style="overflow-x:auto"><table><caption>Subscriptions</caption><tr><th>Id<th>Packet<th>Kind<th>State<th>Actions${all.join('')}</table></div>`;
}

function forms(viewer: ViewerRow, providersOfWorld: readonly (typeof providers.$inferSelect)[], shelf: Shelf): string {
  const form = (title: string, fields: string, action: string, button: string) =>
    `<form method="post" action="/desk/sales" style="display:grid;gap:.5rem;max-width:32rem;margin:1.5rem 0"><input type="hidden" name="viewer" value="${viewer.id}"><h2 style="margin:0;font-size:1.1rem">${title}</h2>${fields}<div><button name="action" value="${action}">${button}</button></div></form>`;
  const options = providersOfWorld.map(
    ({ id, name }) =>
      `<option value="${id}"${id === viewer.providerId ? ' selected' : ''}>${id} ${escapeHtml(name.en)}</option>`,
  );
  const packets = shelf.all.map(({ id, name }) => `<option value="${id}">${id} ${escapeHtml(name.en)}</option>`);
  const plans = shelf.all.flatMap(({ name, sale }) =>
    sale.plans.map(({ id, period }) => {
      const length = Object.entries(period)
        .map(([unit, count]) => `${count} ${unit}`)
        .join(' ');
      return `<option value="${id}">${id} ${escapeHtml(name.en)}, ${length}</option>`;
    }),
  );
  return [
    form('One of each state', '', 'showcase', 'Trial, pause, renewal off, planned change'),
    form(
      'Provider',
      `<label>Customer of <select name="provider">${options.join('')}</select></label>`,
      'provider',
      'Move',
    ),
    form(
      'Money',
      '<label>Amount <input name="amount" inputmode="decimal" required value="5000"></label>',
      'topUp',
      'Top up the balance',
    ),
    form('Buy from the balance', `<label>Plan <select name="plan">${plans.join('')}</select></label>`, 'enable', 'Buy'),
    form(
      'Promo days',
      `<label>Packet <select name="packet">${packets.join('')}</select></label><label>Days <input name="days" inputmode="numeric" required value="30"></label>`,
      'promo',
      'Give',
    ),
    form(
      'Clock of this account',
      '<label>Days ahead <input name="days" inputmode="numeric" required value="31"></label>',
      'clock',
      'Let the days pass',
    ),
  ].join('');
}

async function readEntries({ db }: Services, userId: number): Promise<string> {
  const found = await db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.userId, userId))
    .orderBy(desc(ledgerEntries.number))
    .limit(SHOWN_ENTRIES);
  const postings = await db.select().from(ledgerPostings).where(eq(ledgerPostings.userId, userId));
  const rows = found.map(({ number, at, kind, packetId, contentId }) => {
    const own = postings.filter((one) => one.number === number);
    const sums = own.map(({ account, amountMinor }) => `${account} ${amountText(amountMinor)}`).join(', ');
    return `<tr><td>${number}<td>${dayText(at.getTime())}<td>${kind}<td>${packetId ?? (contentId === null ? '' : `film ${contentId}`)}<td>${sums}`;
  });
  return `<table><caption>Ledger, the last ${SHOWN_ENTRIES} entries</caption><tr><th>No<th>Day<th>Entry<th>Packet or film<th>Postings${rows.join('')}</table>`;
}

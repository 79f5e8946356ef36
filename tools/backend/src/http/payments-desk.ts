import type { FastifyInstance } from 'fastify';
import { payPath } from '../gateway/wire-transaction.ts';
import { wordsOf } from '../gateway/transaction-words.ts';
import { passTimeOfPayments } from '../packets/keep-payments.ts';
import { objectOf, type Payments, type Transaction } from '../payments/payments.ts';
import { amountText } from '../session/amount-text.ts';
import { escapeHtml } from './escape-html.ts';
import type { ViewerRow } from './find-viewer.ts';
import { actOnPayments } from './payments-desk-actions.ts';
import type { Outcome } from './sales-desk-actions.ts';
import type { Services } from './services.ts';
import { aboutViewer } from './viewer-desk.ts';

const SHOWN = 20;

const FIND = `<h1>How viewers pay</h1>
<form method="get" action="/desk/payments"><label>Viewer: phone, user name or id <input name="viewer" required></label> <button>Show</button></form>
<p><a href="/desk">What was sent by SMS and mail</a> · <a href="/desk/host">A bank’s app around a site</a></p>`;

type Page = (body: string, refresh?: string) => string;

/** The operator is the bank: answers payments, and says how the next one goes. */
export function servePaymentsDesk(desk: FastifyInstance, services: Services, page: Page): void {
  const { db, clock } = services;

  async function show(viewer: ViewerRow, said: Outcome | null): Promise<string> {
    const { payments, book } = await passTimeOfPayments(db, viewer.id, clock());
    return page(`<h1>Payments of viewer ${viewer.id}</h1>
${said ? `<p role="${said.ok ? 'status' : 'alert'}">${escapeHtml(said.text)}</p>` : ''}
<p>${escapeHtml(viewer.phone ?? viewer.username)}, balance ${amountText(book.balanceMinor)}, ${blockText(payments)}</p>
${transactionTable(payments, viewer.id)}
${forms(viewer.id)}
<p><a href="/desk/sales?viewer=${viewer.id}">What this viewer has bought</a> · <a href="/desk/payments">Another viewer</a></p>`);
  }

  const about = aboutViewer({ services, page, find: FIND });
  desk.get<{ Querystring: { viewer?: unknown } }>('/desk/payments', (request, reply) =>
    about(reply, request.query.viewer, async (viewer) => ({ html: await show(viewer, null) })),
  );

  desk.post('/desk/payments', (request, reply) => {
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const fields = (name: string) => form.get(name) ?? '';
    return about(reply, fields('viewer'), async (viewer) => {
      const said = await actOnPayments(services, viewer.id, fields('action'), fields);
      return { code: said.ok ? 200 : 400, html: await show(viewer, said) };
    });
  });
}

function blockText({ block }: Payments): string {
  if (!block) return 'the service is open';
  return block.kind === 'debt' ? `owes ${amountText(block.amountMinor)}` : `blocked: ${escapeHtml(block.words)}`;
}

const actionsOf = ({ status, payform }: Transaction): readonly (readonly [string, string])[] => {
  if (status === 'complete') return payform === 'balance' ? [] : [['refund', 'Give back']];
  const answers = [
    ['approved', 'Approve'],
    ['declined', 'Decline'],
    ['twice', 'Approve twice'],
    ['late', 'Approve later'],
  ] as const;
  return status === 'pending'
    ? [...answers, ['cancel', 'Cancel'], ['expire', 'Expire']]
    : [['approved', 'Approve late']];
};

function transactionTable({ transactions }: Payments, userId: number): string {
  if (transactions.length === 0) return '<p class="empty">No payment.</p>';
  const rows = transactions.slice(0, SHOWN).map((one) => {
    const { id, status, amountMinor, payform, subject, note } = one;
    const what = objectOf(subject);
    const buttons = actionsOf(one).map(
      ([action, label]) => `<button name="action" value="${action}" aria-label="${label}: ${what}">${label}</button>`,
    );
    const state = `${status}${note ? `: ${escapeHtml(wordsOf({ note, subject }, 'en'))}` : ''}`;
    return `<tr><td><a href="${payPath(one)}">${id.slice(0, 8)}</a><td>${what}<td>${payform}<td>${amountText(amountMinor)}<td>${state}<td><form method="post" action="/desk/payments"><input type="hidden" name="viewer" value="${userId}"><input type="hidden" name="transaction" value="${id}"><input type="hidden" name="afterMs" value="60000">${buttons.join(' ')}</form>`;
  });
  return `<div style="overflow-x:auto"><table><caption>The last ${SHOWN} payments</caption><tr><th>Id<th>What for<th>How<th>Amount<th>State<th>The bank${rows.join('')}</table></div>`;
}

const checkbox = (name: string, label: string) =>
  `<label><input type="checkbox" name="${name}" value="1"> ${label}</label>`;
const number = (name: string, label: string, value: string) =>
  `<label>${label} <input name="${name}" inputmode="decimal" value="${value}"></label>`;
const choice = (name: string, label: string, options: readonly (readonly [string, string])[]) =>
  `<label>${label} <select name="${name}">${options.map(([value, text]) => `<option value="${value}">${text}</option>`).join('')}</select></label>`;

function forms(userId: number): string {
  const form = (title: string, fields: string, action: string, button: string) =>
    `<form method="post" action="/desk/payments" style="display:grid;gap:.5rem;max-width:32rem;margin:1.5rem 0"><input type="hidden" name="viewer" value="${userId}"><h2 style="margin:0;font-size:1.1rem">${title}</h2>${fields}<div><button name="action" value="${action}">${button}</button></div></form>`;
  const outcome = choice('outcome', 'The bank', [
    ['', 'does as usual'],
    ['approved', 'approves'],
    ['declined', 'declines'],
    ['twice', 'approves twice'],
    ['late', 'approves late'],
    ['vanish', 'never answers'],
  ]);
  const crash = choice('crashBeforeAnswer', 'The backend', [
    ['', 'stays alive'],
    ['charged', 'is killed when the bank has charged'],
    ['settled', 'is killed before it answers'],
  ]);
  const fault = [
    outcome,
    number('afterMs', 'after milliseconds', '0'),
    number('delayMs', 'The answer comes later by milliseconds', '0'),
    checkbox('loseAnswer', 'The answer is lost'),
    checkbox('failBefore', 'Nothing is done (503)'),
    checkbox('blocked', 'A QR code is refused (451)'),
    crash,
  ].join('');
  const status = choice('status', 'Status', [
    ['0', '0, open'],
    ['-1', '-1, a debt'],
    ['-2', '-2, blocked'],
  ]);
  return [
    form('The next payment of this viewer', fault, 'fault', 'Set'),
    form('Polls of a payment that answer 504', number('polls', 'How many', '3'), 'timeouts', 'Set'),
    form(
      'The provider closes the service',
      `${status}${number('amount', 'Owed', '1500')}<label>Words <input name="message"></label>`,
      'block',
      'Set',
    ),
    form(
      'A linked card',
      `${number('digits', 'Last four digits', '9999')}${number('limit', 'Pays at most', '100')}`,
      'card',
      'Give',
    ),
  ].join('');
}

import { escapeHtml } from '../http/escape-html.ts';
import type { Language } from '../world/localised.ts';
import { DEMO_CARDS } from './demo-cards.ts';
import type { HostedPayment } from './hosted-payment.ts';
import { PAGE_TEXTS } from './page-texts.ts';
import { wordsOf } from './transaction-words.ts';

const words = (name: keyof typeof PAGE_TEXTS, language: Language): string => escapeHtml(PAGE_TEXTS[name][language]);

function summary({ merchant, amount, what }: HostedPayment, language: Language): string {
  const row = (name: keyof typeof PAGE_TEXTS, value: string) => `<dt>${words(name, language)}<dd>${escapeHtml(value)}`;
  return `<h1>${escapeHtml(what)}</h1><dl>${row('merchant', merchant)}<dt>${words('amount', language)}<dd class="sum">${escapeHtml(amount)}</dl>`;
}

const button = (value: string, name: keyof typeof PAGE_TEXTS, language: Language, attributes = '') =>
  `<button name="action" value="${value}"${attributes}>${words(name, language)}</button>`;

const form = (site: string | null, body: string) =>
  `<form method="post"><input type="hidden" name="site" value="${escapeHtml(site ?? '')}">${body}</form>`;

/** Pay, decline or cancel; on a page for cards one of them is chosen first. */
export function payBody(payment: HostedPayment, language: Language, site: string | null, hasCards: boolean): string {
  const cards = DEMO_CARDS.map(
    ({ number }, place) =>
      `<label><input type="radio" name="card" value="${number}"${place === 0 ? ' checked' : ''}> ${number}</label>`,
  );
  const choice = `<fieldset><legend>${words('chooseCard', language)}</legend>${cards.join('')}</fieldset>`;
  const buttons = [
    button(hasCards ? 'pay' : 'approved', 'pay', language),
    button('declined', 'decline', language),
    button('cancel', 'cancel', language),
  ];
  return `${summary(payment, language)}${form(site, `${hasCards ? choice : ''}${buttons.join('')}`)}`;
}

/** The bank makes sure that it is the viewer's card (3-D Secure). */
export function secureBody(
  payment: HostedPayment,
  language: Language,
  site: string | null,
  { card, isWrong }: { card: string; isWrong: boolean },
): string {
  const field = `<label for="code">${words('code', language)}</label><input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="4" required autofocus${isWrong ? ' aria-invalid="true" aria-describedby="wrong"' : ''}>`;
  const wrong = isWrong ? `<p role="alert" id="wrong">${words('wrongCode', language)}</p>` : '';
  const chosen = `<input type="hidden" name="card" value="${escapeHtml(card)}">`;
  // Cancelling needs no code.
  const buttons = `${button('confirm', 'confirm', language)}${button('cancel', 'cancel', language, ' formnovalidate')}`;
  return `${summary(payment, language)}${form(site, `${chosen}${field}${wrong}${buttons}`)}`;
}

/** What became of it, and the way back. */
export function endBody(payment: HostedPayment, language: Language): string {
  const { status, note, subject, returnUrl } = payment.transaction;
  const why = note ? `<p>${escapeHtml(wordsOf({ note, subject }, language))}</p>` : '';
  const back = returnUrl
    ? `<p><a class="button" href="${escapeHtml(returnUrl)}" target="_top">${words('back', language)}</a></p>`
    : '';
  return `${summary(payment, language)}<p role="status"><strong>${words(status, language)}</strong></p>${why}${back}`;
}

/** Tells the site around the frame, or the one that opened the window, how the payment stands. */
export function tellSite({ transaction }: HostedPayment, site: string): string {
  const message = { type: 'livery-payment', transactionId: transaction.id, status: transaction.status };
  const text = JSON.stringify([message, site]).replace(/</g, '\\u003c');
  return `const [message, site] = ${text}; for (const other of [window.parent, window.opener]) if (other && other !== window) other.postMessage(message, site);`;
}

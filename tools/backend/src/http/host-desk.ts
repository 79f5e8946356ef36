import type { FastifyInstance } from 'fastify';
import { escapeHtml } from './escape-html.ts';
import { ApiError } from './api-error.ts';
import type { Services } from './services.ts';

/** The app's side of the bridge: it hears only the frame and its origin, and tells the gateway before it tells the site. */
const SCRIPT = `
const frame = document.querySelector('iframe');
const sheet = document.querySelector('dialog');
const site = new URL(frame.dataset.site).origin;
let asked = null;
addEventListener('message', ({ data, origin, source }) => {
  if (source !== frame.contentWindow || origin !== site) return;
  if (data?.type !== 'livery-pay' || typeof data.transactionId !== 'string') return;
  asked = data.transactionId;
  document.querySelector('output').textContent = JSON.stringify(data.data ?? null);
  if (!sheet.open) sheet.showModal();
});
async function answer(status) {
  const transactionId = asked;
  asked = null;
  sheet.close();
  if (transactionId === null) return;
  const body = new URLSearchParams({ status });
  await fetch('/pay/' + encodeURIComponent(transactionId) + '/host', { method: 'POST', body }).catch(() => null);
  frame.contentWindow.postMessage({ type: 'livery-pay-result', transactionId, status }, site);
}
for (const button of sheet.querySelectorAll('button')) button.addEventListener('click', () => answer(button.value));
sheet.addEventListener('cancel', (event) => { event.preventDefault(); answer('cancelled'); });
`;

/** A bank's app that shows a site: the sample for the payform `ext_app`. The frame learns whose it is: a site answers its host's origin alone. */
export function serveHostDesk(desk: FastifyInstance, { isSite }: Services, page: (body: string) => string): void {
  desk.get<{ Querystring: { site?: unknown } }>('/desk/host', async ({ query }, reply) => {
    const html = reply.type('text/html');
    if (query.site === undefined) {
      return html.send(
        page(
          '<h1>A bank’s app around a site</h1><form method="get" action="/desk/host"><label>Address of the site <input name="site" type="url" required value="http://localhost:4202/"></label> <button>Open</button></form>',
        ),
      );
    }
    const site = String(query.site);
    if (!URL.canParse(site) || !isSite(new URL(site).origin)) throw new ApiError('not_yours');
    const address = escapeHtml(new URL(site).href);
    return html.send(
      page(`<h1>Bank’s app</h1>
<iframe data-site="${address}" src="${address}" title="Site" allow="payment" referrerpolicy="strict-origin" style="width:100%;height:80vh;border:1px solid"></iframe>
<dialog aria-labelledby="pay"><h2 id="pay">Pay?</h2><p><output></output></p><button value="paid">Pay</button> <button value="cancelled">Cancel</button></dialog>
<script>${SCRIPT}</script>`),
    );
  });
}

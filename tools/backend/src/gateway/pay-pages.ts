import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentLanguage } from '../http/content-language.ts';
import { ApiError } from '../http/api-error.ts';
import type { Services } from '../http/services.ts';
import type { Language } from '../world/localised.ts';
import { DECLINED, verdictOf } from './demo-cards.ts';
import { answerHosted, readHosted, secureCode, type HostedAnswer, type HostedPayment } from './hosted-payment.ts';
import { bankPage, policyOf } from './page-frame.ts';
import { PAGE_TEXTS } from './page-texts.ts';
import { endBody, payBody, secureBody, tellSite } from './pay-page-bodies.ts';
import { qrPicture } from './qr-picture.ts';

/** Longer than any payment stays open. */
const LONGEST_DELAY_MS = 60 * 60 * 1000;

type Page = { Params: { id: string }; Querystring: { outcome?: unknown; delay?: unknown; site?: unknown } };
type Fields = (name: string) => string;
type PageRequest = FastifyRequest<Page>;

/** The pages of the bank: where cards pay, what a phone sees that has read a QR code, and what a host app says. */
export function servePayPages(app: FastifyInstance, services: Services): void {
  app.register(async (bank) => {
    bank.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    bank.addHook('onRequest', async (_request, reply) => {
      // The page speaks to the window that opened it.
      reply.header('cross-origin-opener-policy', 'unsafe-none').header('referrer-policy', 'strict-origin');
    });
    for (const [path, hasCards] of [
      ['/pay/:id', true],
      ['/pay/:id/qr', false],
    ] as const) {
      bank.get<Page>(path, (request, reply) => open(services, request, reply, hasCards));
      bank.post<Page>(path, (request, reply) => act(services, request, reply, hasCards));
    }
    bank.get<Page>('/pay/:id/qr.png', async ({ params, headers }, reply) => {
      const { transaction } = await readHosted(services, params.id, contentLanguage(headers['accept-language']));
      const picture = await qrPicture(`${services.apiOrigin()}/pay/${transaction.id}/qr`);
      return reply.header('cross-origin-resource-policy', 'cross-origin').type('image/png').send(picture);
    });
    /** The app around a site says what its viewer did. */
    bank.post<Page>('/pay/:id/host', async (request) => {
      const payment = await readHosted(services, request.params.id, 'en');
      const isPaid = fieldsOf(request)('status') === 'paid';
      const paid: HostedAnswer = { kind: 'bank', verdict: { isApproved: true }, afterMs: 0 };
      await answerHosted(services, payment, isPaid ? paid : { kind: 'cancel' });
      return { status: (await readHosted(services, request.params.id, 'en')).transaction.status };
    });
  });
}

const fieldsOf = ({ body }: FastifyRequest): Fields => {
  const form = body instanceof URLSearchParams ? body : new URLSearchParams();
  return (name) => form.get(name) ?? '';
};
const languageOf = ({ headers }: FastifyRequest): Language => contentLanguage(headers['accept-language']);

/** The site that hears of the end: that of the way back, else the one that shows the page. */
function siteOf({ isSite }: Services, { transaction }: HostedPayment, request: PageRequest): string | null {
  if (transaction.returnUrl) return new URL(transaction.returnUrl).origin;
  const named = [request.query.site, fieldsOf(request)('site'), request.headers.referer].map((one) =>
    String(one ?? ''),
  );
  const origins = named.filter((one) => URL.canParse(one)).map((one) => new URL(one).origin);
  return origins.find(isSite) ?? null;
}

async function open(services: Services, request: PageRequest, reply: FastifyReply, hasCards: boolean) {
  const language = languageOf(request);
  const payment = await readHosted(services, request.params.id, language);
  const site = siteOf(services, payment, request);
  const isOpen = payment.transaction.status === 'pending';
  const chosen = outcomeOf(request, language);
  if (isOpen && chosen) {
    await answerHosted(services, payment, chosen);
    return goBack(services, request, reply);
  }
  return send(reply, payment, language, site, isOpen ? payBody(payment, language, site, hasCards) : null);
}

/** For journeys, in the address: `?outcome=approved|declined|vanish&delay=ms`. */
function outcomeOf({ query }: PageRequest, language: Language): HostedAnswer | null {
  const delay = Math.min(LONGEST_DELAY_MS, Math.max(0, Math.round(Number(query.delay ?? 0) || 0)));
  switch (query.outcome) {
    case 'approved':
      return { kind: 'bank', verdict: { isApproved: true }, afterMs: delay };
    case 'declined':
      return { kind: 'bank', verdict: { isApproved: false, words: DECLINED[language] }, afterMs: delay };
    case 'vanish':
      return { kind: 'bank', verdict: { isApproved: true }, afterMs: null };
    default:
      return null;
  }
}

async function act(services: Services, request: PageRequest, reply: FastifyReply, hasCards: boolean) {
  const language = languageOf(request);
  const fields = fieldsOf(request);
  const payment = await readHosted(services, request.params.id, language);
  const site = siteOf(services, payment, request);
  if (payment.transaction.status !== 'pending') return goBack(services, request, reply);
  const [action, card] = [fields('action'), fields('card')];
  const isWrong = action === 'confirm' && fields('code').trim() !== secureCode(payment.transaction);
  if (hasCards && (action === 'pay' || isWrong)) {
    return send(reply, payment, language, site, secureBody(payment, language, site, { card, isWrong }));
  }
  const answer = answerOf(action, card, language, hasCards);
  if (!answer) throw new ApiError('validation_failed');
  await answerHosted(services, payment, answer);
  return goBack(services, request, reply);
}

function answerOf(action: string, card: string, language: Language, hasCards: boolean): HostedAnswer | null {
  if (action === 'cancel') return { kind: 'cancel' };
  if (action === 'declined') {
    return { kind: 'bank', verdict: { isApproved: false, words: DECLINED[language] }, afterMs: 0 };
  }
  const isPaid = action === (hasCards ? 'confirm' : 'approved');
  return isPaid ? { kind: 'bank', verdict: verdictOf(card, language), afterMs: 0 } : null;
}

/** To the site; in a frame, or where there is no way back, to the page that says how it ended. */
async function goBack(services: Services, request: PageRequest, reply: FastifyReply) {
  const language = languageOf(request);
  const payment = await readHosted(services, request.params.id, language);
  const { returnUrl } = payment.transaction;
  const isFramed = request.headers['sec-fetch-dest'] === 'iframe';
  if (returnUrl && !isFramed) return reply.redirect(returnUrl, 303);
  return send(reply, payment, language, siteOf(services, payment, request), null);
}

/** A page, or what became of the payment, which the site hears, too. */
function send(
  reply: FastifyReply,
  payment: HostedPayment,
  language: Language,
  site: string | null,
  body: string | null,
) {
  const script = body === null && site !== null ? tellSite(payment, site) : '';
  return reply
    .type('text/html')
    .header('content-language', language)
    .header('content-security-policy', policyOf(script, site === null ? [] : [site]))
    .send(bankPage(language, PAGE_TEXTS.title[language], body ?? endBody(payment, language), script));
}

import type { Offer as WireOffer, Transaction } from '@livery/contract/packets/entities';
import type { Wire } from '@livery/contract/schema';
import { eq } from 'drizzle-orm';
import { contents } from '../database/schema/catalogue.ts';
import { pay, type Asking } from '../gateway/pay.ts';
import { newTransactionId } from '../gateway/requests.ts';
import { ApiError } from '../http/api-error.ts';
import { requireServedRegion } from '../http/require-served-region.ts';
import type { Services } from '../http/services.ts';
import { requireBuyer } from '../packets/buy.ts';
import { currencyOf, readOwnProvider, sellsByOffers } from '../packets/providers.ts';
import type { Idempotency } from '../payments/payments.ts';
import { amountText } from '../session/amount-text.ts';
import type { Viewer } from '../session/viewer.ts';
import { localised } from '../world/localised.ts';
import { filmOfPlan, filmPlans, isSoldAlone, type ContentRow, type SoldPlan } from './film-plans.ts';

const NOT_SOLD = localised(
  'Ваш провайдер не продаёт этот фильм отдельно',
  'Провайдеріңіз бұл фильмді бөлек сатпайды',
  'Provayderingiz bu filmni alohida sotmaydi',
  'Your provider does not sell this film by itself',
);
const KIND = localised('Фильм', 'Фильм', 'Film', 'Film');
const INFO = localised(
  'Срок начинается сразу после оплаты. Смотреть можно на всех ваших устройствах.',
  'Мерзім төлемнен кейін бірден басталады. Барлық құрылғыңызда көруге болады.',
  'Muddat toʻlovdan keyin darhol boshlanadi. Barcha qurilmalaringizda koʻrish mumkin.',
  'The time begins with the payment. You can watch on all your devices.',
);

/** The plans of a film for a viewer's provider: none where it sells in packets only. */
export async function readFilmPlans(
  services: Services,
  film: ContentRow,
  viewer: Viewer,
): Promise<readonly SoldPlan[]> {
  if (film.isLost || !isSoldAlone(film)) return [];
  const { own } = await readOwnProvider(services.db, viewer);
  return sellsByOffers(services, own) ? filmPlans(film, currencyOf(own)) : [];
}

/** A film that the viewer's provider sells by itself. @throws ApiError not_found, not_of_provider */
export async function findSoldFilm(services: Services, viewer: Viewer, contentId: number) {
  const [film] = await services.db.select().from(contents).where(eq(contents.id, contentId));
  if (!film) throw new ApiError('not_found');
  const plans = await readFilmPlans(services, film, viewer);
  if (plans.length === 0) throw new ApiError('not_of_provider', { message: NOT_SOLD });
  return { film, plans };
}

type Wish = Asking & {
  readonly clientAddress: string;
  readonly idempotency: Idempotency;
  readonly planId: number;
};

/** Buys a film with money of the viewer's account. @throws ApiError not_found where no film has such a plan */
export async function buyFilm(services: Services, wish: Wish): Promise<Wire<typeof Transaction>> {
  const { viewer, language, clientAddress, idempotency, planId } = wish;
  requireBuyer(viewer);
  requireServedRegion(clientAddress);
  const { plans } = await findSoldFilm(services, viewer, filmOfPlan(planId));
  const chosen = plans.find(({ plan }) => plan.planId === planId);
  if (!chosen) throw new ApiError('not_found');
  const purchase = { film: chosen.plan };
  return pay(services, { viewer, language }, () => ({ type: 'buy', id: newTransactionId(), idempotency, purchase }));
}

/** What an offer says of a film: its plans at their prices, without the ways to pay. DATA-055, DATA-056 */
export function wireFilmOffer(
  { film, plans }: { readonly film: ContentRow; readonly plans: readonly SoldPlan[] },
  { viewer, language }: Asking,
): Pick<Wire<typeof WireOffer>, 'purchases' | 'distribution_type' | 'product_title' | 'distribution_info'> {
  const title = film.title[language];
  return {
    purchases: plans.map(({ plan: { planId, priceMinor }, words }) => ({
      id: planId,
      title,
      amount: amountText(priceMinor),
      period_human: { text: words[language] },
      is_have_trial: false,
      is_have_money_on_balance: priceMinor <= viewer.book.balanceMinor,
      library_id: film.libraryId,
      entity_license_id: planId,
    })),
    distribution_type: KIND[language],
    product_title: title,
    distribution_info: INFO[language],
  };
}

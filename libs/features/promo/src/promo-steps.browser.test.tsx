import { validBrand } from '@livery/brand-kit/valid-brand';
import { pass } from '@livery/widgets/testing';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CARDS, CHECK, key, openPromo, TRANSACTIONS } from './testing/promo-site.tsx';

const field = () => page.getByRole('textbox', { name: 'Промокод' });
const button = (name: string) => page.getByRole('button', { name });
const heading = (name: string) => page.getByRole('heading', { name });
const step = (number: number) => page.getByText(`Шаг ${number} из 2`);
const enter = async () => {
  await field().fill('GIFT14');
  await userEvent.keyboard('{Enter}');
};
const PAID = { [CHECK]: { json: key({ is_paid: true }) } };

it('PROMO-015 PROMO-016 a guest counts two steps through four states: the code, signing in, the card, the success', async () => {
  let hasCard = false;
  const { signIn } = await openPromo({
    viewer: 'guest',
    at: '/promo',
    instead: { ...PAID, [CARDS]: () => ({ json: { cards: hasCard ? [{ id: 1 }] : [] } }) },
  });
  await expect.element(field()).toBeVisible();
  await expect.element(step(1)).toBeVisible();
  await enter();
  await expect.element(heading('Войдите, чтобы применить код')).toBeVisible();
  await expect.element(step(1)).toBeVisible();
  signIn();
  await expect.element(heading('Привяжите карту')).toBeVisible();
  await expect.element(step(2)).toBeVisible();
  await button('Привязать карту').click();
  hasCard = true;
  await button('Банк ответил').click();
  await expect.element(heading('Промокод применён')).toBeVisible();
  await expect.element(step(2)).toBeVisible();
});

it.each([
  { id: 'PROMO-024', status: 'complete', everyMs: 300 },
  { id: 'PROMO-025', status: 'pending', everyMs: 600 },
])(
  '$id after the bank’s page cards are asked for every $everyMs ms while a payment is $status',
  async ({ status, everyMs }) => {
    const askedAtMs: number[] = [];
    await openPromo({
      instead: {
        ...PAID,
        [TRANSACTIONS]: { json: { transactions: [{ id: 't1', status }] } },
        [CARDS]: () => {
          askedAtMs.push(Date.now());
          return { json: { cards: [] } };
        },
      },
    });
    await enter();
    await button('Привязать карту').click();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const returnedMs = Date.now();
    await button('Банк ответил').click();
    await expect.element(page.getByText(/Ждём/)).toBeVisible();
    const before = askedAtMs.length;
    while (askedAtMs.length < before + 4) {
      await pass(20);
      // What was asked is answered by frames, not by time.
      await new Promise(requestAnimationFrame);
    }
    const [first = 0, ...others] = askedAtMs.slice(before);
    // Only the first answer says that a payment is open.
    expect(first - returnedMs).toBeGreaterThanOrEqual(300);
    const gaps = others.map((atMs, place) => atMs - (askedAtMs[before + place] ?? 0));
    for (const gap of gaps) {
      expect(gap).toBeGreaterThanOrEqual(everyMs);
      expect(gap).toBeLessThan(everyMs + 300);
    }
  },
);

describe('in a site whose codes are for viewers of its partner', () => {
  const brand = { rules: { ...validBrand.rules, promo: { ...validBrand.rules.promo, ofPartner: true } } };

  it.each(['/#promocode', '/#promocode_wizard', '/promo'])(
    'PROMO-034 PROMO-035 whom the partner of the address has sent is offered one, and nobody else: %s',
    async (at) => {
      const own = await openPromo({ at, brand, partnerToken: 'partner-7', referId: 'partner-7' });
      await enter();
      await expect.element(heading('Промокод применён')).toBeVisible();
      own.leave();
      await openPromo({ at, brand, partnerToken: 'partner-7', referId: 'partner-8' });
      await expect.element(page.getByText(/по ссылке партнёра/)).toBeVisible();
      await expect.element(field()).not.toBeInTheDocument();
    },
  );

  it('PROMO-026 PROMO-035 whoever comes back from the bank goes on, though the page knows of no partner any more', async () => {
    const of = { brand, referId: 'partner-7' };
    const before = await openPromo({ ...of, partnerToken: 'partner-7', instead: PAID });
    await enter();
    await button('Привязать карту').click();
    await expect.element(button('Банк ответил')).toBeVisible();
    before.leave();
    await openPromo({
      ...of,
      at: '/',
      keepsTab: true,
      instead: { ...PAID, [CARDS]: { json: { cards: [{ id: 1 }] } } },
    });
    await expect.element(heading('Промокод применён')).toBeVisible();
  });
});

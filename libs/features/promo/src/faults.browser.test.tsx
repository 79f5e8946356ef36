import { failingCall, withoutPatience } from '@livery/api-client/testing/faults';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { APPLY, CARDS, CHECK, INFO, key, openPromo, TRANSACTIONS } from './testing/promo-site.tsx';

const field = () => page.getByRole('textbox', { name: 'Промокод' });
const done = () => page.getByRole('heading', { name: 'Промокод применён' });
/** Nothing was decided: the site says that the code may be sent again. */
const TRY_AGAIN = 'Попробуйте ещё раз: код не применится дважды.';
const NO_ANSWER = `Ответ не пришёл. ${TRY_AGAIN}`;
const NOT_READ = `Ответ пришёл, но его не удалось понять. ${TRY_AGAIN}`;
const SAYS: Readonly<Record<string, string>> = {
  silence: NO_ANSWER,
  'a broken line': NO_ANSWER,
  'broken JSON': NOT_READ,
  'a page of HTML': NOT_READ,
};

describe.each([
  ['checking', failingCall('checkPromoKey'), CHECK],
  ['applying', failingCall('applyPromoKey'), APPLY],
])('%s a code', (_name, { faults }, call) => {
  it.each(faults)(
    'API-087 that ends with $name is told at the field for what it is, and the code goes on when it is sent again',
    async (fault) => {
      withoutPatience();
      let isBroken = true;
      await openPromo({ instead: { [call]: () => (isBroken ? fault.answer() : { json: key() }) } });
      await field().fill('GIFT14');
      await userEvent.keyboard('{Enter}');
      const says = SAYS[fault.name] ?? new RegExp(fault.says.slice(0, 20));
      await expect.element(field()).toHaveAccessibleDescription(says);
      isBroken = false;
      await userEvent.keyboard('{Enter}');
      await expect.element(done()).toBeVisible();
    },
  );
});

it.each([
  ['no word', {}, 'Сервер ответил непонятно. Мы уже знаем об этом. Ошибка 503.'],
  ['a word', { error: { message: 'Касса закрыта' } }, 'Касса закрыта.'],
])(
  'API-087 a server that breaks with %s is told as such, and that the code may be sent again',
  async (_, json, says) => {
    await openPromo({ instead: { [CHECK]: { status: 503, json } } });
    await field().fill('GIFT14');
    await userEvent.keyboard('{Enter}');
    await expect.element(field()).toHaveAccessibleDescription(`${says} Попробуйте ещё раз: код не применится дважды.`);
  },
);

it('too many tries without words are told as such: nobody is asked to send the code again at once', async () => {
  await openPromo({ instead: { [CHECK]: { status: 429, json: {} } } });
  await field().fill('GIFT14');
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveAccessibleDescription('Слишком много попыток. Подождите минуту и повторите.');
  await expect.element(field()).toHaveValue('GIFT14');
  await expect.element(field()).toHaveFocus();
});

describe('the page of a promotion', () => {
  it.each(failingCall('getPromoInfo', { code: 'GIFT14' }).faults)(
    'has words of its own when those of the code end with $name, and checks the code all the same',
    async (fault) => {
      withoutPatience();
      await openPromo({ at: '/promo/summer?code=GIFT14', instead: { [INFO]: () => fault.answer() } });
      await expect.element(page.getByRole('heading', { name: 'Есть промокод?' })).toBeVisible();
      await expect.element(done()).toBeVisible();
    },
  );
});

it.each(failingCall('getTransactions').faults)(
  'a card is found though the list of payments ends with $name',
  async (fault) => {
    withoutPatience();
    let asked = 0;
    await openPromo({
      instead: {
        [CHECK]: { json: key({ is_paid: true }) },
        [TRANSACTIONS]: () => fault.answer(),
        [CARDS]: () => ({ json: { cards: (asked += 1) > 2 ? [{ id: 1 }] : [] } }),
      },
    });
    await field().fill('GIFT14');
    await userEvent.keyboard('{Enter}');
    await page.getByRole('button', { name: 'Привязать карту' }).click();
    await page.getByRole('button', { name: 'Банк ответил' }).click();
    await expect.element(done()).toBeVisible();
  },
);

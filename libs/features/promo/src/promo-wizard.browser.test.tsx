import { packetsApi } from '@livery/api-client/packets';
import { deferred, type Reply } from '@livery/api-client/testing';
import { validBrand } from '@livery/brand-kit/valid-brand';
import { activeProfile } from '@livery/domain/profiles';
import { promo } from '@livery/domain/promo';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pass } from '@livery/widgets/testing';
import { RIGHTS_CHANGED } from '@livery/widgets/rights-changed';
import { APPLY, CARDS, CHECK, INFO, key, openPromo } from './testing/promo-site.tsx';

const field = () => page.getByRole('textbox', { name: 'Промокод' });
const button = (name: string) => page.getByRole('button', { name });
const heading = (name: string) => page.getByRole('heading', { name });
const enter = async (code = 'GIFT14') => {
  await field().fill(code);
  await userEvent.keyboard('{Enter}');
};
/** The log of the application around us. */
function hostLog() {
  const logEvent = vi.fn<(name: string, parameters: string) => void>();
  vi.stubGlobal('Android', { logEvent });
  onTestFinished(() => void vi.unstubAllGlobals());
  return logEvent;
}
const refusedBy = (json: object, status = 400) => ({ status, json });

describe('the code', () => {
  it('PROMO-001 PROMO-002 the button waits for a code, of at most 15 characters', async () => {
    await openPromo();
    await expect.element(button('Применить')).toBeDisabled();
    await field().fill('1234567890ABCDEFGH');
    await expect.element(field()).toHaveValue('1234567890ABCDE');
    await expect.element(button('Применить')).toBeEnabled();
  });

  it('PROMO-007 PROMO-020 PROMO-022 API-055 API-056 is checked and applied, with the key of the wish', async () => {
    const { sent } = await openPromo();
    await enter();
    await expect.element(heading('Промокод применён')).toHaveFocus();
    expect(sent(CHECK).map(({ body }) => body)).toEqual([{ key: 'GIFT14', ignore_conditions: false }]);
    expect(sent(APPLY).map(({ body }) => body)).toEqual([{ key: 'GIFT14' }]);
    expect(sent(APPLY)[0]?.headers.get('Idempotency-Key')).toBeTruthy();
  });

  it('PROMO-007 another code is another wish, with a key of its own', async () => {
    let isRefused = true;
    const { sent } = await openPromo({ instead: { [APPLY]: () => (isRefused ? refusedBy({}) : { json: key() }) } });
    await enter();
    await expect.poll(() => sent(APPLY).length).toBe(1);
    isRefused = false;
    await field().fill('GIFT15');
    await button('Применить').click();
    await expect.element(heading('Промокод применён')).toBeVisible();
    const keys = sent(APPLY).map(({ headers }) => headers.get('Idempotency-Key'));
    expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
  });

  it('PROMO-003 PROMO-004 a second press after 10 s takes the place of the first', async () => {
    vi.useFakeTimers();
    const { sent } = await openPromo({ instead: { [CHECK]: () => new Promise(() => {}) } });
    await field().fill('GIFT14');
    await button('Применить').click();
    await expect.element(button('Применить')).toHaveAttribute('aria-busy', 'true');
    await pass(9_900);
    await userEvent.keyboard('{Enter}');
    await pass(0);
    expect(sent(CHECK)).toHaveLength(1);
    await pass(100);
    await button('Применить').click();
    await pass(0);
    expect(sent(CHECK).map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  it('PROMO-006 PROMO-011 asks before it applies what has to be confirmed', async () => {
    const confirmation = {
      confirmation_title: 'Взять месяц?',
      confirmation_text: '30 дней',
      confirmation_desc: 'Потом 1 990',
    };
    const { sent } = await openPromo({
      instead: { [CHECK]: { json: { ...key(confirmation), is_need_confirm: true } } },
    });
    await enter();
    await expect.element(heading('Взять месяц?')).toHaveFocus();
    await expect.element(page.getByText('Потом 1 990')).toBeVisible();
    expect(sent(APPLY)).toEqual([]);
    await button('Применить').click();
    await expect.element(heading('Промокод применён')).toBeVisible();
  });

  it('PROMO-008 PROMO-009 PROMO-010 API-083 a refusal stands at the field in the server’s words, with the packet that gives the same', async () => {
    const json = {
      error: { code: 'promo_not_for_you', message: 'Код для соседей' },
      forced_packet: { id: 12, name: 'Всё сразу', price: '3490.00' },
    };
    const log = hostLog();
    await openPromo({ instead: { [CHECK]: refusedBy(json) } });
    await enter();
    await expect.element(field()).toHaveAccessibleDescription(/Код для соседей/);
    expect(log.mock.calls).toEqual([['activate_fail', '{"code":"GIFT14"}']]);
    const link = page.getByRole('link', { name: /Подключить «Всё сразу» за 3.490.₸/ });
    await expect.element(link).toHaveAttribute('href', '/packets/12');
    await expect.element(field()).toHaveValue('GIFT14');
  });

  it('PROMO-021 API-084 a code that cannot be applied leads back to the field', async () => {
    await openPromo({ instead: { [APPLY]: refusedBy({ error: { code: 'promo_expired', message: 'Срок истёк' } }) } });
    await enter();
    await expect.element(field()).toHaveAccessibleDescription(/Срок истёк/);
  });
});

it('PROMO-023 ADS-016 what the viewer may watch is asked again once a code has been applied, also in the other tabs, and what plays hears of it', async () => {
  const { store, sent, services } = await openPromo();
  const told = vi.fn<() => void>();
  services.events.on('rightsChanged', told, new AbortController().signal);
  const otherTab = new BroadcastChannel(`livery.${services.brand.id}`);
  onTestFinished(() => otherTab.close());
  const heard: unknown[] = [];
  otherTab.onmessage = ({ data }) => heard.push(data);
  const rights = 'GET /v2/users/self/subscriptions/current';
  void store.dispatch(packetsApi.endpoints.getSubscriptions.initiate());
  await expect.poll(() => sent(rights).length).toBe(1);
  await enter();
  await expect.element(heading('Промокод применён')).toBeVisible();
  await expect.poll(() => sent(rights).length).toBe(2);
  await expect.poll(() => heard).toContainEqual(RIGHTS_CHANGED);
  expect(told).toHaveBeenCalledTimes(1);
});

describe('in a site whose codes are for viewers of its partner', () => {
  const ofPartner = { ...validBrand.rules, promo: { ...validBrand.rules.promo, ofPartner: true } };
  it.each(['/#promocode', '/#promocode_wizard', '/promo'])('PROMO-034 others are offered none: %s', async (at) => {
    await openPromo({ at, brand: { rules: ofPartner } });
    await expect.element(page.getByText(/по ссылке партнёра/)).toBeVisible();
    await expect.element(field()).not.toBeInTheDocument();
  });
});

describe('an answer that is lost', () => {
  it('PROMO-007 the same key goes out again, and without another check', async () => {
    let isLost = true;
    const lost = () => {
      if (isLost) return Promise.reject(new TypeError('Failed to fetch'));
      return { json: key() };
    };
    const { sent } = await openPromo({ instead: { [APPLY]: lost } });
    await enter();
    await expect.element(field()).toHaveAccessibleDescription(/не применится дважды/);
    isLost = false;
    await button('Применить').click();
    await expect.element(heading('Промокод применён')).toBeVisible();
    const keys = sent(APPLY).map(({ headers }) => headers.get('Idempotency-Key'));
    expect([keys.length, new Set(keys).size, sent(CHECK).length]).toEqual([2, 1, 1]);
  });

  it('PROMO-007 where no keys are taken none is sent, and the viewer learns that the code may be theirs', async () => {
    let asked = 0;
    const { sent } = await openPromo({
      instead: {
        'GET /v2/platform/configuration': { json: {} },
        [APPLY]: () => {
          asked += 1;
          if (asked === 1) return Promise.reject(new TypeError('Failed to fetch'));
          return refusedBy({ error: { code: 'promo_used', message: 'Код использован' } });
        },
      },
    });
    await enter();
    await expect.element(field()).toHaveAccessibleDescription(/не применится дважды/);
    await button('Применить').click();
    await expect.element(page.getByRole('link', { name: 'Мои подписки' })).toBeVisible();
    expect(sent(APPLY).every(({ headers }) => !headers.has('Idempotency-Key'))).toBe(true);
  });
});

describe('a guest', () => {
  it('PROMO-005 PROMO-017 PROMO-018 signs in without another press, and the code is checked again', async () => {
    const { sent, opened, signIn } = await openPromo({ viewer: 'guest', at: '/promo' });
    await enter();
    await vi.waitFor(() => expect(opened.mock.calls.map(([id]) => id)).toEqual(['auth']));
    await expect.element(heading('Войдите, чтобы применить код')).toBeVisible();
    signIn();
    await expect.element(heading('Промокод применён')).toBeVisible();
    expect(sent(CHECK).map(({ body }) => (body as { ignore_conditions: boolean }).ignore_conditions)).toEqual([
      true,
      false,
    ]);
  });

  it('PROMO-017 PROMO-018 goes on with the code after a reload', async () => {
    const before = await openPromo({ viewer: 'guest', at: '/promo' });
    await enter();
    await expect.element(heading('Войдите, чтобы применить код')).toBeVisible();
    before.unmount();
    await openPromo({ at: '/', keepsTab: true });
    await expect.element(heading('Промокод применён')).toBeVisible();
  });

  it('NAV-063 is led from the small form to the wizard', async () => {
    const { opened } = await openPromo({ viewer: 'guest', at: '/#promocode' });
    await vi.waitFor(() => expect(opened.mock.calls.map(([id]) => id)).toEqual(['promocode_wizard']));
  });
});

describe('a code that needs a card', () => {
  const PAID = { [CHECK]: { json: key({ is_paid: true, needed_refund: true }) } };

  it('PROMO-012 PROMO-014 PROMO-019 PROMO-026 asks for it with the amount, and goes on when it is there', async () => {
    let hasCard = false;
    const { opened, sent } = await openPromo({
      instead: { ...PAID, [CARDS]: () => ({ json: { cards: hasCard ? [{ id: 1 }] : [] } }) },
    });
    await enter();
    await expect.element(heading('Привяжите карту')).toHaveFocus();
    await expect.element(page.getByText(/спишем 5.₸ и сразу вернём/)).toBeVisible();
    await button('Привязать карту').click();
    expect(opened).toHaveBeenLastCalledWith('card', { purpose: 'promo', amountMinor: 500, neededRefund: true });
    const asked = sent(CARDS).length;
    hasCard = true;
    await button('Банк ответил').click();
    await expect.element(heading('Промокод применён')).toBeVisible();
    expect(asked).toBe(1);
  });

  it.each([
    ['the wizard', '/#promocode_wizard'],
    ['the page', '/promo'],
  ])('PROMO-026 PROMO-033 a card that comes by another way while the form is open leads on in %s', async (_, at) => {
    let hasCard = false;
    const { sent } = await openPromo({
      at,
      instead: { ...PAID, [CARDS]: () => ({ json: { cards: hasCard ? [{ id: 1 }] : [] } }) },
    });
    await enter();
    await button('Привязать карту').click();
    await expect.element(button('Банк ответил')).toBeVisible();
    hasCard = true;
    await expect.element(heading('Промокод применён')).toBeVisible();
    await expect.element(button('Банк ответил')).not.toBeInTheDocument();
    expect(sent(APPLY)).toHaveLength(1);
  });

  it('PROMO-027 PROMO-029 PROMO-030 PROMO-033 says after 20 polls that no card came, and may be tried again', async () => {
    const log = hostLog();
    let asked = 0;
    // Once before the form, and 20 times from its end on; while it is open cards are asked for at leisure.
    const cards = () => {
      if (!button('Банк ответил').query()) asked += 1;
      return { json: { cards: [] } };
    };
    await openPromo({ instead: { ...PAID, [CARDS]: cards } });
    await enter();
    await button('Привязать карту').click();
    await button('Банк ответил').click();
    await expect.element(page.getByText('Не удалось привязать карту'), { timeout: 15_000 }).toBeVisible();
    expect(asked).toBe(21);
    expect(log.mock.calls).toEqual([['promo_card_link_failure', '{"code":"GIFT14"}']]);
    await expect.element(button('Привязать карту')).toBeEnabled();
    await button('Закрыть').last().click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('PROMO-030 PROMO-033 a card that came too late is found by the next press: nobody is charged for a second one', async () => {
    let hasCard = false;
    const { opened } = await openPromo({
      instead: { ...PAID, [CARDS]: () => ({ json: { cards: hasCard ? [{ id: 1, number: '4400' }] : [] } }) },
    });
    await enter();
    await button('Привязать карту').click();
    await button('Банк ответил').click();
    await expect.element(page.getByText('Не удалось привязать карту'), { timeout: 15_000 }).toBeVisible();
    hasCard = true;
    await button('Привязать карту').click();
    await expect.element(heading('Промокод применён')).toBeVisible();
    expect(opened.mock.calls.filter(([id]) => id === 'card')).toHaveLength(1);
  });

  it('PROMO-027 a site without payment says at once that it cannot', async () => {
    await openPromo({ instead: PAID, linksCards: false });
    await enter();
    await button('Привязать карту').click();
    await expect.element(page.getByText('Не удалось привязать карту')).toBeVisible();
  });

  it('PROMO-028 is given up with the code kept', async () => {
    await openPromo({ instead: PAID });
    await enter();
    await button('Отмена').click();
    await expect.element(field()).toHaveValue('GIFT14');
  });
});

describe('the page of a promotion', () => {
  it('NAV-047 NAV-048 API-057 says what its code gives, and checks it at once', async () => {
    const { sent } = await openPromo({ at: '/promo/summer?code=GIFT14' });
    await expect.element(heading('Две недели тенниса')).toBeVisible();
    await expect.element(heading('Промокод применён')).toBeVisible();
    expect([sent(INFO).length, sent(CHECK).length, sent(APPLY).length]).toEqual([1, 1, 1]);
  });

  it('PROMO-031 PROMO-032 NAV-048 a code that was applied leaves the address, and the page goes on saying what it gave', async () => {
    const { sent } = await openPromo({ at: '/promo/summer?code=GIFT14&from=letter' });
    await expect.element(heading('Промокод применён')).toBeVisible();
    await expect.poll(() => location.search).toBe('?from=letter');
    await expect.element(heading('Две недели тенниса')).toBeVisible();
    expect(sent(APPLY)).toHaveLength(1);
  });

  it.each([
    { isOtt: true, days: /30\sдней/ },
    { isOtt: false, days: /14\sдней/ },
  ])(
    'PROMO-013 says the days that the viewer’s provider gives (over the internet: $isOtt)',
    async ({ isOtt, days }) => {
      const info = { json: { confirmation_title: 'Лето', days: 14, ott_days: 30 } };
      await openPromo({ at: '/promo/summer?code=GIFT14', instead: { [INFO]: info }, provider: { isOtt } });
      await expect.element(page.getByText(days)).toBeVisible();
    },
  );

  it('NAV-047 asks for a code where the address has none', async () => {
    const { sent } = await openPromo({ at: '/promo' });
    await expect.element(heading('Есть промокод?')).toBeVisible();
    await expect.element(field()).toHaveValue('');
    expect(sent(CHECK)).toEqual([]);
  });
});

it('PROMO-007 the wizard comes back with the outcome when it was closed before', async () => {
  let answer: (reply: { json: object }) => void = () => {};
  const { opened } = await openPromo({ instead: { [APPLY]: () => new Promise((resolve) => (answer = resolve)) } });
  await enter();
  await expect.poll(() => answer.length).toBe(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  answer({ json: key() });
  await expect.poll(() => opened.mock.calls.map(([id]) => id)).toEqual(['promocode_wizard']);
  await expect.element(heading('Промокод применён')).toBeVisible();
});

it('PROMO-007 PIN-016 no child is told what became of a code; the grown-up is, once they are back', async () => {
  let answer: (reply: { json: object }) => void = () => {};
  const { opened, store } = await openPromo({
    instead: { [APPLY]: () => new Promise((resolve) => (answer = resolve)) },
  });
  await enter();
  await expect.poll(() => answer.length).toBe(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  store.dispatch(activeProfile.actions.switched({ id: 3, role: 'child' }));
  answer({ json: key() });
  await expect.poll(() => promo.select(store.getState()).kind).toBe('applied');
  expect(opened).not.toHaveBeenCalled();
  store.dispatch(activeProfile.actions.switched({ id: 1, role: 'adult' }));
  await expect.element(heading('Промокод применён')).toBeVisible();
  expect(opened.mock.calls.map(([id]) => id)).toEqual(['promocode_wizard']);
});

const CHILD = { id: 3, role: 'child' } as const;
const GROWN_UP = { id: 1, role: 'adult' } as const;
const LONG_MS = 3 * 60 * 60_000;

it.each([
  ['was applied', { json: key() }, () => heading('Промокод применён')],
  [
    'was refused',
    refusedBy({ error: { code: 'promo_expired', message: 'Срок истёк' } }),
    () => page.getByText(/Срок истёк/),
  ],
])(
  'PROMO-007 PIN-016 a code that %s while a child watched is told after a reload, once the grown-up is back',
  async (_, reply, outcome) => {
    const answer = deferred<Reply>();
    const before = await openPromo({ instead: { [APPLY]: () => answer.promise } });
    await enter();
    await expect.poll(() => before.sent(APPLY).length).toBe(1);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    before.store.dispatch(activeProfile.actions.switched(CHILD));
    answer.resolve(reply);
    await expect.poll(() => promo.select(before.store.getState()).kind).not.toBe('applying');
    before.unmount();
    vi.setSystemTime(Date.now() + LONG_MS);
    onTestFinished(() => void vi.useRealTimers());
    const { opened, store, sent, unmount } = await openPromo({ at: '/', keepsTab: true, profile: CHILD });
    await page.getByLabelText('address').findElement();
    expect(opened).not.toHaveBeenCalled();
    store.dispatch(activeProfile.actions.switched(GROWN_UP));
    await expect.element(outcome()).toBeVisible();
    expect(sent(APPLY), 'its answer is known').toEqual([]);
    // Who has seen it is not told again.
    unmount();
    const again = await openPromo({ at: '/', keepsTab: true, profile: GROWN_UP });
    await page.getByLabelText('address').findElement();
    expect(again.opened).not.toHaveBeenCalled();
  },
);

it('PROMO-007 PROMO-022 what became of a code is told to nobody else, and waits for its viewer though another one uses the wizard meanwhile', async () => {
  const answer = deferred<Reply>();
  const before = await openPromo({ instead: { [APPLY]: () => answer.promise } });
  await enter();
  await expect.poll(() => before.sent(APPLY).length).toBe(1);
  before.store.dispatch(activeProfile.actions.switched(CHILD));
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  answer.resolve({ json: key() });
  await expect.poll(() => promo.select(before.store.getState()).kind).toBe('applied');
  before.unmount();

  const other = await openPromo({ memberId: 78, keepsTab: true });
  await expect.element(field()).toHaveValue('');
  await enter('OTHER');
  await expect.element(heading('Промокод применён')).toBeVisible();
  other.unmount();

  await openPromo({ at: '/', keepsTab: true });
  await expect.element(heading('Промокод применён')).toBeVisible();
});

it('PROMO-007 PIN-016 a code without an answer that a child’s reload left behind is sent by its own key, and told, once the grown-up is back', async () => {
  const before = await openPromo({ instead: { [APPLY]: () => new Promise(() => {}) } });
  await enter();
  await expect.poll(() => before.sent(APPLY).length).toBe(1);
  before.unmount();
  vi.setSystemTime(Date.now() + LONG_MS);
  onTestFinished(() => void vi.useRealTimers());
  const stored = { promo_intents: before.services.storage.get('promo_intents') ?? '' };
  const { store, sent } = await openPromo({ at: '/', keepsTab: true, stored, profile: CHILD });
  await page.getByLabelText('address').findElement();
  expect(sent(APPLY)).toEqual([]);
  store.dispatch(activeProfile.actions.switched(GROWN_UP));
  await expect.element(heading('Промокод применён')).toBeVisible();
  const keyOf = (calls: ReturnType<typeof sent>) => calls.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keyOf(sent(APPLY))).toEqual(keyOf(before.sent(APPLY)));
});

import { packetWish } from '@livery/domain/payment';
import { useSignInToBuy, wishKeeper } from '@livery/widgets/kept-wish';
import { ModalsProvider, type ModalRequests, type Modals } from '@livery/widgets/modals';
import { useToSignIn } from '@livery/widgets/to-sign-in';
import { useMemo, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import SignInDialog from './sign-in-dialog.tsx';
import {
  finishSignIn,
  openSignInScreen,
  PASSWORD,
  PHONE,
  withAuthRules,
  type Answers,
} from './testing/open-sign-in.tsx';

const WISH = packetWish(11, { kind: 'channel', id: 7 });
const TOKEN = { access_token: 'token' };
const HOMES = {
  addresses: [1, 2].map((id) => ({ address_id: id, address: `Абая ${id}`, provider_id: 1, user_id: 5 })),
};
const field = (name: string) => page.getByRole('textbox', { name });
const press = (name: string) => page.getByRole('button', { name }).click();

async function type(name: string, text: string) {
  await expect.element(field(name)).toHaveFocus();
  await userEvent.keyboard(text);
}
const typeCode = () => type('Код из сообщения', '4711');
async function byPhone() {
  await type('Номер телефона', '7011234567{Enter}');
  await typeCode();
}

interface Way {
  readonly way: string;
  readonly methods: readonly object[];
  readonly rules?: Parameters<typeof withAuthRules>[0];
  readonly answers: Answers;
  readonly signIn: () => Promise<void>;
}
const WAYS: readonly Way[] = [
  { way: 'a code by SMS', methods: [PHONE], answers: { '/v2/auth/otp': TOKEN }, signIn: byPhone },
  {
    way: 'a code by mail',
    methods: [{ action: 'email' }],
    answers: { '/v2/auth/email_otp': TOKEN },
    async signIn() {
      await type('Электронная почта', 'anna@mail.kz{Enter}');
      await typeCode();
    },
  },
  {
    way: 'login and password',
    methods: [PASSWORD],
    answers: { '/v2/auth/login': TOKEN },
    async signIn() {
      await type('Логин', 'anna');
      await userEvent.tab();
      await userEvent.keyboard('secret{Enter}');
    },
  },
  {
    way: 'a messenger',
    methods: [{ ...PHONE, action: 'telegram' }],
    answers: {
      '/v2/otp/send_methods': { send_methods: [{ method: 'telegram', link: 'https://messenger.test/bot' }] },
      '/v2/otp/exist': { otp_exist: false },
      '/v2/auth/otp': TOKEN,
    },
    async signIn() {
      await type('Номер телефона', '7011234567{Enter}');
      await press('Код уже есть');
      await typeCode();
    },
  },
  {
    way: 'a partner’s identifier',
    methods: [PHONE],
    rules: { otpIdentifier: 'sberid' },
    answers: { '/v2/auth/otp/sberid/': TOKEN },
    signIn: byPhone,
  },
  {
    way: 'a code and the choice of a home',
    methods: [PHONE],
    rules: { addressSelection: true },
    answers: {
      '/v2/mw/auth/otp': HOMES,
      '/v2/mw/cities': { cities: [{ id: 2, name: 'Астана' }] },
      '/v2/mw/set_city': HOMES,
      '/v2/mw/set_address': TOKEN,
    },
    async signIn() {
      await byPhone();
      await press('Астана');
      await press('Абая 2');
    },
  },
];

/** Something to buy, and the dialogue that stands before it. */
function Shop({ onBuy }: { readonly onBuy: () => void }) {
  const [auth, setAuth] = useState<{ readonly request: ModalRequests['auth']; readonly onGone?: () => void } | null>(
    null,
  );
  const modals = useMemo<Modals>(
    () => ({
      open: (_, request, onGone) => setAuth({ request: request as ModalRequests['auth'], ...(onGone && { onGone }) }),
      close: () => setAuth(null),
      prepare: () => {},
    }),
    [],
  );
  const close = () => {
    setAuth(null);
    auth?.onGone?.();
  };
  return (
    <ModalsProvider modals={modals}>
      <Buy onBuy={onBuy} />
      <Favour />
      {auth && <SignInDialog request={auth.request} open onClose={close} />}
    </ModalsProvider>
  );
}

function Buy({ onBuy }: { readonly onBuy: () => void }) {
  const signInToBuy = useSignInToBuy();
  return <button onClick={() => signInToBuy(WISH, onBuy)}>Buy</button>;
}

function Favour() {
  const toSignIn = useToSignIn();
  return <button onClick={() => void toSignIn()}>Favour</button>;
}

async function openShop({ methods, rules = {}, answers }: Pick<Way, 'methods' | 'rules' | 'answers'>) {
  const onBuy = vi.fn();
  const shop = await openSignInScreen(
    <Shop onBuy={onBuy} />,
    { '/v2/pages/auth': { auth_methods: methods }, ...answers },
    withAuthRules(rules),
  );
  await press('Buy');
  return { ...shop, onBuy, kept: () => shop.services.get(wishKeeper).kept()?.wish ?? null };
}

it.each(WAYS)(
  'SES-041 AUTH-042 AUTH-043 PAY-058 PAY-059 a guest’s purchase begins once after $way, and is kept until then',
  async (way) => {
    const { store, logins, onBuy, kept } = await openShop(way);
    await way.signIn();
    await vi.waitFor(() => expect(logins).toHaveLength(1));
    expect([onBuy.mock.calls.length, kept()]).toEqual([0, WISH]);
    finishSignIn(store);
    await vi.waitFor(() => expect(onBuy).toHaveBeenCalledOnce());
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    // Whoever takes it up tells the keeper: a sign-in that has come about drops nothing.
    expect(kept()).toEqual(WISH);
  },
);

it('AUTH-044 SES-041 whoever closes the sign-in wants nothing any more', async () => {
  const { onBuy, kept } = await openShop({ methods: [PASSWORD], answers: {} });
  await expect.element(field('Логин')).toHaveFocus();
  expect(kept()).toEqual(WISH);
  await userEvent.keyboard('{Escape}');
  await expect.poll(kept).toBeNull();
  expect(onBuy).not.toHaveBeenCalled();
});

it('AUTH-044 SES-041 a sign-in for something else drops what was wanted before', async () => {
  const shop = await openSignInScreen(<Shop onBuy={vi.fn()} />, { '/v2/pages/auth': { auth_methods: [PASSWORD] } });
  const keeper = shop.services.get(wishKeeper);
  keeper.keep(WISH, 'guest');
  await press('Favour');
  await expect.element(field('Логин')).toHaveFocus();
  expect(keeper.kept()).toBeNull();
});

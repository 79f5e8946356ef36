import { siteStore } from '@livery/widgets/testing-store';
import { configureApi } from '@livery/api-client';
import { testSettings, type Answering, type Reply } from '@livery/api-client/testing';
import { QuickCredentials } from '@livery/api-client/testing/faults';
import type { Brand } from '@livery/brand-kit';
import { validBrand } from '@livery/brand-kit/valid-brand';
import { type Network } from '@livery/domain/session';
import { ModalsProvider, type Modals } from '@livery/widgets/modals';
import { FEATURE_CAPABILITIES } from '../../../testing/src/feature-capabilities.ts';
import type { Capability } from '@livery/widgets/capability';
import { mountScreen } from '@livery/widgets/testing';
import { Link, useLocation } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import SettingsScreen from '../settings-screen.tsx';

/** The pages of other features are those features' business. */
const STAND_INS: Readonly<Record<string, string>> = {
  profiles: 'The profiles',
  parental: 'The parental settings',
};
const standIn = (one: Capability): Capability => {
  const text = STAND_INS[one.name];
  const page = () => Promise.resolve({ default: () => <p>{text}</p> });
  if (text === undefined || !one.settings) return one;
  return { ...one, settings: mapValues(one.settings, (entry) => ({ ...entry, page })) };
};
const mapValues = <Value,>(table: Readonly<Record<string, Value>>, change: (value: Value) => Value) =>
  Object.fromEntries(Object.entries(table).map(([id, value]) => [id, change(value)]));
const CAPABILITIES = FEATURE_CAPABILITIES.filter(({ offeredIf }) => offeredIf?.(validBrand) ?? true).map(standIn);

const LANGUAGES = [
  { key: 'ru', name: 'Русский', interface: true, priority: 2 },
  { key: 'kk', name: 'Қазақша', interface: true, priority: 3 },
  { key: 'fr', name: 'Français', interface: false, priority: 1 },
];
/** What the server knows of a viewer who has signed in. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/v2/users/self': {
    id: 77,
    username: '77015554421',
    phone: '77015554421',
    email: 'aigerim@example.kz',
    first_name: 'Айгерим',
    is_guest: false,
    date_joined: '2026-03-05T10:00:00.000Z',
    provider: { id: 1, name: 'North', landing: {} },
    parental_status: 'ignore',
    device_limit: 5,
    settings: {},
  },
  '/v2/users/self/network': { is_guest_allowed: true, languages: { audio: LANGUAGES } },
  '/v2/users/self/balance': { balance: '12450.00' },
  '/v2/users/self/accounts': { accounts: [{ id: 3, balance: '12450.00', is_payment_allowed: true }] },
  '/v2/users/self/accounts/3/payforms': { payforms: [{ id: 1, payform_shortname: 'linkedcard' }] },
  '/v2/users/self/cards': {
    cards: [
      { id: 41, number: '4400 43** **** 1121', is_primary: true },
      { id: 42, number: '5169 49** **** 7730' },
    ],
  },
  '/v2/users/self/devices': {
    devices: [
      { id: 2, device_type: 'android_tv', login_at: '2026-11-19T10:00:00.000Z' },
      { id: 1, device_type: 'web', vendor: 'Chrome', model: '150', login_at: '2026-11-20T09:04:00.000Z' },
      { id: 3, device_type: 'toaster' },
    ],
  },
  '/v2/users/self/devices/1': { id: 1, device_type: 'web' },
  '/v2/users/self/profile': { id: 8, name: 'Айгерим', role: 'adult' },
  '/v2/users/self/subscriptions/current': {
    subscriptions: [
      { id: 1, packet: { id: 11, name: 'Семья' }, type: 'promo', end_at: '2026-12-05T10:00:00.000Z' },
      {
        id: 2,
        packet: { id: 21, name: 'Премьера' },
        renew: true,
        next_pay_at: '2026-12-01T10:00:00.000Z',
        price: '990.00',
      },
      { id: 3, packet: { id: 22, name: 'Спорт' }, is_paused: true, message: 'Пополните баланс' },
    ],
  },
};

const NETWORK: Network = { isGuestAllowed: true, provider: { id: 1, currency: { symbol: '₸', isoCode: 'KZT' } } };
const CREDENTIALS = { accessToken: 'a', deviceId: 1, signInId: 's', expiresAtMs: 9e15, receivedAtMs: 0 };
const USERS = {
  guest: { id: 1, isGuest: true },
  loggedIn: { id: 77, isGuest: false, firstName: 'Айгерим', phone: '77015554421' },
};

/** What a server answers to one call, by `METHOD path`; what is not named, or is null, is answered as usual. */
export type Instead = Readonly<Record<string, Reply | ((body: unknown) => Reply | Promise<Reply> | null)>>;

/** The settings as a viewer finds them; every question of a modal is answered by `confirms`. */
export async function openSettings({
  at,
  viewer = 'loggedIn',
  isChild = false,
  instead = {},
  confirms = true,
  network = {},
  brand,
}: {
  at: string;
  viewer?: 'guest' | 'loggedIn';
  isChild?: boolean;
  instead?: Instead;
  confirms?: boolean;
  /** What the viewer's network says differently. */
  network?: Partial<Network>;
  brand?: Partial<Brand>;
}) {
  const answer: Answering = ({ method, path, body }) => {
    const other = instead[`${method} ${path}`];
    const said = typeof other === 'function' ? other(body) : other;
    return said ?? { json: ANSWERS[path] ?? {} };
  };
  const store = siteStore({
    session: { kind: viewer, network: { ...NETWORK, ...network }, user: USERS[viewer], credentials: CREDENTIALS },
    activeProfile: isChild ? { kind: 'known', turn: 0, id: 9, role: 'child' } : { kind: 'unknown', turn: 0 },
  });
  const opened = vi.fn();
  const modals: Modals = {
    open(id, request) {
      opened(id, request);
      if (id === 'confirm') (request as { onAnswer: (accepted: boolean) => void }).onAnswer(confirms);
    },
    close: () => {},
    prepare: () => {},
  };
  const page = await mountScreen(
    <ModalsProvider modals={modals}>
      <Site />
    </ModalsProvider>,
    {
      at,
      store,
      answer,
      capabilities: CAPABILITIES,
      ...(brand && { brand }),
    },
  );
  configureApi(testSettings(page.server, { credentials: new QuickCredentials() }));
  // Whoever leaves a test leaves the settings.
  onTestFinished(() => history.replaceState(null, '', '/'));
  return { ...page, opened };
}

function Site() {
  const { pathname } = useLocation();
  return (
    <>
      {/^\/(settings|lk)/.test(pathname) ? <SettingsScreen /> : <Link to="/settings/language">To the settings</Link>}
      <output aria-label="address">{pathname}</output>
    </>
  );
}

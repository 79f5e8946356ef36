import { siteStore } from '@livery/widgets/testing-store';
import { configureApi } from '@livery/api-client';
import { testSettings, type Answering, type Reply } from '@livery/api-client/testing';
import { QuickCredentials } from '@livery/api-client/testing/faults';
import type { Brand } from '@livery/brand-kit';
import type { SubPacket } from '@livery/contract/packets/entities';
import { barePacket } from '@livery/domain/packets';
import { type Network } from '@livery/domain/session';
import { tableOf } from '@livery/widgets/capabilities';
import type { Capability, LoadComponent } from '@livery/widgets/capability';
import { ModalsProvider, type Modals } from '@livery/widgets/modals';
import { mountScreen } from '@livery/widgets/testing';
import { SiteLinks } from '@livery/widgets/testing-links';
import { lazyPart } from '@livery/value/react';
import { Suspense, useMemo, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import packets from '../capability.ts';

const month = { months: 1 };
const NO_ACTIONS = {
  can_subscribe: false,
  can_disable_renew: false,
  can_change_period: false,
  can_unsubscribe: false,
  can_enable_renew: false,
};
export const can = (...names: readonly (keyof typeof NO_ACTIONS)[]) => ({
  actions: { ...NO_ACTIONS, ...Object.fromEntries(names.map((name) => [name, true])) },
});

/** A packet as a page has it, that the viewer may subscribe to. */
export const forSale = (id: number, name: string): SubPacket => ({
  ...barePacket(id, name),
  subscription: {
    actions: {
      canSubscribe: true,
      canDisableRenew: false,
      canChangePeriod: false,
      canUnsubscribe: false,
      canEnableRenew: false,
    },
  },
});

export const START = {
  id: 10,
  name: 'Старт',
  base: true,
  price: '990.00',
  period_human: month,
  channels_count: 40,
  benefits: [{ text: 'HD' }],
  subscription: can('can_subscribe'),
};
export const FAMILY = {
  id: 11,
  name: 'Семья',
  base: true,
  price: '1990.00',
  total_price: '2490.00',
  period_human: month,
  trial_price: '0.00',
  trial_period_human: { days: 14 },
  is_trial: true,
  channels_count: 120,
  benefits: [{ text: 'HD' }, { text: '3 экрана' }],
  subscription: can('can_subscribe'),
};
export const SPORT = {
  id: 21,
  name: 'Спорт',
  price: '490.00',
  period_human: month,
  channels_count: 12,
  subscription: can('can_subscribe'),
};

export const MEMBER = { id: 77, username: '7701', is_guest: false, parental_status: 'ignore', settings: {} };
const PROVIDER = {
  id: 1,
  name: 'North',
  hasPurchases: true,
  currency: { symbol: '₸' },
  landing: { shortname: 'north', supportPhone: '+7 (727) 123-45-67' },
} as const;

const ANSWERS: Readonly<Record<string, unknown>> = {
  '/v2/users/self': MEMBER,
  '/v2/users/self/devices/1': { id: 1, device_type: 'web' },
  '/v2/users/self/balance': { balance: '5000.00' },
  '/v2/users/self/subscriptions/current': { subscriptions: [] },
  '/v2/users/self/futures': { futures: [] },
  '/v2/purchasepackets': { packets: [START, FAMILY, SPORT] },
  '/v2/purchasepackets/10': START,
  '/v2/purchasepackets/11': FAMILY,
  '/v2/purchasepackets/21': SPORT,
};

/** What the server answers to one call, by `METHOD path`, in place of what it answers else. */
export type Instead = Readonly<Record<string, Reply | ((body: unknown) => Reply | Promise<Reply>)>>;

const { modals: MODALS, routes } = packets;

/** The pages of the capability with its modals, as somebody finds them who has signed in. */
export async function openPackets({
  at,
  viewer = 'loggedIn',
  isChild = false,
  instead = {},
  network = {},
  brand,
  beside = [],
  screen,
  stored,
}: {
  readonly at: string;
  readonly viewer?: 'guest' | 'loggedIn';
  /** A child's profile is in use. */
  readonly isChild?: boolean;
  readonly instead?: Instead;
  readonly network?: Partial<Network>;
  readonly brand?: Partial<Brand>;
  /** Other capabilities of the site. */
  readonly beside?: readonly Capability[];
  /** Something else than the pages of the capability. */
  readonly screen?: React.ReactNode;
  readonly stored?: Readonly<Record<string, string>>;
}) {
  const answer: Answering = ({ method, path, body }) => {
    const other = instead[`${method} ${path}`];
    if (other) return typeof other === 'function' ? other(body) : other;
    const json = ANSWERS[path];
    return json === undefined ? { status: 404, json: {} } : { json };
  };
  const store = siteStore({
    session: {
      kind: viewer,
      network: { isGuestAllowed: true, promoDays: 30, provider: PROVIDER, ...network },
      user: viewer === 'guest' ? { id: 1, isGuest: true } : { id: 77, isGuest: false },
      credentials: { accessToken: 'a', deviceId: 1, signInId: 's', expiresAtMs: 9e15, receivedAtMs: 0 },
    },
    activeProfile: isChild ? { kind: 'known', turn: 0, id: 3, role: 'child' } : { kind: 'unknown', turn: 0 },
  });
  const opened = vi.fn();
  const page = await mountScreen(<Site opened={opened} screen={screen} />, {
    at,
    store,
    answer,
    capabilities: [packets, ...beside],
    ...(brand && { brand }),
    ...(stored && { stored }),
  });
  configureApi(testSettings(page.server, { credentials: new QuickCredentials() }));
  onTestFinished(() => history.replaceState(null, '', '/'));
  return { ...page, opened };
}

interface Open {
  readonly id: string;
  readonly request: unknown;
  readonly onGone?: (() => void) | undefined;
}

/** Draws what is opened; of modals of other capabilities it knows that they were opened. */
function Site({
  opened,
  screen,
}: {
  readonly opened: (id: string, request: unknown) => void;
  readonly screen?: React.ReactNode;
}) {
  const [open, setOpen] = useState<Open | null>(null);
  const { pathname, hash } = useLocation();
  const modals = useMemo<Modals>(
    () => ({
      open(id, request, onGone) {
        opened(id, request);
        setOpen((before) => {
          before?.onGone?.();
          return { id, request, onGone };
        });
      },
      close: () => setOpen(null),
      prepare: () => {},
    }),
    [opened],
  );
  const close = () =>
    setOpen((before) => {
      before?.onGone?.();
      return null;
    });
  return (
    <SiteLinks>
      <ModalsProvider modals={modals}>
        {screen ?? (
          <Suspense>
            <Routes>
              {Object.values(routes ?? {}).map(({ path, screen: load }) => (
                <Route key={String(path)} path={String(path)} Component={partOf(load)} />
              ))}
              <Route path="*" element={null} />
            </Routes>
          </Suspense>
        )}
        <Suspense>{open && <Drawn {...open} onClose={close} />}</Suspense>
        <output aria-label="address">{pathname + hash}</output>
      </ModalsProvider>
    </SiteLinks>
  );
}

const parts = new Map<LoadComponent, ReturnType<typeof lazyPart>>();
function partOf(load: LoadComponent) {
  const part = parts.get(load) ?? lazyPart(load as never);
  parts.set(load, part);
  return part;
}

function Drawn({ id, request, onClose }: Open & { readonly onClose: () => void }) {
  const modal = (
    tableOf([{ name: 'packets', modals: MODALS ?? {} }], 'modals') as Record<string, { component: LoadComponent }>
  )[id];
  if (!modal) return null;
  const Part = partOf(modal.component) as React.FunctionComponent<object>;
  return <Part {...{ request, open: true, onClose }} />;
}

import { UNCHECKED } from '@livery/widgets/testing-store';
import { api, configureApi } from '@livery/api-client';
import { testSettings, type Reply } from '@livery/api-client/testing';
import { QuickCredentials } from '@livery/api-client/testing/faults';
import { PAYMENT_PATHS, type Brand } from '@livery/brand-kit';
import { validBrand } from '@livery/brand-kit/valid-brand';
import { packetWish, type PaymentWish } from '@livery/domain/payment';
import { activeProfile } from '@livery/domain/profiles';
import { session, type Network } from '@livery/domain/session';
import { STORED } from '@livery/domain/stored-keys';
import { randomId } from '@livery/platform/ids';
import { lazyPart } from '@livery/value/react';
import { tableOf, useCapabilities } from '@livery/widgets/capabilities';
import type { Capability, LoadComponent } from '@livery/widgets/capability';
import { ModalsProvider, useModals, type Modals } from '@livery/widgets/modals';
import { mountScreen } from '@livery/widgets/testing';
import { SiteLinks } from '@livery/widgets/testing-links';
import { combineSlices, configureStore, createAction } from '@reduxjs/toolkit';
import { Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import accountStatus from '../account-status.capability.ts';
import payment from '../capability.ts';
import { answerOf, type Instead } from './answers.ts';

const paths = import.meta.glob<{ default: Capability }>('../paths/*.capability.ts', { eager: true });
export const CAPABILITIES: readonly Capability[] = [
  payment,
  accountStatus,
  ...Object.values(paths).map((path) => path.default),
];

const PROVIDER = { id: 1, name: 'North', hasPurchases: true, currency: { symbol: '₸' } } as const;
export const FAMILY_WISH = packetWish(11);

export interface PaymentSite {
  readonly wish?: PaymentWish | null;
  /** What the sheet is opened with in place of a wish. */
  readonly card?: object | undefined;
  readonly at?: string;
  readonly viewer?: 'guest' | 'loggedIn';
  readonly instead?: Instead;
  /** What goes wrong with a request; nothing: it is answered. */
  readonly fault?: (line: string) => Reply | Promise<Reply> | undefined;
  readonly network?: Partial<Network>;
  readonly brand?: Partial<Brand>;
  readonly environment?: NonNullable<Parameters<typeof mountScreen>[1]>['environment'];
  readonly connection?: NonNullable<Parameters<typeof mountScreen>[1]>['network'];
  readonly beside?: readonly Capability[];
  /** The capability that this site does not have, by its name. */
  readonly without?: string;
  readonly stored?: Readonly<Record<string, string>>;
  /** When the session was begun. */
  readonly signedInAtMs?: number;
  /** The same browser as before. */
  readonly brandId?: string;
}

/**
 * A page over which the sheet of a purchase may stand. It asks for a transaction again at once: the interval is the machine's own matter.
 * `reload` loads the page anew where it is, with what the browser has stored.
 */
export async function openPayment(site: PaymentSite = {}) {
  const { wish = FAMILY_WISH, at = '/', viewer = 'loggedIn', instead = {}, brandId = `pay-${randomId()}` } = site;
  const { rules, paymentPaths = PAYMENT_PATHS, ...brand } = site.brand ?? {};
  const opened = vi.fn<(id: string, request: unknown, onGone?: () => void) => void>();
  const store = storeOf(viewer, site);
  const page = await mountScreen(<Site opened={opened} wish={wish} card={site.card} />, {
    at,
    store,
    answer: (request) => site.fault?.(`${request.method} ${request.path}`) ?? answerOf(instead)(request),
    capabilities: [...CAPABILITIES.filter(({ name }) => name !== site.without), ...(site.beside ?? [])],
    brand: {
      ...brand,
      id: brandId,
      paymentPaths,
      rules: rules ?? { ...validBrand.rules, payment: { offerMarker: 'web300', transactionPollMs: 20 } },
    },
    ...(site.environment && { environment: site.environment }),
    ...(site.stored && { stored: site.stored }),
    ...(site.connection && { network: site.connection }),
  });
  configureApi(testSettings(page.server, { credentials: new QuickCredentials() }));
  const ids = () => opened.mock.calls.map(([id]) => id);
  return {
    ...page,
    store,
    opened,
    ids,
    /** The guest is a member now. */
    signIn: () => store.dispatch(SIGN_IN()),
    payments: () => page.services.storage.get(STORED.payments),
    /** The bodies of the requests of one call, in their order. */
    sent: (line: string) =>
      page.server.seen.filter(({ method, path }) => `${method} ${path}` === line).map(({ body }) => body),
    reload(more: PaymentSite = {}) {
      const { storage } = page.services;
      const stored = Object.fromEntries(
        [STORED.payments, STORED.lastTransactionAt].flatMap((key) => {
          const value = storage.get(key);
          return value === null ? [] : [[key, value]];
        }),
      );
      page.leave();
      const here = location.pathname + location.search + location.hash;
      return openPayment({ ...site, wish: null, card: undefined, at: here, stored, brandId, ...more });
    },
  };
}

/** Another session in place of the guest's. */
const SIGN_IN = createAction('test/signIn');

const sessionOf = (viewer: 'guest' | 'loggedIn', { network = {}, signedInAtMs = 0 }: PaymentSite) => ({
  kind: viewer,
  network: { isGuestAllowed: true, provider: PROVIDER, ...network },
  user: viewer === 'guest' ? { id: 1, isGuest: true } : { id: 77, isGuest: false },
  credentials: { accessToken: 'a', deviceId: 1, signInId: 's', expiresAtMs: 9e15, receivedAtMs: signedInAtMs },
});

function storeOf(viewer: 'guest' | 'loggedIn', site: PaymentSite) {
  const slices = combineSlices(api, session, activeProfile);
  return configureStore({
    reducer: (state: ReturnType<typeof slices> | undefined, action) =>
      SIGN_IN.match(action)
        ? ({ ...state, session: sessionOf('loggedIn', { ...site, signedInAtMs: Date.now() }) } as never)
        : slices(state, action),
    middleware: (defaults) => defaults(UNCHECKED).concat(api.middleware),
    preloadedState: { session: sessionOf(viewer, site), activeProfile: { kind: 'unknown', turn: 0 } } as never,
  });
}

interface Open {
  readonly id: string;
  readonly request: object;
  readonly onGone?: (() => void) | undefined;
}
interface Wanted {
  readonly wish: PaymentWish | null;
  readonly card?: object | undefined;
}
type Opened = (id: string, request: unknown, onGone?: () => void) => void;

/** Draws what belongs to paying; of other modals it knows that they were opened. Addresses of a sheet follow it, as on the site. */
function Site({ opened, wish, card }: { readonly opened: Opened } & Wanted) {
  const [open, setOpen] = useState<Open | null>(null);
  const { pathname } = useLocation();
  const modals = useMemo<Modals>(
    () => ({
      open(id, request, onGone) {
        opened(id, request, onGone);
        history.replaceState(null, '', `#${id}`);
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
  const close = () => {
    history.replaceState(null, '', location.pathname + location.search);
    setOpen((before) => {
      before?.onGone?.();
      return null;
    });
  };
  return (
    <SiteLinks>
      <ModalsProvider modals={modals}>
        <Start wish={wish} card={card} />
        <Suspense>
          <Follows />
        </Suspense>
        <Suspense>{open && <Drawn {...open} onClose={close} />}</Suspense>
        <output aria-label="page">{pathname}</output>
      </ModalsProvider>
    </SiteLinks>
  );
}

/** Opens what the test wants, or what the address names. */
function Start({ wish, card }: Wanted) {
  const modals = useModals();
  const begin = useEffectEvent(() => {
    const named = location.hash.slice(1);
    if (card) modals.open('card', card);
    else if (wish) modals.open('confirm_period', { wish });
    else if (named) modals.open(named as 'confirm_period', {});
  });
  useEffect(() => begin(), []);
  const press = () =>
    wish ? modals.open('confirm_period', { wish }) : modals.open(location.hash.slice(1) as 'confirm_period', {});
  return <button onClick={press}>Buy</button>;
}

const parts = new Map<LoadComponent, ReturnType<typeof lazyPart>>();
function partOf(load: LoadComponent) {
  const part = parts.get(load) ?? lazyPart(load as never);
  parts.set(load, part);
  return part as React.FunctionComponent<object>;
}

function Follows() {
  const follows = tableOf(useCapabilities(), 'follows') as Readonly<Record<string, LoadComponent>>;
  return Object.entries(follows).map(([name, load]) => {
    const Follow = partOf(load);
    return <Follow key={name} />;
  });
}

function Drawn({ id, request, onClose }: Open & { readonly onClose: () => void }) {
  const modals = tableOf(useCapabilities(), 'modals') as Readonly<
    Record<string, { component: LoadComponent; sheet?: string }>
  >;
  // The shell has `confirm`, too: without a question it is a step of the sheet.
  const modal = modals[id === 'confirm' ? 'confirm_period' : id];
  if (!modal) return null;
  const Part = partOf(modal.component);
  return <Part key={modal.sheet ?? id} {...{ request, open: true, onClose }} />;
}

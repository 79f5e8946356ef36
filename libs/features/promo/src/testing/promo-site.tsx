import { UNCHECKED } from '@livery/widgets/testing-store';
import { api, configureApi } from '@livery/api-client';
import { testSettings, type Answering, type Reply } from '@livery/api-client/testing';
import { QuickCredentials } from '@livery/api-client/testing/faults';
import type { Brand } from '@livery/brand-kit';
import { createListening } from '@livery/domain/machine/listening';
import { activeProfile, type ActiveProfile } from '@livery/domain/profiles';
import { promo } from '@livery/domain/promo';
import { session } from '@livery/domain/session';
import { ModalsProvider, type Modals } from '@livery/widgets/modals';
import { useServices } from '@livery/widgets/services';
import { mountScreen } from '@livery/widgets/testing';
import { SiteLinks } from '@livery/widgets/testing-links';
import { combineSlices, createAction, configureStore } from '@reduxjs/toolkit';
import { type ReactNode, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import FollowPromo from '../follow-promo.tsx';
import PromoCodeModal from '../promo-code-modal.tsx';
import PromoPage from '../promo-page.tsx';
import promoState from '../promo-state.ts';
import PromoWizard from '../promo-wizard.tsx';

export const CHECK = 'POST /v2/users/self/promokeys/check';
export const APPLY = 'POST /v2/users/self/promokeys';
export const CARDS = 'GET /v2/users/self/cards';
export const TRANSACTIONS = 'GET /v2/users/self/transactions';
export const INFO = 'GET /v2/promokeys/GIFT14/info';

export const key = (own: object = {}) => ({ key: 'GIFT14', promo_data: { days: 14, ...own } });
const ANSWERS: Readonly<Record<string, unknown>> = {
  [CHECK]: key(),
  [APPLY]: key(),
  [CARDS]: { cards: [] },
  [TRANSACTIONS]: { transactions: [] },
  [INFO]: { confirmation_title: 'Две недели тенниса', confirmation_text: '14 дней без оплаты', days: 14 },
  'GET /v2/platform/configuration': { idempotency: true },
};

/** What the server answers to a call, by `METHOD path`, in place of what it answers else. */
export type Instead = Readonly<Record<string, Reply | ((body: unknown) => Reply | Promise<Reply>)>>;

/** Another session in place of the guest's. */
const SIGN_IN = createAction('test/signIn');
/** Ends what a test has begun: its calls would go to the server of the next one. */
const END = createAction('test/end');

const sessionOf = (viewer: 'guest' | 'loggedIn', provider: object = {}, referId?: string, memberId = 77) => ({
  kind: viewer,
  network: { isGuestAllowed: true, provider: { id: 1, name: 'North', currency: { symbol: '₸' }, ...provider } },
  user: { ...(viewer === 'guest' ? { id: 1, isGuest: true } : { id: memberId, isGuest: false }), referId },
  credentials: { accessToken: 'a', deviceId: 1, signInId: 's', expiresAtMs: 9e15, receivedAtMs: 0 },
});

interface World {
  readonly at?: string;
  readonly viewer?: 'guest' | 'loggedIn';
  /** Who has signed in. */
  readonly memberId?: number;
  readonly instead?: Instead;
  /** The site has payment. */
  readonly linksCards?: boolean;
  /** Whose profile is in use when the page comes. */
  readonly profile?: ActiveProfile;
  /** A page before this one has left these in the tab. */
  readonly keepsTab?: boolean;
  /** What this browser remembers of earlier pages. */
  readonly stored?: Readonly<Record<string, string>>;
  readonly brand?: Partial<Brand>;
  /** The partner whom the address of this visit names, and the one who has sent the viewer. */
  readonly partnerToken?: string;
  readonly referId?: string;
  /** What the viewer's provider is beside the usual. */
  readonly provider?: object;
}

/** The capability as a site has it: its page or a modal by the address, and what it opens. */
export async function openPromo({
  at = '/#promocode_wizard',
  viewer = 'loggedIn',
  memberId,
  instead = {},
  linksCards = true,
  keepsTab = false,
  stored = {},
  profile,
  brand,
  provider,
  partnerToken,
  referId,
}: World = {}) {
  if (!keepsTab) sessionStorage.clear();
  const answer: Answering = ({ method, path, body }) => {
    const call = `${method} ${path}`;
    const other = instead[call];
    if (other) return typeof other === 'function' ? other(body) : other;
    const json = ANSWERS[call];
    return json === undefined ? { status: 404, json: {} } : { json };
  };
  const listening = createListening();
  const slices = combineSlices(api, session, activeProfile, promo);
  const store = configureStore({
    reducer(state: ReturnType<typeof slices> | undefined, action) {
      if (SIGN_IN.match(action)) return { ...state, session: sessionOf('loggedIn') } as never;
      return END.match(action) ? ({ ...state, promo: promo.initial } as never) : slices(state, action);
    },
    middleware: (defaults) => defaults(UNCHECKED).prepend(listening.middleware).concat(api.middleware),
    preloadedState: {
      session: sessionOf(viewer, provider, referId, memberId),
      activeProfile: profile ? { kind: 'known', turn: 0, ...profile } : { kind: 'unknown', turn: 0 },
    } as never,
  });
  const opened = vi.fn<(id: string, request: unknown) => void>();
  /** The capability's state is in place before anything of it is drawn. */
  function WithState({ children }: { readonly children: ReactNode }) {
    const services = useServices();
    useState(() => promoState.run?.(listening.startListening, services));
    return children;
  }
  const page = await mountScreen(
    <WithState>
      <Site opened={opened} />
    </WithState>,
    {
      at,
      store: store as never,
      answer,
      stored,
      ...(brand && { brand }),
      partnerToken,
      siteMap: { reaches: (address) => address !== '#card' || linksCards },
    },
  );
  configureApi(testSettings(page.server, { credentials: new QuickCredentials() }));
  onTestFinished(() => {
    store.dispatch(END());
    history.replaceState(null, '', '/');
  });
  const sent = (call: string) => page.server.seen.filter(({ method, path }) => `${method} ${path}` === call);
  return { ...page, store, opened, sent, signIn: () => store.dispatch(SIGN_IN()) };
}

const DRAWN = { promocode_wizard: PromoWizard, promocode: PromoCodeModal } as const;

/** One modal at a time, by the hash of the address, as the shell has it. */
function Site({ opened }: { readonly opened: (id: string, request: unknown) => void }) {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const modals = useMemo<Modals>(
    () => ({
      open(id, request) {
        opened(id, request);
        void navigate(`#${id}`, { replace: true });
      },
      close: () => void navigate('#', { replace: true }),
      prepare: () => {},
    }),
    [navigate, opened],
  );
  const Modal = DRAWN[hash.slice(1) as keyof typeof DRAWN];
  return (
    <SiteLinks>
      <ModalsProvider modals={modals}>
        {pathname.startsWith('/promo') && <PromoPage />}
        {Modal && <Modal request={{}} open onClose={modals.close} />}
        {hash === '#card' && <button onClick={modals.close}>Банк ответил</button>}
        <FollowPromo />
        <output aria-label="address">{pathname + hash}</output>
      </ModalsProvider>
    </SiteLinks>
  );
}

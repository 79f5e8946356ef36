import { siteStore } from './site-store.ts';
import { configureApi, dropAnswers } from '@livery/api-client';
import { FakeServer, testSettings, type Answering } from '@livery/api-client/testing';
import type { Brand } from '@livery/brand-kit';
import { validBrand } from '@livery/brand-kit/valid-brand';
import { savedActiveProfile, activeProfile } from '@livery/domain/profiles';
import { createI18n } from '@livery/i18n';
import russian from '@livery/i18n/locales/ru/translation.json';
import { LanguageProvider, useT } from '@livery/i18n/react';
import { createCountedClock } from '@livery/domain/server-clock';
import type { Environment } from '@livery/platform/environment';
import type { NetworkStatus } from '@livery/platform/network';
import { createStorage, memoryStorage } from '@livery/platform/storage';
import { UiProvider, type UiTranslate } from '@livery/ui-kit/theme';
import { createValue } from '@livery/value';
import { type Store } from '@reduxjs/toolkit';
import { act, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { createPlayerBus } from '../player-bus.ts';
import { hostServices, ServicesProvider, type BaseServices } from '../services.tsx';
import type { Capability } from '../capability.ts';
import { createSiteEvents } from '../site-events.ts';
import { createSiteMap, placesOf, type SiteMap } from '../site-map.ts';
import { ToastsProvider } from '../toasts.tsx';

const areas = import.meta.glob<Readonly<Record<string, Readonly<Record<string, string>>>>>(
  '../../../features/*/src/**/texts.json',
  { eager: true, import: 'default' },
);

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

interface World {
  /** Where the screen is. */
  at?: string;
  /** What the server says; without it no answer ever comes. */
  answer?: Answering;
  store?: Store;
  environment?: Partial<Environment>;
  /** What the brand of the test does differently. */
  brand?: Partial<Brand>;
  /** The capabilities that the site of the test has. */
  capabilities?: readonly Capability[];
  /** What the test says of addresses in their stead. */
  siteMap?: Partial<SiteMap>;
  /** What this browser remembers of earlier visits. */
  stored?: Readonly<Record<string, string>>;
  network?: NetworkStatus;
  /** Whom the operator of the test lets the page speak to. */
  origins?: Partial<BaseServices['origins']>;
  /** The partner whom the address of the visit has named. */
  partnerToken?: string | undefined;
  /** The address of the visit has asked for the panel for support. */
  showsDebug?: boolean;
  /** What the operator of the test has switched. */
  switches?: Partial<BaseServices['switches']>;
  /** Russian texts of capabilities that the test has made up, by capability. */
  texts?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const DESKTOP: Environment = {
  host: 'browser',
  mobileBrowser: false,
  os: { name: 'Linux', version: '6' },
  browser: { name: 'Chrome', version: '150' },
  deviceType: 'pc',
  applicationType: 'web',
  prerender: false,
};

/** The common texts, and those of every capability. */
const RUSSIAN: Readonly<Record<string, string>> = {
  ...russian,
  ...Object.fromEntries(
    Object.values(areas).flatMap((texts) => Object.entries(texts).map(([key, { ru = '' }]) => [key, ru])),
  ),
};

const newStore = () => siteStore();

/** Puts a screen on the page with everything that the shell gives it: the store, Russian texts, the router, a server of the test. */
export async function mountScreen(screen: ReactNode, world: World = {}) {
  const {
    at = '/',
    answer = () => new Promise(() => {}),
    store = newStore(),
    environment,
    brand,
    capabilities = [],
    stored = {},
    texts = {},
    network = { online: createValue(true), suspect: () => {} },
  } = world;
  const server = new FakeServer(answer);
  configureApi(testSettings(server));
  store.dispatch(dropAnswers());
  const life = new AbortController();
  const base: BaseServices = {
    brand: { ...validBrand, ...brand },
    clock: createCountedClock(Date.now, () => performance.now()),
    storage: createStorage(validBrand.id, memoryStorage()),
    network,
    siteOrigin: 'https://site.example',
    partnerToken: world.partnerToken ?? null,
    showsDebug: world.showsDebug ?? false,
    switches: { streamPrefetch: true, analytics: true, clientData: false, ...world.switches },
    ads: { onZap: false },
    origins: { cast: [], ...world.origins },
    environment: { ...DESKTOP, ...environment },
    siteMap: { ...createSiteMap(placesOf(capabilities)), ...world.siteMap },
    capabilities: Object.assign(() => Promise.resolve(capabilities), { get: () => capabilities }),
    events: createSiteEvents(),
  };
  const services = hostServices(base, life.signal);
  for (const [key, value] of Object.entries(stored)) services.storage.set(key, value);
  const saved = savedActiveProfile(services.storage);
  if (saved) store.dispatch(activeProfile.actions.seen(saved));
  const i18n = await createI18n({ language: 'ru', load: (_, area) => Promise.resolve(texts[area ?? ''] ?? RUSSIAN) });

  const before = location.href;
  history.replaceState(null, '', at);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  flushSync(() =>
    root.render(
      <Provider store={store}>
        <ServicesProvider services={services}>
          <LanguageProvider i18n={i18n} timeZone="Asia/Almaty">
            <BrowserRouter>
              <Ui>{screen}</Ui>
            </BrowserRouter>
          </LanguageProvider>
        </ServicesProvider>
      </Provider>,
    ),
  );
  const unmount = () => {
    flushSync(() => root.unmount());
    host.remove();
  };
  /** The page goes, with everything that it still does. */
  const leave = () => {
    unmount();
    life.abort();
  };
  onTestFinished(() => {
    leave();
    history.replaceState(null, '', before);
  });
  return { host, store, server, services, i18n, bus: services.get(createPlayerBus), unmount, leave };
}

function Ui({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <UiProvider translate={t as UiTranslate}>
      <ToastsProvider>{children}</ToastsProvider>
    </UiProvider>
  );
}

/** Lets time pass on the test's clock, and the screen draw what came of it. */
export async function pass(ms: number): Promise<void> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  await act(() => vi.advanceTimersByTimeAsync(ms));
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
}

/** Waits until the browser has told everybody who asked before what of the page is in the window. */
export const windowLooked = (): Promise<void> =>
  new Promise((resolve) => {
    const sight = new IntersectionObserver(() => {
      sight.disconnect();
      resolve();
    });
    sight.observe(document.documentElement);
  });

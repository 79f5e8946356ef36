import { configureApi, staleAnswers } from '@livery/api-client';
import { platformApi } from '@livery/api-client/platform';
import { savedActiveProfile, activeProfile } from '@livery/domain/profiles';
import { createCredentialsPort, rememberClickId, runSession, savedCredentials, session } from '@livery/domain/session';
import { createI18n, createLocaleLoader, type I18n } from '@livery/i18n';
import { serverLanguage, type Language } from '@livery/i18n/languages';
import { startTransition } from 'react';
import { serviceWorkers } from '@livery/platform/service-workers';
import { loadOnce } from '@livery/value/load-once';
import { windowKind } from '@livery/widgets/rowset-kind';
import { createSiteMap } from '@livery/widgets/site-map';
import { createRoot } from 'react-dom/client';
import { App, Television } from './app.tsx';
import { createApiFetch } from './boot/api-fetch.ts';
import type { CapabilityWorld } from './boot/run-capabilities.ts';
import { keepAlive } from './boot/keep-alive.ts';
import { earlyHandoff, pageData, siteConfig } from './boot/page-data.ts';
import { reloadOnLostChunk } from './boot/lost-chunk.ts';
import { firstAnswer } from './boot/first-answer.ts';
import { loadFonts } from './boot/load-fonts.ts';
import { readAddress } from './boot/read-address.ts';
import { trackViewers } from './boot/track-viewers.ts';
import { askWhoWatches } from './boot/when-signed-in.ts';
import { followViewer, hearOtherTabs } from './boot/follow-viewer.ts';
import { sessionPorts } from './boot/session-ports.ts';
import { registerServiceWorker } from './service-worker/register.ts';
import { loadScreens } from './routes/screens.ts';
import { createServices } from './services.ts';
import type { Site } from './site.ts';
import { createStore } from './store.ts';

/** Lets the browser paint and answer between two parts of the start, each of which is long on a weak device. */
const nextTask = () => new Promise<void>((resume) => setTimeout(resume));

/** A promise that is settled from outside. */
function deferred<Result>() {
  let resolve: (result: Result) => void = () => {};
  const promise = new Promise<Result>((settle) => (resolve = settle));
  return { promise, resolve };
}

/** Starts a brand's site in this page. Everything that the product consists of is bound together here. */
export async function startApp(site: Site): Promise<void> {
  const life = new AbortController();
  const { signal } = life;
  reloadOnLostChunk(signal);
  const page = pageData();
  const early = earlyHandoff();
  const { pathname, query, shown } = readAddress({
    pathname: location.pathname,
    search: early?.search ?? location.search,
    hash: location.hash,
  });
  // Before the first request that could carry a referrer.
  history.replaceState(history.state, '', shown);

  const siteMap = createSiteMap(site.places);
  const running = deferred<CapabilityWorld>();
  const capabilities = loadOnce(async () => {
    const [{ default: list }, { runCapabilities }] = await Promise.all([
      site.capabilities(),
      import('./boot/run-capabilities.ts'),
    ]);
    return runCapabilities(list, running.promise);
  });
  const firstScreen = loadScreens({ siteMap, first: site.first, capabilities }, pathname);

  // The evaluation of the bundle was one long task already.
  const [config] = await Promise.all([siteConfig(page.config, early), nextTask()]);
  // Of the partner whose viewers these are. BOOT-019, BRAND-005
  const asPartner = query.partner ? (await site.partners?.())?.default : undefined;
  const brand = asPartner && query.partner ? asPartner(site.brand, query.partner) : site.brand;
  const services = createServices({ brand, config, query, siteMap, capabilities, signal });
  const { clock, storage, network } = services;
  rememberClickId(storage, query);

  const language = (early?.language ?? page.defaultLanguage) as Language;
  let i18n: I18n | null = null;
  const currentLanguage = () => i18n?.snapshot().language ?? language;

  const { store, startListening } = createStore();
  const saved = savedActiveProfile(storage);
  const viewers = trackViewers({ store, services, language: currentLanguage, isKnown: saved !== null });
  configureApi({
    origin: config.apiOrigin,
    siteOrigin: location.origin,
    credentials: createCredentialsPort(store, clock),
    language: () => serverLanguage(currentLanguage()),
    fetch: createApiFetch({
      early,
      isFirstViewer: viewers.isFirst,
      onSilence: network.suspect,
      // After the screen has drawn the old answer: the new one replaces it in place.
      onOldAnswer: () => setTimeout(() => store.dispatch(staleAnswers(['rows'])), 0),
    }),
    onServerDate: clock.adjust,
    onAnswerIssue: (issue) => console.warn('answer', issue),
  });

  await nextTask();
  const ports = sessionPorts({ brand, appVersion: page.appVersion, query, services });
  runSession(startListening, ports);
  followViewer(startListening, storage, viewers.hear, viewers.dropOfOthers);
  hearOtherTabs(storage, store.dispatch, signal);
  if (saved) store.dispatch(activeProfile.actions.seen(saved));
  store.dispatch(session.actions.started({ saved: savedCredentials(ports, query.accessToken) }));

  const asked = saved && askWhoWatches(store, services, pathname);

  // Session and first answers are under way while texts, fonts and screen are made ready.
  void loadFonts(language);
  const isHome = siteMap.routeOf(pathname).screen === `${site.first.name}/home`;
  const drawable = isHome ? firstAnswer(store, windowKind(services.environment)) : nextTask();
  await nextTask();
  i18n = await createI18n({
    language,
    load: createLocaleLoader({
      appVersion: page.localeVersion,
      ...(early && { early: { [language]: early.translation } }),
    }),
    report: (problem) => console.warn('text', problem),
  });
  running.resolve({ i18n, store, startListening, services, signal });
  const television = services.environment.deviceType === 'tv' && Television.preload();
  const [screens, , question] = await Promise.all([firstScreen, drawable, asked, television]);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  // In pieces, so that the page answers meanwhile; until then its own skeleton stands.
  startTransition(() =>
    createRoot(root).render(
      <App
        store={store}
        services={services}
        i18n={i18n}
        screens={screens}
        whoWatches={question}
        hlsWorkerPath={page.hlsWorker}
        logo={page.logo}
      />,
    ),
  );

  // The first script has asked for it already; search and controls find it here.
  void store.dispatch(platformApi.endpoints.getConfiguration.initiate());
  keepAlive(signal);
  const container = serviceWorkers();
  if (config.switches.serviceWorker && container) {
    void registerServiceWorker({
      container,
      fetch: (path) => fetch(path, { cache: 'no-store' }),
      reload: () => location.reload(),
    });
  }
}

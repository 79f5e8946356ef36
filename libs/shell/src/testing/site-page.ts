import { FakeServer, type Answering } from '@livery/api-client/testing';
import { EARLY_HANDOFF, type EarlyHandoff } from '@livery/brand-kit/early';
import { APP_VERSION, PAGE_DATA_ID, type PageData } from '@livery/brand-kit/page-data';
import { LOCAL_CONFIG } from '@livery/brand-kit/site-config';
import { validBrand } from '@livery/brand-kit/valid-brand';
import russian from '@livery/i18n/locales/ru/translation.json';
import { createStorage } from '@livery/platform/storage';
import { onTestFinished, vi } from 'vitest';
import type { AsPartner } from '@livery/brand-kit/partners';
import { capability, type Capability } from '@livery/widgets/capability';
import type { Site } from '../site.ts';
import '../modals/live-modals.tsx';
import { EVERY_CAPABILITY, EVERY_PLACE } from './every-capability.ts';
import type { Probe } from './probe-screen.tsx';

/** The window of the page, with its own modules, storage events and history. */
export type PageWindow = Window &
  typeof globalThis & {
    startApp(site: Site): Promise<void>;
    probe?: Probe;
  };

interface SitePage {
  /** Path, query and hash. */
  at?: string;
  /** What the server says. */
  answer: Answering;
  /** Files of the site itself, by path; the Russian texts are there. */
  files?: Readonly<Record<string, () => Response | Promise<Response>>>;
  data?: Partial<PageData>;
  early?: Partial<EarlyHandoff>;
  stored?: Readonly<Record<string, string>>;
  /** The brand's rules for viewers of its partners. */
  asPartner?: AsPartner;
  /** Sets up the window before the site starts. */
  prepare?: (window: PageWindow) => void;
}

const DATA: PageData = {
  brand: validBrand.id,
  appVersion: APP_VERSION,
  languages: validBrand.languages,
  defaultLanguage: validBrand.defaultLanguage,
  localeVersion: 'v7',
  logo: { url: 'data:,logo', width: 100, height: 20 },
  earlyPaths: [],
  hlsWorker: '/hls.worker.js',
  config: { ...LOCAL_CONFIG, apiOrigin: 'https://built.example', switches: { ...LOCAL_CONFIG.switches } },
};

const html = (data: PageData) => `<!doctype html>
<script>globalThis.__vitest_browser_runner__ = { wrapDynamicImport: (load) => load() };</script>
<script id="${PAGE_DATA_ID}" type="application/json">${JSON.stringify(data)}</script>
<div id="root"></div>`;

/** A page in a frame: what the site leaves behind in a window ends with it. */
async function openFrame(at: string, data: PageData): Promise<{ frame: HTMLIFrameElement; window: PageWindow }> {
  const frame = document.body.appendChild(document.createElement('iframe'));
  onTestFinished(() => frame.remove());
  Object.assign(frame, { width: '1200', height: '800' });
  const inside = frame.contentDocument as Document;
  // Opened by this document, it has this document's origin and may say its own path.
  inside.open();
  inside.write(html(data));
  inside.close();
  const window = frame.contentWindow as PageWindow;
  window.performance.setResourceTimingBufferSize(5000);
  window.history.replaceState(null, '', window.location.origin + at);
  return { frame, window };
}

const load = <Module>(window: PageWindow, url: string) =>
  // Modules of the frame are made anew for it: `import` must be called by its own code.
  (window as unknown as { Function: FunctionConstructor }).Function(
    'url',
    'return import(url)',
  )(url) as Promise<Module>;

const NO_FILE = () => new Response('', { status: 404 });

/** `startApp` in a page of its own, over a server of the test. Its screens are `probe-screen.tsx`. */
export async function startSite({ at = '/', answer, files = {}, stored = {}, asPartner, ...world }: SitePage) {
  const data = { ...DATA, ...world.data };
  const storage = createStorage(validBrand.id, localStorage);
  for (const [key, value] of Object.entries(stored)) storage.set(key, value);
  onTestFinished(() => storage.clear());
  const { frame, window } = await openFrame(at, data);
  const server = new FakeServer(answer);
  const ownFiles: Record<string, () => Response | Promise<Response>> = {
    '/locales/ru/translation.json': () => Response.json(russian),
    ...files,
  };
  /** Every address that was asked for, in order. */
  const asked: string[] = [];
  window.fetch = (input, init) => {
    const url = new URL(String(input), location.origin);
    asked.push(url.href);
    if (url.origin !== location.origin) return server.fetch(url, init);
    return Promise.resolve((ownFiles[url.pathname] ?? NO_FILE)());
  };
  if (world.early) {
    const early = {
      language: 'ru',
      search: window.location.search,
      config: Promise.resolve(null),
      take: () => undefined,
    };
    Object.assign(window, { [EARLY_HANDOFF]: { translation: Promise.resolve(null), ...early, ...world.early } });
  }
  const warn = vi.fn();
  (window as unknown as { console: Console }).console.warn = warn;
  world.prepare?.(window);

  const screen = await load<{ default: () => null }>(window, import.meta.resolve('./probe-screen.tsx'));
  const { startApp } = await load<Pick<PageWindow, 'startApp'>>(window, import.meta.resolve('../start-app.tsx'));
  const home = vi.fn(() => Promise.resolve(screen));
  const first = capability('catalogue', { routes: { home: { path: '/', screen: home } } });
  /** The modals whose code was fetched, in order. */
  const fetchedModals: string[] = [];
  /** The screens whose code was fetched, in order. */
  const fetchedScreens: string[] = [];
  /** What follows the viewer, and was drawn. */
  const drawnFollows = new Set<string>();
  const list = probeCapabilities(() => Promise.resolve(screen), {
    modal: (id) => fetchedModals.push(id),
    screen: (id) => fetchedScreens.push(id),
    follow: (id) => drawnFollows.add(id),
  });
  const loadCapabilities = vi.fn(() => Promise.resolve({ default: list }));
  const started = startApp({
    brand: validBrand,
    places: EVERY_PLACE,
    first,
    capabilities: loadCapabilities,
    ...(asPartner && { partners: () => Promise.resolve({ default: asPartner }) }),
  });
  return {
    frame,
    window,
    server,
    asked,
    warn,
    home,
    loadCapabilities,
    fetchedModals,
    fetchedScreens,
    drawnFollows,
    started,
    storage,
    text: () => frame.contentDocument?.body.innerText ?? '',
  };
}

type LoadProbe = () => Promise<{ default: () => null }>;

/** Every screen and modal of the site is the probe; `asked` is told the id of each whose code is fetched, and of what follows the viewer. */
const probeCapabilities = (
  probe: LoadProbe,
  asked: { modal(id: string): void; screen(id: string): void; follow(id: string): void },
): readonly Capability[] =>
  EVERY_CAPABILITY.map(({ name, modals = {}, routes = {}, follows = {} }) =>
    capability(name, {
      routes: mapEntries(routes, (route, id) => ({
        ...route,
        screen() {
          asked.screen(`${name}/${id}`);
          return probe();
        },
      })),
      modals: mapEntries(modals, (modal, id) => ({
        ...modal,
        component() {
          asked.modal(id);
          return probe();
        },
      })),
      follows: mapEntries(follows, (_, id) => () => {
        const Follow = () => {
          asked.follow(id);
          return null;
        };
        return Promise.resolve({ default: Follow });
      }),
    }),
  );

const mapEntries = <Entry, Result>(
  table: Readonly<Record<string, Entry>>,
  change: (entry: Entry, id: string) => Result,
) => Object.fromEntries(Object.entries(table).map(([id, entry]) => [id, change(entry, id)]));

import { UNCHECKED } from '@livery/widgets/testing-store';
import { api } from '@livery/api-client';
import type { SeenRequest } from '@livery/api-client/testing';
import { NetworkInfo } from '@livery/contract/platform/entities';
import { decode } from '@livery/contract/schema';
import { activeProfile } from '@livery/domain/profiles';
import { session } from '@livery/domain/session';
import { ModalsProvider } from '@livery/widgets/modals';
import type { LoadComponent } from '@livery/widgets/capability';
import { mountScreen } from '@livery/widgets/testing';
import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { lazy, type ComponentType } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Pages } from './routes/pages.tsx';
import type { Screens } from './routes/screens.ts';
import { EVERY_CAPABILITY } from './testing/every-capability.ts';

const url = 'https://media.example/a.jpg';
const images = [{ type: 'widescreen', url, proportion: '16:9' }];
const film = {
  id: 5,
  title: 'Фильм',
  content_type: 'movie',
  slug: 'film-5',
  images,
  genres: [{ id: 1, name: 'Драма' }],
};
const channel = { id: 7, name: 'Канал', slug: 'kanal-7', images, category_ids: [1] };

/** What a server says to a site that is opened: every text of it is spoiled once. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/network': {
    provider: {
      id: 1,
      name: 'North',
      landing: {
        shortname: 'north',
        logo: url,
        support_url: 'https://north.example/help',
        support_phone: '+7 700 000 10 10',
        support_email: 'help@north.example',
        regform_btn_url: 'https://north.example/join',
        regform_btn_caption: 'Подключиться',
      },
      currency: { ISO_CODE: 'KZT', UTF_NAME: '₸', ASCII_NAME: 'KZT' },
    },
    is_guest_allowed: true,
    promo_days: 30,
    country: 'KZ',
    remote: '127.0.0.1',
    default: { login: { title: 'Вход', description: 'Смотрите' } },
    lk_link: { label: 'Кабинет', url: 'https://north.example/own' },
    languages: { audio: [{ key: 'kk', name: 'Қазақша', interface: true }] },
    agreement_url: 'https://north.example/agreement',
    privacy_url: 'https://north.example/privacy',
  },
  '/v2/platform/configuration': {
    channel_covers: { web: 'https://img.example/dark', web_vlight: 'https://img.example/light' },
    metrics_url: 'https://metrics.example',
    measurement_url: 'https://pixel.example',
  },
  '/v2/platform/resources': { resources: { faq_url: 'https://north.example/faq' } },
  '/v2/rowsets': {
    rowsets: [
      { id: 1, slug: 'startpage', template: 'startpage', title: 'Главная' },
      { id: 6, slug: 'tv-app', template: 'outer_link', title: 'На телевизор', link: 'https://tv.example/apps' },
    ],
  },
  '/v2/rowsets/startpage': {
    id: 1,
    slug: 'startpage',
    template: 'startpage',
    title: 'Главная',
    rows: [
      {
        id: 1,
        template: 'promo-bg',
        promotions: [
          { id: 1, title: 'Событие', images, destination: { type: 'open_url', src: 'https://north.example/event' } },
          { id: 2, title: 'Кино', background: url, destination: { type: 'row', id: 3, slug: 'films-3' } },
        ],
      },
      { id: 2, title: 'Каналы', template: 'channel', channels: [channel] },
      { id: 3, title: 'Фильмы', slug: 'films', template: 'content-v', contents: [film] },
      { id: 4, title: 'Начатое', template: 'history', histories: [{ id: 9, content: film, viewed_at: 1_780_000_000 }] },
    ],
  },
};

/** What cannot be opened, has no site, cannot be decoded, names what every object has, is no text of anybody. */
const FAULTS = ['/help', '//', 'https://[', '%E0%A4%A', '__proto__', ''];

type Path = readonly (string | number)[];

const textsOf = (value: unknown, at: Path = []): Path[] => {
  if (typeof value === 'string') return [at];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, [...at, key]));
};

const spoiled = (value: unknown, [key, ...rest]: Path, fault: string): unknown => {
  if (key === undefined) return fault;
  const copy: Record<string | number, unknown> = Array.isArray(value)
    ? ([...value] as never)
    : { ...(value as object) };
  copy[key] = spoiled(copy[key], rest, fault);
  return copy;
};

/** Home and settings are real, the rest stands in. */
const REAL: Readonly<Record<string, ComponentType>> = {
  'catalogue/home': lazy(screenOf('catalogue', 'home')),
  'account/settings': lazy(screenOf('account', 'settings')),
};
const screens: Screens = {
  of: (screen) => REAL[screen] ?? (() => <p>The screen</p>),
  prepare: () => {},
  header: () => null,
  overlays: () => null,
  follows: () => null,
};
function screenOf(name: string, route: string): LoadComponent {
  return EVERY_CAPABILITY.find((one) => one.name === name)?.routes?.[route]?.screen as LoadComponent;
}

/** The foot comes when the viewer is near it: here everything is near, and at once. */
function standEverywhere() {
  class EverythingIsNear {
    readonly #tell: IntersectionObserverCallback;
    constructor(tell: IntersectionObserverCallback) {
      this.#tell = tell;
    }
    observe() {
      this.#tell([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    }
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', EverythingIsNear);
  vi.stubGlobal('requestIdleCallback', (call: () => void) => setTimeout(call, 0));
  onTestFinished(() => void vi.unstubAllGlobals());
}

async function openSite(at: string, answers: Readonly<Record<string, unknown>>) {
  const network = decode(NetworkInfo, answers['/network']);
  const store = configureStore({
    reducer: combineSlices(api, session, activeProfile),
    // Without the checks of development, which take longer than the pages.
    middleware: (defaults) => defaults(UNCHECKED).concat(api.middleware),
    preloadedState: {
      session: {
        kind: 'loggedIn',
        network: network.ok ? network.value : { isGuestAllowed: true },
        user: { id: 1, isGuest: false },
        credentials: { accessToken: 'a', deviceId: 1 },
      },
    } as never,
  });
  return mountScreen(
    <ModalsProvider modals={{ open: () => {}, close: () => {}, prepare: () => {} }}>
      <Pages screens={screens} logo={{ url: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>' }} />
    </ModalsProvider>,
    { at, store, capabilities: EVERY_CAPABILITY, answer: ({ path }: SeenRequest) => ({ json: answers[path] ?? {} }) },
  );
}

/** The page with its head and its foot, and nothing of it broken. */
async function expectThePage(sign: string) {
  await expect.element(page.getByRole('main').getByText(sign).first()).toBeInTheDocument();
  await expect.element(page.getByRole('contentinfo')).toBeInTheDocument();
  expect(document.body.textContent).not.toContain('Что-то пошло не так');
}

const SIGN: Readonly<Record<string, string>> = { '/': 'Фильмы', '/settings': 'Настройки' };

it('the sound answers make home and the settings', async () => {
  standEverywhere();
  for (const [at, sign] of Object.entries(SIGN)) {
    const site = await openSite(at, ANSWERS);
    await expectThePage(sign);
    await expect.element(page.getByRole('link', { name: /^north\.example/ })).toBeInTheDocument();
    site.unmount();
  }
});

const TEXTS = Object.entries(ANSWERS).map(([path, answer]) => ({ path, answer, texts: textsOf(answer) }));
const MOST_TEXTS = Math.max(...TEXTS.map(({ texts }) => texts.length));

/** One text of each answer is spoiled: answers do not hide each other's faults, texts of one answer may. */
const spoiledAt = (turn: number, fault: string) =>
  Object.fromEntries(
    TEXTS.map(({ path, answer, texts }) => [path, spoiled(answer, texts[turn % texts.length] ?? [], fault)]),
  );

it.each(FAULTS)('a page, its head and its foot stay, whichever text of the answers is "%s"', async (fault) => {
  standEverywhere();
  const broken: string[] = [];
  const report = vi.spyOn(console, 'error').mockImplementation((...said) => void broken.push(String(said[0])));
  onTestFinished(() => report.mockRestore());
  for (let turn = 0; turn <= MOST_TEXTS; turn++) {
    const site = await openSite(turn < MOST_TEXTS ? '/' : '/settings', spoiledAt(turn, fault));
    await expect.element(page.getByRole('main')).toBeInTheDocument();
    await expect.element(page.getByRole('contentinfo')).toBeInTheDocument();
    if (site.host.textContent?.includes('Что-то пошло не так')) broken.push(`turn ${turn}`);
    site.unmount();
  }
  expect(broken).toEqual([]);
});

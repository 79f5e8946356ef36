import type { ExtensionTools, Hold, LoadBegun } from '@livery/player-core/extension';
import type { Output, OutputLoad } from '@livery/player-core/output';
import type { LoadFacts } from '@livery/player-core/source';
import { fakePlayer } from '@livery/player-core/testing/fake-player';
import { stubPlayer } from '@livery/widgets/player-testing';
import { mountScreen, pass } from '@livery/widgets/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import CastButton from './cast-button.tsx';
import type { CastPage } from './cast-api.ts';
import castExtension from './cast-extension.ts';
import { createCasting } from './casting.ts';
import ShownElsewhere from './shown-elsewhere.tsx';
import { fakeCast, type FakeCast } from './testing/fake-cast.ts';

const SILENT = 'http://localhost:1';
const castPage = window as CastPage;
const before = { cast: castPage.cast, chrome: castPage.chrome };

let cast: FakeCast;
beforeEach(() => {
  cast = fakeCast();
  cast.install(castPage);
});
afterEach(() => {
  sessionStorage.clear();
  Object.assign(castPage, before);
  vi.useRealTimers();
  for (const script of document.querySelectorAll('script[src*="cast_sender"]')) script.remove();
});

/** A player that the extension works beside. */
function tools() {
  const { player, asked, tell } = stubPlayer({ lifecycle: 'loaded' });
  const outputs: Output[] = [];
  const played: (string | null)[] = [];
  const released: string[] = [];
  const place = { isKept: false, waiting: [] as (() => void)[] };
  let onLoad: ((load: LoadBegun) => void) | null = null;
  const given: ExtensionTools = {
    player,
    element: document.createElement('video'),
    watchedMs: 0,
    happened: [],
    onLoad: (run) => (onLoad = run),
    hold: () => ({ signal: new AbortController().signal, extend: vi.fn(), release: () => released.push('released') }),
    get keepsPlace() {
      return place.isKept;
    },
    placeFree: () => new Promise<void>((resolve) => place.waiting.push(resolve)),
    playOn(output) {
      played.push(output?.name ?? null);
      if (output) outputs.push(output);
    },
  };
  return { given, asked, tell, played, outputs, released, place, begins: () => onLoad?.({} as LoadBegun) };
}

const NOTE = 'livery.orbit.casting';
interface World extends NonNullable<Parameters<typeof mountScreen>[1]> {
  /** This tab cast when it was loaded anew. */
  readonly wasConnected?: boolean;
}

async function screen({ wasConnected = false, ...world }: World = {}) {
  if (wasConnected) sessionStorage.setItem(NOTE, 'connected');
  const shown = await mountScreen(
    <>
      <CastButton />
      <ShownElsewhere device="Living room" />
    </>,
    { origins: { cast: [SILENT] }, ...world },
  );
  const beside = tools();
  const stop = new AbortController();
  castExtension({ services: shown.services, dispatch: shown.store.dispatch })?.attach(beside.given, stop.signal);
  return { ...shown, ...beside, stop, casting: shown.services.get(createCasting) };
}

const button = (name: RegExp | string) => page.getByRole('button', { name });
const START = 'Показать на телевизоре';
const STOP = 'Прекратить показ на телевизоре';
async function press(name: string): Promise<void> {
  await expect.element(button(name)).toBeInTheDocument();
  (button(name).element() as HTMLElement).click();
}
const withoutSender = () => Object.assign(castPage, { cast: undefined, chrome: { cast: undefined } });

describe('the button', () => {
  it('CTRL-012 CAST-001 connects by a press, says so, and leaves the device by another', async () => {
    const { played, casting } = await screen();
    expect(casting.link.get().kind).toBe('disconnected');
    await press(START);
    await expect.element(button(STOP)).toHaveAttribute('aria-pressed', 'true');
    expect(casting.link.get()).toEqual({ kind: 'connected', device: 'Living room' });
    expect(played).toEqual(['Living room']);
    await press(STOP);
    await expect.element(button(START)).toHaveAttribute('aria-pressed', 'false');
    expect(played).toEqual(['Living room', null]);
    expect(cast.asked.at(-1), 'the television does not go on beside this device').toBe('end true');
  });

  it('CAST-008 CAST-009 asks for the default receiver, which pages of this origin join', async () => {
    await screen();
    await press(START);
    await expect
      .poll(() => cast.asked[0])
      .toBe('options {"receiverApplicationId":"CC1AD845","autoJoinPolicy":"origin_scoped","resumeSavedSession":true}');
  });

  it('CTRL-012 works by the keyboard, keeps the focus, and asks nobody twice while it connects', async () => {
    let choose: (() => void) | undefined;
    cast.chooses = () => new Promise<void>((resolve) => (choose = resolve)).then(() => cast.change('SESSION_STARTED'));
    await screen();
    (button(START).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Подключаемся к телевизору')).toHaveFocus();
    await expect.poll(() => choose !== undefined).toBe(true);
    const first = choose;
    await userEvent.keyboard('{Enter}');
    expect(choose).toBe(first);
    choose?.();
    await expect.element(button(STOP)).toHaveFocus();
  });

  it('CTRL-012 is not there without an origin of the sender, and not on a television', async () => {
    const { host } = await screen({ origins: { cast: [] } });
    expect(host.querySelector('[aria-pressed]')).toBeNull();
    const television = await screen({ environment: { host: 'smart-tv' } });
    expect(television.host.querySelector('[aria-pressed]')).toBeNull();
  });

  it('CTRL-012 stays when nothing is connected and none was found: it hides itself never', async () => {
    cast.chooses = () => Promise.reject('receiver_unavailable');
    await screen();
    await press(START);
    await expect.element(page.getByText('Не удалось подключиться к телевизору')).toBeVisible();
    await expect.element(button(START)).toBeInTheDocument();
  });

  it('CAST-010 the picture’s place names the device, and leads back', async () => {
    const { played } = await screen();
    await press(START);
    await expect.element(page.getByText('Показывается на: Living room')).toBeInTheDocument();
    await press('Продолжить здесь');
    await expect.poll(() => played.at(-1)).toBeNull();
  });
});

describe('what is said', () => {
  it.each([
    ['CAST-004', 'session_error', 'Не удалось подключиться к телевизору'],
    ['CAST-005', 'api_not_initialized', 'Передача на телевизор здесь недоступна'],
  ])('%s after %s', async (_id, code, text) => {
    cast.chooses = () => Promise.reject(code);
    const { casting } = await screen();
    await press(START);
    await expect.element(page.getByText(text)).toBeVisible();
    expect(casting.link.get().kind).toBe('disconnected');
  });

  it('CAST-004 closing the list of devices is no error', async () => {
    cast.chooses = () => Promise.reject('cancel');
    const { casting } = await screen();
    await press(START);
    await expect.poll(() => casting.link.get().kind).toBe('disconnected');
    expect(casting.trouble.get()).toBeNull();
  });

  it.each([
    ['Chrome', 'iOS', 'native', /^Chrome на iPhone и iPad не передаёт .* AirPlay/],
    ['Chrome', 'iOS', 'hlsjs', /^Chrome на iPhone и iPad не передаёт .* на компьютере$/],
    ['Firefox', 'Windows', 'hlsjs', /^Firefox не передаёт/],
    ['Safari', 'macOS', 'native', /^Safari показывает видео только через AirPlay/],
    ['Safari', 'macOS', 'hlsjs', /^Safari не передаёт это видео/],
    ['unknown', 'Linux', 'hlsjs', /^Этот браузер не умеет/],
  ] as const)(
    'CAST-006 %s of %s that plays by %s is told what it can do, and loads no script',
    async (browser, os, engine, text) => {
      withoutSender();
      const { tell } = await screen({
        environment: { browser: { name: browser, version: '1' }, os: { name: os, version: '1' } },
      });
      tell({ engine });
      (button(START).element() as HTMLElement).focus();
      await press(START);
      await expect.element(page.getByText(text)).toBeVisible();
      expect(document.querySelector('script[src*="cast_sender"]')).toBeNull();
    },
  );
});

describe('the sender’s script', () => {
  const scripts = () => document.querySelectorAll(`script[src^="${SILENT}/cv/js/sender"]`).length;

  it('CAST-007 CAST-005 comes on intent, from the operator’s origin; one that fails is forgotten and tried again', async () => {
    withoutSender();
    await screen();
    expect(scripts()).toBe(0);
    await press(START);
    await expect.element(page.getByText('Передача на телевизор здесь недоступна')).toBeVisible();
    expect(scripts()).toBe(0);
    cast.install(castPage);
    await press(START);
    await expect.element(button(STOP)).toBeInTheDocument();
  });

  it('CAST-005 one that never answers is given up after 10 s', async () => {
    vi.useFakeTimers();
    withoutSender();
    const { casting } = await screen({ origins: { cast: ['data:text/javascript,//'] } });
    await press(START);
    await pass(9_999);
    expect(casting.link.get().kind).toBe('connecting');
    await pass(1);
    expect(casting.trouble.get()).toEqual({ problem: 'unavailable' });
  });
});

describe('the connection', () => {
  describe('while the programme is held, or an advertisement is looked for within it', () => {
    async function held(world: World = {}) {
      const shown = await screen(world);
      const { place } = shown;
      place.isKept = true;
      const release = async (isKept = false) => {
        place.isKept = isKept;
        for (const tell of place.waiting.splice(0)) tell();
        await new Promise((resolve) => setTimeout(resolve));
      };
      return { ...shown, release };
    }

    it('CAST-010 ADS-017 a device that is connected shows the programme after it, not in its place', async () => {
      const { played, release } = await held();
      await press(START);
      await expect.element(button(STOP)).toBeInTheDocument();
      expect(played).toEqual([]);
      await release(true);
      expect(played, 'what was loaded meanwhile is held, too').toEqual([]);
      await release();
      expect(played).toEqual(['Living room']);
    });

    it('CAST-011 ADS-017 a device that is left again before its end is shown nothing', async () => {
      const { played, release } = await held();
      await press(START);
      await press(STOP);
      await expect.element(button(START)).toBeInTheDocument();
      await release();
      expect(played).toEqual([null]);
    });

    it('CAST-012 a device of before a reload shows the programme already, and nothing is waited for', async () => {
      const { played } = await held({ wasConnected: true });
      await expect.poll(() => cast.asked.length).toBeGreaterThan(0);
      cast.change('SESSION_RESUMED');
      expect(played).toEqual(['Living room']);
    });
  });

  describe('of another tab', () => {
    async function near() {
      const shown = await screen();
      shown.casting.prepare();
      await expect.poll(() => cast.asked.length).toBe(1);
      cast.put({ playerState: 'PLAYING', media: { contentId: 'theirs', customData: { key: 'film:8' } } });
      cast.change('SESSION_RESUMED');
      return shown;
    }

    it('CAST-009 CAST-012 stays as it is when the viewer only comes near to the button; a press takes it', async () => {
      const { casting, played } = await near();
      expect([casting.link.get().kind, played]).toEqual(['disconnected', []]);
      expect(sessionStorage.getItem(NOTE)).toBeNull();
      await press(START);
      await expect.element(button(STOP)).toBeInTheDocument();
      expect(played).toEqual(['Living room']);
      expect(sessionStorage.getItem(NOTE)).toBe('connected');
    });

    it('CAST-011 that has ended is asked for anew by a press', async () => {
      const { played } = await near();
      cast.change('SESSION_ENDED');
      let isAsked = false;
      cast.chooses = async () => {
        isAsked = true;
        cast.change('SESSION_STARTED');
      };
      await press(START);
      await expect.element(button(STOP)).toBeInTheDocument();
      expect([isAsked, played]).toEqual([true, ['Living room']]);
    });
  });

  it('CAST-011 a session that ends brings the programme back as it was', async () => {
    const { casting, played, asked } = await screen();
    await press(START);
    await expect.element(button(STOP)).toBeInTheDocument();
    cast.change('SESSION_ENDED');
    expect(played).toEqual(['Living room', null]);
    expect(asked.pause).not.toHaveBeenCalled();
    expect(casting.trouble.get()).toBeNull();
  });

  it('CAST-011 a device that leaves by itself leaves the programme here, paused, with a word', async () => {
    const { bus, played, asked, outputs } = await screen();
    await press(START);
    await expect.element(button(STOP)).toBeInTheDocument();
    bus.playing.set({ title: 'Film' });
    await outputs[0]?.load(loadOf({}));
    cast.update({ playerState: 'PLAYING', time: 40 });
    cast.update({ playerState: 'IDLE', idleReason: 'CANCELLED', time: 0 });
    expect(asked.pause).toHaveBeenCalledOnce();
    expect(played.at(-1)).toBeNull();
    await expect.element(page.getByText(/^Телевизор отключился/)).toBeVisible();
    expect(cast.asked.at(-1)).toBe('end false');
    await expect.element(button(START)).toBeInTheDocument();
  });

  it('CAST-012 a reload while it is connected holds the programme until the device is there again', async () => {
    const { played, released, begins } = await screen({ wasConnected: true });
    begins();
    expect(released).toEqual([]);
    await expect.poll(() => cast.asked.length).toBeGreaterThan(0);
    cast.change('SESSION_RESUMED');
    expect(played).toEqual(['Living room']);
    expect(released).toEqual(['released']);
  });

  const film = { subject: { kind: 'film', contentId: 7, channelId: null } } as unknown as LoadFacts;
  const loadOf = (facts: LoadFacts): OutputLoad => ({
    source: { kind: 'vod', url: 'https://cdn.test/film.mp4' },
    startAt: { at: 'start' },
    autoplay: true,
    facts,
    signal: new AbortController().signal,
  });

  it.each([
    ['CAST-012 after a reload the film that plays there goes on', 'SESSION_RESUMED', 0],
    ['CAST-010 on a device that the viewer has just chosen the film begins', 'SESSION_STARTED', 1],
  ])('%s', async (_, sessionState, loads) => {
    const { bus, casting, outputs } = await screen({ wasConnected: true });
    await expect.poll(() => cast.asked.length).toBeGreaterThan(0);
    bus.playing.set({ title: 'Film', contentId: 7 });
    cast.put({ playerState: 'PLAYING', media: { contentId: 'of before', customData: { key: 'film:7' } } });
    cast.change(sessionState);
    expect(casting.link.get().kind).toBe('connected');
    await outputs[0]?.load(loadOf(film));
    expect(cast.loads).toHaveLength(loads);
  });

  it('CAST-011 who has left the device waits for none after a reload', async () => {
    await screen();
    await press(START);
    await expect.poll(() => sessionStorage.getItem(NOTE)).toBe('connected');
    await press(STOP);
    await expect.poll(() => sessionStorage.getItem(NOTE)).toBeNull();
  });

  it('CAST-012 a device that is gone after a reload is not waited for longer than 6 s, and not again', async () => {
    vi.useFakeTimers();
    const { played, released, begins } = await screen({ wasConnected: true });
    begins();
    await pass(6_000);
    expect(released).toEqual(['released']);
    expect(played).toEqual([]);
    expect(sessionStorage.getItem(NOTE)).toBeNull();
  });

  it('CAST-012 PLAY-023 an episode that is over on the device is followed there by the next one, once what comes before that is over here', async () => {
    const { services, store, bus } = await mountScreen(<CastButton />, { origins: { cast: [SILENT] } });
    const { player } = fakePlayer();
    const extension = castExtension({ services, dispatch: store.dispatch });
    if (extension) player.use(extension);
    let gate: Hold | undefined;
    player.use({
      name: 'before the next one',
      attach: (tools) => tools.onLoad(({ facts }) => facts.subject?.contentId === 22 && (gate = tools.hold(60_000))),
    });
    const episode = (contentId: number) =>
      player.load(
        { kind: 'vod', url: `https://cdn.test/${contentId}.mp4` },
        { facts: { subject: { kind: 'film', contentId, channelId: null } } as unknown as LoadFacts },
      );
    player.on('ended', () => void episode(22));
    bus.playing.set({ title: 'Тихий перевал' });
    void episode(21);
    await press(START);
    const there = () => cast.loads.map(({ media }) => media.contentId);
    await expect.poll(there).toEqual(['https://cdn.test/21.mp4']);
    cast.update({ playerState: 'PLAYING', time: 590 });
    cast.update({ playerState: 'IDLE', idleReason: 'FINISHED', time: 0 });
    await expect.poll(() => gate).toBeDefined();
    await new Promise((resolve) => setTimeout(resolve));
    expect(there(), 'what comes before it is still on').toHaveLength(1);
    gate?.release();
    await expect.poll(there).toEqual(['https://cdn.test/21.mp4', 'https://cdn.test/22.mp4']);
    expect(player.state.output).toBe('Living room');
  });

  it('CAST-012 a player that comes later plays on the device that is connected', async () => {
    const { casting, stop } = await screen();
    await press(START);
    await expect.element(button(STOP)).toBeInTheDocument();
    stop.abort();
    const later = tools();
    casting.attach(later.given, new AbortController().signal);
    expect(later.played).toEqual(['Living room']);
  });

  it('CTRL-012 a browser with AirPlay has its own list of screens also where devices can be cast to, for whatever element plays', async () => {
    const airPlay = () => Object.assign(document.createElement('video'), { webkitShowPlaybackTargetPicker: vi.fn() });
    const { services, store } = await mountScreen(<CastButton />, { origins: { cast: [SILENT] } });
    const { given, begins, tell } = tools();
    tell({ engine: 'native' });
    const beside = Object.assign(given, { element: airPlay() });
    castExtension({ services, dispatch: store.dispatch })?.attach(beside, new AbortController().signal);
    for (const element of [beside.element, airPlay()]) {
      Object.assign(beside, { element });
      begins();
      const found = Object.assign(new Event('webkitplaybacktargetavailabilitychanged'), { availability: 'available' });
      element.dispatchEvent(found);
      await press('Выбрать экран');
      expect(element.webkitShowPlaybackTargetPicker).toHaveBeenCalledOnce();
    }
  });

  it('CTRL-012 only what the browser plays by itself may go to a screen of its own: a managed media source would not open there', async () => {
    const { services, store } = await mountScreen(<CastButton />, { origins: { cast: [] } });
    const { given, tell } = tools();
    const element = Object.assign(document.createElement('video'), { webkitShowPlaybackTargetPicker: vi.fn() });
    // As the player's own element is, and as the library leaves it for a managed media source.
    element.disableRemotePlayback = true;
    castExtension({ services, dispatch: store.dispatch })?.attach(
      Object.assign(given, { element }),
      new AbortController().signal,
    );
    const stays = () => element.disableRemotePlayback;
    expect(stays(), 'before anything plays').toBe(true);
    const seen = (['hlsjs', 'native', 'shaka'] as const).map((engine) => {
      tell({ engine });
      return stays();
    });
    expect(seen).toEqual([true, false, true]);
  });

  it('CAST-010 asks nothing of anybody before the viewer comes near', async () => {
    await screen();
    expect(cast.asked).toEqual([]);
    (button(START).element() as HTMLElement).focus();
    await expect.poll(() => cast.asked.length).toBe(1);
  });
});

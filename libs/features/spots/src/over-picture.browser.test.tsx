import { modalStands } from '@livery/widgets/modal-stands';
import { ModalsProvider, type Modals } from '@livery/widgets/modals';
import { PlayerHostProvider } from '@livery/widgets/player-stage';
import { stubHost, stubPlayer } from '@livery/widgets/player-testing';
import { createSiteMap, placesOf } from '@livery/widgets/site-map';
import { mountScreen } from '@livery/widgets/testing';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import OverPicture from './over-picture.tsx';
import { makeSpotStage, type SpotView } from './spot-stage.ts';

const VIEW: SpotView = {
  roll: 'pre',
  number: 1,
  count: 2,
  title: 'Таң шай',
  text: null,
  secondsLeft: 8,
  skipInSeconds: null,
  hasPage: true,
  isPaused: false,
  isMuted: false,
  canRemove: false,
};

const overlay = () => page.getByRole('region', { name: 'Реклама 1 из 2' });

async function showing(change: Partial<SpotView> = {}, { sells = true, wantsToPlay = true } = {}) {
  const { player, asked } = stubPlayer({ wantsToPlay, isHeld: true, lifecycle: 'loaded' });
  const host = stubHost(player);
  onTestFinished(() => host.box.remove());
  const modals = { open: vi.fn<Modals['open']>(), close: vi.fn(), prepare: vi.fn() } satisfies Modals;
  const places = createSiteMap(placesOf([]));
  const screen = await mountScreen(
    <ModalsProvider modals={modals}>
      <PlayerHostProvider value={host}>
        <div style={{ position: 'relative', width: 800, height: 450 }}>
          <OverPicture />
        </div>
      </PlayerHostProvider>
    </ModalsProvider>,
    { siteMap: { ...places, isModal: (id) => sells && id === 'quick_packets' } },
  );
  const stage = screen.services.get(makeSpotStage);
  const actions = { skip: vi.fn(), visit: vi.fn(() => 'https://tea.test/'), setMuted: vi.fn(), setFullscreen: vi.fn() };
  const show = (more: Partial<SpotView> = {}) => {
    stage.actions.set(actions);
    stage.view.set({ ...VIEW, ...change, ...more });
  };
  show();
  return { ...screen, stage, actions, asked, modals, show };
}

it('CTRL-020 what plays is named as an ad, with its number and its time, and the page’s controls rest', async () => {
  const { bus, stage } = await showing();
  await expect.element(overlay()).toBeVisible();
  await expect.element(page.getByText('0:08')).toBeVisible();
  await expect.element(overlay().getByRole('status')).toHaveTextContent('Реклама 1 из 2');
  expect(bus.isCovered.get()).toBe(true);
  stage.view.set(null);
  await expect.element(overlay()).not.toBeInTheDocument();
  expect(bus.isCovered.get()).toBe(false);
});

it('ADS-020 CTRL-032 the way past it is told, gets the focus when it opens, and is pressed by a key', async () => {
  const { actions, show } = await showing({ skipInSeconds: 3 });
  await expect.element(page.getByRole('button', { name: 'Пропустить через 3' })).toBeDisabled();
  show({ skipInSeconds: 0 });
  const skip = page.getByRole('button', { name: 'Пропустить', exact: true });
  await expect.element(skip).toHaveFocus();
  await expect.element(overlay().getByRole('status')).toHaveTextContent('Реклама 1 из 2. Рекламу можно пропустить');
  await userEvent.keyboard('{Enter}');
  expect(actions.skip).toHaveBeenCalledOnce();
});

it('ADS-014 ADS-016 "remove ads" leads to the packets of what plays, which waits meanwhile', async () => {
  const { bus, modals, asked } = await showing({ canRemove: true });
  bus.playing.set({ title: 'Пульс', channelId: 105 });
  await userEvent.click(page.getByRole('button', { name: 'Отключить рекламу' }));
  expect(modals.open.mock.lastCall?.slice(0, 2)).toEqual([
    'quick_packets',
    { item: { kind: 'channel', id: 105 }, title: 'Пульс', removesAds: true },
  ]);
  expect(asked.pause).toHaveBeenCalledOnce();
});

it('ADS-016 it waits as long as any dialogue of the purchase stands, also when the ad is gone meanwhile, and goes on once', async () => {
  const { bus, modals, asked, services, stage } = await showing({ canRemove: true });
  const stands = services.get(modalStands);
  bus.playing.set({ title: 'Первый свет', contentId: 10311 });
  await userEvent.click(page.getByRole('button', { name: 'Отключить рекламу' }));
  stands.set(true);
  // The period takes the place of the packets.
  modals.open.mock.lastCall?.[2]?.();
  stage.view.set(null);
  await expect.element(overlay()).not.toBeInTheDocument();
  expect(asked.play).not.toHaveBeenCalled();
  stands.set(false);
  expect(asked.play).toHaveBeenCalledOnce();
  stands.set(true);
  stands.set(false);
  expect(asked.play).toHaveBeenCalledOnce();
});

it('ADS-016 an ad that the viewer has paused stays paused when the packets are closed', async () => {
  const { bus, services, asked } = await showing({ canRemove: true, isPaused: true }, { wantsToPlay: false });
  bus.playing.set({ title: 'Пульс', channelId: 105 });
  await userEvent.click(page.getByRole('button', { name: 'Отключить рекламу' }));
  services.get(modalStands).set(true);
  services.get(modalStands).set(false);
  expect(asked.play).not.toHaveBeenCalled();
});

it('ADS-020 whether it fills the screen is told when that changes', async () => {
  const { actions } = await showing();
  await expect.element(overlay()).toBeVisible();
  expect(actions.setFullscreen).toHaveBeenLastCalledWith(false);
  vi.spyOn(document, 'fullscreenElement', 'get').mockReturnValue(document.body);
  onTestFinished(() => void vi.restoreAllMocks());
  document.dispatchEvent(new Event('fullscreenchange'));
  await expect.poll(() => actions.setFullscreen.mock.calls.at(-1)).toEqual([true]);
});

it('CTRL-020 where no box fills the screen there is no button for it: that would show the programme, which stands', async () => {
  const { show } = await showing();
  const button = page.getByRole('button', { name: 'На весь экран' });
  await expect.element(button).toBeInTheDocument();
  const own = Object.getOwnPropertyDescriptor(Element.prototype, 'requestFullscreen');
  Reflect.deleteProperty(Element.prototype, 'requestFullscreen');
  onTestFinished(() => void (own && Object.defineProperty(Element.prototype, 'requestFullscreen', own)));
  show({ secondsLeft: 7 });
  await expect.element(button).not.toBeInTheDocument();
});

it.each([
  ['the stream does not allow it', { canRemove: false }, true],
  ['nothing is sold here', { canRemove: true }, false],
])('ADS-015 "remove ads" is absent where %s', async (_, change, sells) => {
  const { bus } = await showing(change, { sells });
  bus.playing.set({ title: 'Первый свет', contentId: 10311 });
  await expect.element(overlay()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Отключить рекламу' })).not.toBeInTheDocument();
});

it('ADS-020 its page opens beside ours, knows nothing of ours, and the ad waits', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const { actions, asked } = await showing();
  await userEvent.click(page.getByRole('button', { name: 'На сайт рекламодателя' }));
  expect(actions.visit).toHaveBeenCalledOnce();
  expect(open).toHaveBeenCalledWith('https://tea.test/', '_blank', 'noopener,noreferrer');
  expect(asked.pause).toHaveBeenCalledOnce();
  open.mockRestore();
});

it('ADS-021 ADS-022 what went wrong is told to support in words', async () => {
  const { stage, bus } = await showing();
  stage.report({ atMs: Date.UTC(2026, 10, 25), roll: 'pre', code: 301, address: 'https://spots.test/pre' });
  stage.report({ atMs: Date.UTC(2026, 10, 25), roll: 'post', code: 777, address: '' });
  await expect
    .poll(() => bus.sideReports.get())
    .toEqual([
      {
        name: 'Реклама: перед видео',
        value: '2026-11-25T00:00:00.000Z 301: рекламный сервер не ответил вовремя https://spots.test/pre',
      },
      { name: 'Реклама: в конце видео', value: expect.stringContaining('777: неизвестная ошибка рекламы') },
    ]);
});

import type { ErrorCode } from '@livery/player-core/errors';
import { PlayerError, type LicenceRefusal } from '@livery/player-core/player-error';
import type { PlayerState } from '@livery/player-core/state';
import { ModalsProvider, type Modals } from '@livery/widgets/modals';
import { PlayerHostProvider } from '@livery/widgets/player-stage';
import { stubHost, stubPlayer } from '@livery/widgets/player-testing';
import { mountScreen } from '@livery/widgets/testing';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import DiagnosticsDialog from './diagnostics-dialog.tsx';
import { PlayerMessages } from './player-messages.tsx';

/** A press without a pointer: the tokens that keep neighbours apart are not on this page. */
async function press(control: ReturnType<typeof page.getByRole>): Promise<void> {
  await expect.element(control).toBeInTheDocument();
  (control.element() as HTMLElement).click();
}

async function showing(state: Partial<PlayerState>) {
  const { player, asked } = stubPlayer({ lifecycle: 'loaded', ...state });
  const host = stubHost(player);
  onTestFinished(() => host.box.remove());
  const modals = { open: vi.fn<Modals['open']>(), close: vi.fn(), prepare: vi.fn() };
  const reload = vi.fn();
  const { bus } = await mountScreen(
    <ModalsProvider modals={modals as Modals}>
      <PlayerHostProvider value={host}>
        <div data-testid="picture" style={{ position: 'relative', width: 390, height: 219 }}>
          <PlayerMessages onReload={reload} />
        </div>
      </PlayerHostProvider>
    </ModalsProvider>,
  );
  return { asked, modals, reload, bus };
}

const failed = (code: ErrorCode) => {
  const error = new PlayerError(code, { severity: 'fatal', url: 'https://cdn.test/a.ts?token=secret' });
  return { error, lifecycle: 'failed' } as const;
};

it('ENG-002 ENG-003 ENG-052 a video that does not load says so, and leads to what support asks for', async () => {
  const { modals, bus } = await showing(failed('SEGMENT_UNREACHABLE'));
  bus.playing.set({ title: 'Film', contentId: 7 });
  await expect.element(page.getByRole('heading', { name: /^Видео не загрузилось/ })).toBeVisible();
  await press(page.getByRole('button', { name: 'Подробнее' }));
  const [id, request] = modals.open.mock.calls[0] ?? [];
  expect(id).toBe('diagnostics');
  expect(request).toMatchObject({ report: { content_id: '7', url: 'https://cdn.test/a.ts?token=***' } });
});

/** As the player makes it of a licence server's answer. */
const refused = (refusal: LicenceRefusal) =>
  ({ error: new PlayerError('LICENSE_REFUSED', { severity: 'fatal', refusal }), lifecycle: 'failed' }) as const;

it('ENG-050 a licence that is refused with a number shows the server’s words and the number in an alert', async () => {
  await showing(refused({ code: 17, message: 'Слишком много устройств', error: null }));
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText('Слишком много устройств', { exact: true })).toBeVisible();
  await expect.element(alert.getByText(/4002-17/)).toBeVisible();
});

it('ENG-050 words that are for support alone are said, and once', async () => {
  await showing(refused({ code: 17, message: null, error: 'E17' }));
  await expect.element(page.getByRole('alert').getByText('E17', { exact: true })).toBeVisible();
});

it('ENG-051 of number 8002 the viewer reads MESSAGE and ERROR, and support finds them in the report', async () => {
  const { modals } = await showing(refused({ code: 8002, message: 'Too many devices', error: 'E17' }));
  await expect.element(page.getByRole('alert').getByText('Too many devices · E17')).toBeVisible();
  await press(page.getByRole('button', { name: 'Подробнее' }));
  const [, request] = modals.open.mock.calls[0] ?? [];
  expect(request).toMatchObject({ report: { details: 'licence server 8002 Too many devices E17' } });
});

it('ENG-050 on a phone what the server says at length leaves the title and the buttons within the picture', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  await showing(refused({ code: 17, message: 'Слишком много устройств. '.repeat(12), error: null }));
  const picture = page.getByTestId('picture').element().getBoundingClientRect();
  const alert = page.getByRole('alert');
  for (const part of [alert.getByRole('heading'), alert.getByRole('button', { name: 'Повторить' })]) {
    const { top, bottom } = part.element().getBoundingClientRect();
    expect([top >= picture.top, bottom <= picture.bottom]).toEqual([true, true]);
  }
});

it.each([
  // Nothing is wrong with the device where a server gives no key: later it may.
  ['LICENSE_REFUSED', 4002, /нельзя смотреть.*позже/],
  ['KEY_REFUSED', 4005, /нельзя смотреть.*позже/],
  ['KEY_UNREACHABLE', 1007, /Проверьте связь/],
  ['KEY_SYSTEM_UNAVAILABLE', 4001, /на этом устройстве.*другой браузер/],
  ['OUTPUT_RESTRICTED', 4003, /на этом устройстве.*другой браузер/],
  ['DECRYPT_FAILED', 4004, /на этом устройстве.*другой браузер/],
] as const)(
  'ENG-050 a protected video that fails by %s says by %i what the viewer can do',
  async (code, number, words) => {
    await showing(failed(code));
    await expect.element(page.getByRole('heading', { name: words })).toBeVisible();
    await expect.element(page.getByText(new RegExp(`${number}$`))).toBeVisible();
  },
);

it('ENG-001 what failed for good is not tried again by a button that does nothing: it begins with the page', async () => {
  const { asked, reload } = await showing({ ...failed('SEGMENT_UNREACHABLE'), isErrorFinal: true });
  await press(page.getByRole('button', { name: 'Обновить страницу' }));
  expect(reload).toHaveBeenCalledOnce();
  expect(page.getByRole('button', { name: 'Повторить' }).elements()).toEqual([]);
  expect(asked.play).not.toHaveBeenCalled();
});

it('ENG-002 what failed is tried again by a press', async () => {
  const { asked } = await showing(failed('SEGMENT_UNREACHABLE'));
  await press(page.getByRole('button', { name: 'Повторить' }));
  expect(asked.play).toHaveBeenCalledOnce();
});

it('ENG-002 LIVE-018 it is tried again as the page does it, which may know a better place', async () => {
  const { asked, bus } = await showing(failed('SEGMENT_UNREACHABLE'));
  const togglePlay = vi.fn();
  bus.actions.set({ togglePlay, toggleFullscreen() {}, toggleMuted() {}, changeVolume() {} });
  await press(page.getByRole('button', { name: 'Повторить' }));
  expect([togglePlay.mock.calls.length, asked.play.mock.calls.length]).toEqual([1, 0]);
});

it('ENG-009 a video that this browser cannot decode says that instead', async () => {
  await showing(failed('CODECS_UNSUPPORTED'));
  await expect.element(page.getByRole('heading', { name: /браузер/ })).toBeVisible();
});

it('ENG-023 one tap gives sound to what the browser allowed only silently', async () => {
  const { asked } = await showing({ autoplay: 'muted', muted: true, playback: 'playing', wantsToPlay: true });
  await press(page.getByRole('button', { name: 'Включить звук' }));
  expect(asked.setMuted).toHaveBeenCalledWith(false);
});

it('ENG-054 ENG-055 MISC-046 the report is copied with one press, and the viewer is told; a copy that failed is not confirmed, and its text is selected', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const report = { code: '1005 SEGMENT_UNREACHABLE', user_agent: 'Browser/1' };
  await mountScreen(<DiagnosticsDialog request={{ report }} open onClose={() => undefined} />);
  await expect.element(page.getByText('1005 SEGMENT_UNREACHABLE')).toBeVisible();
  await press(page.getByRole('button', { name: 'Скопировать' }));
  expect(copied).toHaveBeenCalledWith('code: 1005 SEGMENT_UNREACHABLE\nuser_agent: Browser/1');
  // In the dialogue: what is beside it is covered, and not read out.
  const said = page.getByRole('dialog').getByRole('status');
  await expect.element(said).toHaveTextContent('Скопировано');
  // A browser may refuse: then the viewer is told how else.
  copied.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await press(page.getByRole('button', { name: 'Скопировать' }));
  await expect.element(said).toHaveTextContent('Выделите текст и скопируйте его');
  expect(getSelection()?.toString()).toContain('1005 SEGMENT_UNREACHABLE');
  copied.mockRestore();
});

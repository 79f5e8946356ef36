import { mountScreen } from '@livery/widgets/testing';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import DiagnosticsDialog from './diagnostics-dialog.tsx';

it('ADS-022 ENG-052 what went wrong beside the programme stands with the failure, and is copied with it', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { bus } = await mountScreen(
    <DiagnosticsDialog request={{ report: { code: '1003 NET' } }} open onClose={() => undefined} />,
  );
  bus.sideReports.set([{ name: 'Реклама: перед видео', value: '301: рекламный сервер не ответил вовремя' }]);
  await expect.element(page.getByText('Реклама: перед видео')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Скопировать' }));
  expect(copied).toHaveBeenCalledWith('code: 1003 NET\nРеклама: перед видео: 301: рекламный сервер не ответил вовремя');
  copied.mockRestore();
});

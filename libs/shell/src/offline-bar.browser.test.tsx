import { mountScreen, pass } from '@livery/widgets/testing';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { OfflineBar } from './offline-bar.tsx';

it('LIVE-051 that the connection is back is said for 3 s', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let tell = (_online: boolean) => {};
  const network = {
    isOnline: () => true,
    suspect: () => {},
    onChange: (listener: typeof tell) => void (tell = listener),
  };
  await mountScreen(<OfflineBar />, { network });
  const back = page.getByText('Снова на связи');
  expect(back.elements()).toEqual([]);
  tell(false);
  await pass(0);
  expect(page.getByText('Сервер не отвечает', { exact: true }).elements()).not.toEqual([]);
  tell(true);
  await pass(0);
  await pass(2_999);
  expect(back.elements()).not.toEqual([]);
  await pass(1);
  expect(back.elements()).toEqual([]);
});

import { createValue } from '@livery/value';
import { mountScreen, pass } from '@livery/widgets/testing';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { OfflineBar } from './offline-bar.tsx';

it('LIVE-051 that the connection is back is said for 3 s', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const online = createValue(true);
  await mountScreen(<OfflineBar />, { network: { online, suspect: () => {} } });
  const back = page.getByText('Снова на связи');
  expect(back.elements()).toEqual([]);
  online.set(false);
  await pass(0);
  expect(page.getByText('Сервер не отвечает', { exact: true }).elements()).not.toEqual([]);
  online.set(true);
  await pass(0);
  await pass(2_999);
  expect(back.elements()).not.toEqual([]);
  await pass(1);
  expect(back.elements()).toEqual([]);
});

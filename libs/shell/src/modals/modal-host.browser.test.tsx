import type { ApiError } from '@livery/api-client';
import { LoadProblem, useSayProblem } from '@livery/widgets/load-problem';
import { useModals } from '@livery/widgets/modals';
import { mountScreen } from '@livery/widgets/testing';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ModalHost } from './modal-host.tsx';

afterEach(() => void vi.restoreAllMocks());

const dialog = page.getByRole('dialog');
const failure = (status: number): ApiError => ({
  kind: 'http',
  endpoint: 'getChannel',
  status,
  code: '',
  message: `error ${status}`,
  details: [],
});

function Failing() {
  const say = useSayProblem();
  return (
    <>
      <button onClick={() => say(failure(503), 'viewer')}>Buy</button>
      <button onClick={() => say(failure(504), 'page')}>Refresh</button>
    </>
  );
}

it('API-088 a failure of what the viewer asked for stands in a modal, one of the page’s own at the foot of the window', async () => {
  const { host } = await mountScreen(
    <ModalHost>
      <Failing />
    </ModalHost>,
  );
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.element(page.getByRole('status').getByText('error 504')).toBeVisible();
  expect(host.querySelector('dialog')).toBeNull();
  await page.getByRole('button', { name: 'Buy' }).click();
  await expect.element(dialog.getByText('error 503')).toBeVisible();
});

it('API-091 a channel that the server does not know opens its modal, with the way to the others', async () => {
  const { host } = await mountScreen(
    <ModalHost>
      <LoadProblem error={failure(404)} kind="channel" onRetry={() => {}} />
    </ModalHost>,
  );
  await expect.element(dialog.getByText('Такого канала нет. Возможно, он сменил имя.')).toBeVisible();
  expect(dialog.getByRole('link').element().getAttribute('href')).toBe('/channels');
  expect(location.hash).toBe('#not_found_channel');
  expect(host.querySelector('h1')?.textContent).toBe('Не нашли');
});

function Arriving() {
  const modals = useModals();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname === '/new') modals.open('message', { heading: '', text: 'Here' });
    else void navigate('/new', { replace: true });
  }, [pathname, modals, navigate]);
  return null;
}

it('a modal that opens as its page comes does not bring the old address back', async () => {
  const change = vi.spyOn(history, 'replaceState');
  await mountScreen(
    <ModalHost>
      <Arriving />
    </ModalHost>,
    { at: '/old' },
  );
  await expect.element(dialog.getByText('Here')).toBeVisible();
  const addresses = change.mock.calls.map(([, , address]) => address).filter(Boolean);
  expect(addresses).toEqual(['/old', '/new', '/new#message']);
});

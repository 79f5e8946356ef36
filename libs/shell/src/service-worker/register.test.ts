import { expect, it, vi } from 'vitest';
import { registerServiceWorker } from './register.ts';

function page({ status = 200, type = 'text/javascript', registered = false, network = true } = {}) {
  const unregister = vi.fn(async () => true);
  const ports = {
    container: {
      register: vi.fn(async () => ({})),
      getRegistration: vi.fn(async () => (registered ? { unregister } : undefined)),
    },
    fetch: vi.fn(async () => {
      if (!network) throw new TypeError('Failed to fetch');
      return new Response('', { status, headers: { 'content-type': type } });
    }),
    reload: vi.fn(),
  };
  return { ports, unregister };
}

it('BOOT-036 registers /service-worker.js', async () => {
  const { ports } = page();
  await registerServiceWorker(ports);
  expect(ports.container.register).toHaveBeenCalledWith('/service-worker.js');
  expect(ports.reload).not.toHaveBeenCalled();
});

it.each([
  ['BOOT-037 a 404', { status: 404 }],
  ['BOOT-038 an HTML answer in place of the script', { type: 'text/html; charset=utf-8' }],
])('%s unregisters the worker and reloads the page', async (_, answer) => {
  const { ports, unregister } = page({ ...answer, registered: true });
  await registerServiceWorker(ports);
  expect(unregister).toHaveBeenCalledOnce();
  expect(ports.reload).toHaveBeenCalledOnce();
  expect(ports.container.register).not.toHaveBeenCalled();
});

it('BOOT-039 without a registered worker a missing script reloads nothing', async () => {
  const { ports } = page({ status: 404 });
  await registerServiceWorker(ports);
  expect(ports.reload).not.toHaveBeenCalled();
});

it('a server in trouble has lost nothing: the registered worker stays', async () => {
  const { ports, unregister } = page({ status: 503, type: 'text/html', registered: true });
  await registerServiceWorker(ports);
  expect(unregister).not.toHaveBeenCalled();
  expect(ports.reload).not.toHaveBeenCalled();
});

it('without a network the registered worker stays', async () => {
  const { ports, unregister } = page({ network: false, registered: true });
  await registerServiceWorker(ports);
  expect(unregister).not.toHaveBeenCalled();
});

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mountScreen } from './testing/mount-screen.tsx';
import { useConfiguration } from './use-configuration.ts';

function Search() {
  const { minSearchChars, searchDebounceMs } = useConfiguration();
  return <p>{`${minSearchChars} characters, ${searchDebounceMs} ms`}</p>;
}

it('BOOT-028 search has its defaults until the configuration is there, and when it does not come', async () => {
  const { host } = await mountScreen(<Search />, {
    answer: ({ path }) =>
      path === '/v2/platform/configuration'
        ? { json: { min_search_chars: 3, bouncing_interval: 400 } }
        : { status: 404 },
  });
  expect(host.textContent).toBe('1 characters, 1000 ms');
  await expect.element(page.getByText('3 characters, 400 ms')).toBeVisible();

  const failing = await mountScreen(<Search />, { answer: () => ({ status: 500 }) });
  await expect.poll(() => failing.server.seen.length).toBe(1);
  expect(failing.host.textContent).toBe('1 characters, 1000 ms');
});

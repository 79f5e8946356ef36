import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { laterPart } from './later-part.ts';
import { mountScreen } from './testing/mount-screen.tsx';

it.each([
  ['comes', () => Promise.resolve({ default: () => <b>The part</b> }), 'The part and the screen'],
  ['does not come', () => Promise.reject(new TypeError('Failed to fetch')), ' and the screen'],
])('a screen stays when a part of it %s', async (_, load: () => Promise<{ default: () => React.ReactNode }>, text) => {
  const Part = laterPart(load);
  const { host } = await mountScreen(
    <Suspense>
      <Part /> and the screen
    </Suspense>,
  );
  await expect.poll(() => host.textContent).toBe(text);
});

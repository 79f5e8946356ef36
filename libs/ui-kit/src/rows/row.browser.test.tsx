import { act } from 'react';
import { afterAll, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { PosterCard } from '../cards/poster-card.tsx';
import { mount } from '../stories/mount.tsx';
import { Row } from './row.tsx';

afterAll(() => browser.viewport(1280, 800));

it('ROWS-043 ROWS-044 a row has its arrows in windows wider than 480 px only', async () => {
  document.documentElement.style.setProperty('--page-margin', '16px');
  document.documentElement.style.setProperty('--row-gap', '16px');
  const page = mount(
    <Row title="Кино" cards="poster">
      {Array.from({ length: 30 }, (_, index) => (
        <PosterCard key={index} title={`${index}`} href="/" />
      ))}
    </Row>,
  );
  const arrow = () => page.host.querySelector<HTMLElement>('[aria-label="action_next"]');

  await act(() => browser.viewport(481, 800));
  await expect.poll(() => arrow()?.checkVisibility()).toBe(true);
  await act(() => browser.viewport(480, 800));
  await expect.poll(() => arrow()?.checkVisibility()).toBe(false);
  page.unmount();
});

import { Backdrop } from '@livery/ui-kit/hero';
import { TelevisionStyle } from '@livery/ui-kit/television';
import { mountScreen } from '@livery/widgets/testing';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Facts } from './content-layout.tsx';

const root = document.documentElement;
afterEach(async () => {
  delete root.dataset['hero'];
  delete root.dataset['density'];
  await page.viewport(1280, 720);
});

it('CONT-018 on a television the marks at the foot of a picture that is higher than the window are in sight', async () => {
  root.dataset['hero'] = 'family-mosaic';
  root.dataset['density'] = 'tv';
  await page.viewport(1920, 1080);
  await mountScreen(
    <div data-layout="desktop">
      <TelevisionStyle />
      <div style={{ height: 120 }} />
      <main id="content" tabIndex={-1}>
        <Backdrop title="Кто украл звезду">
          <Facts>
            <li data-mark="age">12+</li>
          </Facts>
          <div style={{ height: 1400 }} />
        </Backdrop>
      </main>
    </div>,
  );
  const mark = page.getByText('12+').element().getBoundingClientRect();
  expect(mark.bottom).toBeLessThanOrEqual(1080);
  expect(mark.top).toBeGreaterThan(540);
});

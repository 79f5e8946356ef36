import { useArrivalType } from '@livery/widgets/navigation-type';
import { ModalsProvider } from '@livery/widgets/modals';
import { mountScreen } from '@livery/widgets/testing';
import { expect, it } from 'vitest';
import { Link } from 'react-router-dom';
import { page } from 'vitest/browser';
import { EVERY_CAPABILITY } from '../testing/every-capability.ts';
import { Pages } from './pages.tsx';
import type { Screens } from './screens.ts';

const Screen = () => (
  <>
    <p>The screen</p>
    <Link to="/channels/all/news">{`came by ${useArrivalType()}`}</Link>
  </>
);
const screens: Screens = {
  of: () => Screen,
  prepare: () => {},
  header: () => null,
  overlays: () => null,
  follows: () => null,
};

async function openPage(at: string) {
  const site = await mountScreen(
    <ModalsProvider modals={{ open: () => {}, close: () => {}, prepare: () => {} }}>
      <Pages screens={screens} logo={{ url: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>' }} />
    </ModalsProvider>,
    { at, capabilities: EVERY_CAPABILITY },
  );
  await expect.element(page.getByRole('main')).toBeVisible();
  return site;
}

const around = () => document.querySelectorAll('header, nav, footer').length;

it('NAV-056 NAV-057 NAV-058 in embed mode there is neither header, nor footer, nor bottom navigation: only the page', async () => {
  await page.viewport(390, 844);
  await openPage('/channels/all_embed');
  await expect.element(page.getByRole('main').getByText('The screen')).toBeVisible();
  // What comes late would have come with the first idle moment.
  await new Promise((idle) => requestIdleCallback(idle, { timeout: 2_500 }));
  expect(around()).toBe(0);
});

it('NAV-057 any other page has its header', async () => {
  await openPage('/channels/all');
  await expect.element(page.getByRole('banner')).toBeVisible();
  expect(around()).toBeGreaterThan(0);
});

it('a page knows whether the viewer came to it by a press', async () => {
  await openPage('/channels/all');
  await page.getByRole('link', { name: 'came by POP' }).click();
  await expect.element(page.getByRole('link', { name: 'came by PUSH' })).toBeVisible();
});

it('STAT-010 STAT-011 STAT-017 STAT-020 each page that is opened is said to who counts, and one that is come back to', async () => {
  const { services } = await openPage('/channels/all');
  const heard: string[] = [];
  services.events.on('page', ({ pathname }) => void heard.push(pathname), new AbortController().signal);
  await page.getByRole('link', { name: 'came by POP' }).click();
  await expect.element(page.getByRole('link', { name: 'came by PUSH' })).toBeVisible();
  history.back();
  await expect.element(page.getByRole('link', { name: 'came by POP' })).toBeVisible();
  expect(heard).toEqual(['/channels/all', '/channels/all/news', '/channels/all']);
});

import { act } from 'react';
import { afterAll, afterEach, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { mount } from '../stories/mount.tsx';
import { Button } from '../actions/button.tsx';
import { GlobalStyle } from '../theme/global-style.ts';
import { EmptyState } from '../states/states.tsx';
import { cardIcon } from '../icons/page-shapes.ts';
import { SettingsFrame } from './settings-frame.tsx';
import { SettingsLinks } from './settings-links.tsx';

afterAll(() => browser.viewport(1280, 800));
afterEach(() => void delete document.documentElement.dataset['card']);

it('BOOT-048 the settings scroll in themselves in a window of 639 px, and with the page in one of 640 px', async () => {
  const page = mount(
    <SettingsFrame title="Аккаунт" back={{ title: 'Настройки', href: '/settings' }} onClose={() => {}}>
      <div style={{ height: 1200 }} />
    </SettingsFrame>,
  );
  const content = page.host.querySelector('section') as HTMLElement;
  const scrollsInItself = () => {
    content.scrollTop = 50;
    return content.scrollTop > 0;
  };
  await act(() => browser.viewport(1280, 639));
  await expect.poll(scrollsInItself).toBe(true);
  expect(content.getBoundingClientRect().height).toBeLessThan(700);
  await act(() => browser.viewport(1280, 640));
  await expect.poll(scrollsInItself).toBe(false);
  expect(content.getBoundingClientRect().height).toBeGreaterThan(1200);
  page.unmount();
});

it('the scene is drawn once: by what is said in place of a page, else by the frame', async () => {
  await act(() => browser.viewport(1440, 900));
  const scenes = (children: React.ReactNode) => {
    const page = mount(
      <SettingsFrame title="Настройки" width="wide" back={{ title: 'Главная', href: '/' }} onClose={() => {}}>
        {children}
      </SettingsFrame>,
    );
    const seen = [...page.host.querySelectorAll('[data-part="scene"]')].filter((scene) => scene.checkVisibility());
    page.unmount();
    return seen.length;
  };
  expect(scenes(<p>Язык</p>)).toBe(1);
  expect(scenes(<EmptyState title="Войдите" text="Чтобы увидеть настройки" />)).toBe(1);
});

it('a page of few lines has the scene below it where the list stands beside it, and none where nothing is left of the window', async () => {
  const page = mount(
    <SettingsFrame
      title="Мои подписки"
      aside={<nav>Язык</nav>}
      back={{ title: 'Настройки', href: '/settings' }}
      onClose={() => {}}
    >
      <p>Семья</p>
    </SettingsFrame>,
  );
  const scene = () => page.host.querySelector('[data-part="scene"]') as HTMLElement;
  const frame = page.host.firstElementChild as HTMLElement;
  await act(() => browser.viewport(1440, 900));
  await expect.poll(() => scene().checkVisibility()).toBe(true);
  expect(frame.getBoundingClientRect().height).toBeGreaterThanOrEqual(800);
  const { left, right } = scene().getBoundingClientRect();
  expect([left, right]).toEqual([frame.getBoundingClientRect().left, frame.getBoundingClientRect().right]);
  await act(() => browser.viewport(1100, 900));
  await expect.poll(() => scene().checkVisibility()).toBe(false);
  page.unmount();
});

const withButton = (
  <SettingsFrame title="Мои подписки" back={{ title: 'Настройки', href: '/settings' }} onClose={() => {}}>
    <div>Семья</div>
    <Button href="/packets">Все пакеты</Button>
  </SettingsFrame>
);

it('SUBS-033 a button below the list is as wide as its words, and on a phone as the list', async () => {
  const page = mount(withButton);
  const button = page.host.querySelector('[href="/packets"]') as HTMLElement;
  const share = () => button.offsetWidth / button.parentElement!.offsetWidth;
  await act(() => browser.viewport(1440, 900));
  await expect.poll(share).toBeLessThan(0.4);
  await act(() => browser.viewport(390, 844));
  await expect.poll(share).toBeGreaterThan(0.8);
  page.unmount();
});

it('ACC-017 a look without a scene begins its settings where the head of the site begins, and ends them there', async () => {
  document.documentElement.dataset['card'] = 'inset-list';
  await act(() => browser.viewport(1920, 1080));
  const page = mount(
    <div style={{ '--page-margin': '173px', '--gutter': '24px' } as React.CSSProperties}>
      <GlobalStyle />
      <SettingsFrame
        title="Настройки"
        width="wide"
        aside={<nav>Язык</nav>}
        back={{ title: 'Главная', href: '/' }}
        onClose={() => {}}
      >
        <p>Язык</p>
      </SettingsFrame>
    </div>,
  );
  const edgesOf = (selector: string) => page.host.querySelector(selector)!.getBoundingClientRect();
  await expect.poll(() => edgesOf('nav').left).toBe(173);
  expect(document.documentElement.clientWidth - edgesOf('section').right).toBe(173);
  page.unmount();
});

it('ACC-015 what is set is read whole beside the name of its page, or below it where the list is narrow', () => {
  document.documentElement.dataset['card'] = 'inset-list';
  const links = [{ id: 'payment', label: 'Способы оплаты', detail: 'Баланс 12 450 ₸', icon: cardIcon, href: '/' }];
  for (const width of [260, 420]) {
    const { host, unmount } = mount(
      <div style={{ width, fontFamily: 'monospace', fontSize: 15 }}>
        <GlobalStyle />
        <SettingsLinks look="aside" label="Настройки" links={links} />
      </div>,
    );
    const [name, set] = ['strong', 'small'].map((part) => host.querySelector(part) as HTMLElement);
    for (const part of [name!, set!]) expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth);
    const isBelow = set!.getBoundingClientRect().top >= name!.getBoundingClientRect().bottom;
    expect(isBelow).toBe(width === 260);
    unmount();
  }
});

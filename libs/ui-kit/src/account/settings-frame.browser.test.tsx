import { act } from 'react';
import { afterAll, expect, it } from 'vitest';
import { page as browser } from 'vitest/browser';
import { mount } from '../stories/mount.tsx';
import { EmptyState } from '../states/states.tsx';
import { SettingsFrame } from './settings-frame.tsx';

afterAll(() => browser.viewport(1280, 800));

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

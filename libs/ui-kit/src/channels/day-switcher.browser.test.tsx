import { act } from 'react';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { page as browser } from 'vitest/browser';
import { mount } from '../stories/mount.tsx';
import { GlobalStyle } from '../theme/global-style.ts';
import { DaySwitcher } from './day-switcher.tsx';

afterAll(() => browser.viewport(1280, 800));

const DAYS = ['Чт 26', 'Пт 27', 'Сб 28', 'Сегодня', 'Пн 30', 'Вт 1', 'Ср 2'].map((label) => ({ id: label, label }));

it.each([240, 276, 278, 350, 386, 448, 540, 632, 724, 908])(
  'CHAN-027 a strip of %i px holds whole days, and their names are whole',
  async (width) => {
    await act(() => browser.viewport(1280, 800));
    const { host, unmount } = mount(
      <div style={{ width, container: 'schedule / inline-size' }}>
        <GlobalStyle />
        <DaySwitcher label="29.11" days={DAYS} current="Сегодня" onChoose={() => undefined} />
      </div>,
    );
    const strip = host.querySelector('[role="group"]') as HTMLElement;
    const { left, right } = strip.getBoundingClientRect();
    const chips = [...strip.querySelectorAll('button')].map((chip) => ({ chip, box: chip.getBoundingClientRect() }));
    const seen = chips.filter(({ box }) => box.right > left + 1 && box.left < right - 1);
    expect(seen.length).toBeGreaterThanOrEqual(2);
    for (const { chip, box } of seen) {
      expect([box.left >= left - 1, box.right <= right + 1]).toEqual([true, true]);
      const range = document.createRange();
      range.selectNodeContents(chip);
      const words = range.getBoundingClientRect();
      // Air at both sides: words that touch the edge of their ground look cut.
      expect(Math.min(words.left - box.left, box.right - words.right)).toBeGreaterThanOrEqual(2);
    }
    unmount();
  },
);

it.each([672, 696, 720, 900])(
  'CHAN-027 in the letters of a television a strip of %i px holds whole days, too',
  async (width) => {
    await act(() => browser.viewport(1920, 1080));
    document.documentElement.style.fontSize = '24px';
    onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
    const { host, unmount } = mount(
      <div style={{ width, container: 'schedule / inline-size' }}>
        <GlobalStyle />
        <DaySwitcher label="29.11" days={DAYS} current="Чт 26" onChoose={() => undefined} />
      </div>,
    );
    onTestFinished(unmount);
    const { left, right } = host.querySelector('[role="group"]')!.getBoundingClientRect();
    const seen = [...host.querySelectorAll('[role="group"] > button')]
      .map((chip) => chip.getBoundingClientRect())
      .filter((box) => box.right > left + 1 && box.left < right - 1);
    expect(seen.length).toBeGreaterThanOrEqual(3);
    expect(seen.every((box) => box.right <= right + 1)).toBe(true);
  },
);

it.each(['Чт 26', 'Ср 2'])('CHAN-027 of a strip that holds two days the chosen one is seen: %s', async (current) => {
  await act(() => browser.viewport(1280, 800));
  const { host, unmount } = mount(
    <div style={{ width: 240, container: 'schedule / inline-size' }}>
      <GlobalStyle />
      <DaySwitcher label="29.11" days={DAYS} current={current} onChoose={() => undefined} />
    </div>,
  );
  onTestFinished(unmount);
  const strip = host.querySelector('[role="group"]')!.getBoundingClientRect();
  const chips = [...host.querySelectorAll('[role="group"] > button')].map((chip) => chip.getBoundingClientRect());
  const inSight = chips.filter(({ left, right }) => left >= strip.left - 1 && right <= strip.right + 1);
  expect(inSight).toHaveLength(2);
  const chosen = host.querySelector('[aria-pressed="true"]')!.getBoundingClientRect();
  expect(chosen.left).toBeGreaterThanOrEqual(strip.left - 1);
  expect(chosen.right).toBeLessThanOrEqual(strip.right + 1);
});

import type { CSSProperties } from 'react';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { byItself, mount } from '../stories/mount.tsx';
import { GlobalStyle } from '../theme/global-style.ts';
import { ChannelColumns, ChannelDay, ChannelSidebar } from './channel-columns.ts';
import { ChannelList } from './channel-list.tsx';
import { ScheduleItem, ScheduleList } from './schedule-item.tsx';

const root = document.documentElement;
beforeEach(() => page.viewport(1440, 900));
afterEach(() => void delete root.dataset['hero']);
const SPACES = { '--space-2': '8px', '--space-3': '12px' } as CSSProperties;

const bottom = (element: Element) => element.getBoundingClientRect().bottom;
const top = (element: Element) => element.getBoundingClientRect().top;

/** The list as a page has it, and where its fade begins. */
function mountSidebar() {
  const { host, unmount } = mount(
    <ChannelColumns style={SPACES}>
      <GlobalStyle />
      <ChannelSidebar style={{ height: 500 }}>
        <ChannelList label="Channels" count={40} lookOf={(id) => ({ id, name: `Channel ${id}`, href: `#${id}` })} />
      </ChannelSidebar>
    </ChannelColumns>,
  );
  onTestFinished(unmount);
  const sidebar = host.querySelector('aside')!;
  const fade = () => getComputedStyle(sidebar, '::after');
  return { host, fade, fadeTop: bottom(sidebar) - Number.parseFloat(fade().height) };
}

it('CHAN-024 the last channel of a list stands clear of the fade at its foot', () => {
  const { host, fadeTop } = mountSidebar();
  const scroller = host.querySelector('ul')!.parentElement!;
  scroller.scrollTop = scroller.scrollHeight;
  expect(bottom(host.querySelector('ul')!)).toBeLessThanOrEqual(fadeTop);
});

it('CHAN-024 walking down a list keeps the whole line out of the fade, which gives way to the ring', async () => {
  const { host, fade, fadeTop } = mountSidebar();
  expect(fade().content).toBe('""');
  host.querySelector('a')!.focus();
  for (let step = 0; step < 12; step++) {
    await byItself(userEvent.keyboard('{ArrowDown}'));
    expect(bottom(document.activeElement!)).toBeLessThanOrEqual(fadeTop);
  }
  expect(document.activeElement).toHaveAttribute('href', '#12');
  expect(fade().content).toBe('none');
});

it.each(['split-statement', 'inline-strip'])(
  'a page that is wider than its measure begins where the head of the site does, in %s',
  async (look) => {
    root.dataset['hero'] = look;
    await page.viewport(2560, 1080);
    const { host, unmount } = mount(
      <div style={{ '--page-margin': '280px' } as CSSProperties}>
        <GlobalStyle />
        <ChannelColumns>
          <div data-testid="picture" style={{ gridArea: 'picture', height: 40 }} />
        </ChannelColumns>
      </div>,
    );
    onTestFinished(unmount);
    expect(host.querySelector('[data-testid="picture"]')!.getBoundingClientRect().left).toBe(280);
  },
);

it.each(['family-mosaic', 'inline-strip'])(
  'CHAN-027 a day that scrolls beside the picture has nothing over its first and its last programme, in %s',
  (look) => {
    root.dataset['hero'] = look;
    const { host, unmount } = mount(
      <ChannelColumns style={SPACES}>
        <GlobalStyle />
        <ChannelDay>
          <section>
            <div style={{ height: 44 }}>Days</div>
            <ScheduleList>
              {Array.from({ length: 20 }, (_, at) => (
                <li key={at}>
                  <ScheduleItem time="10:00" title={`Film ${at}`} state="future" />
                </li>
              ))}
            </ScheduleList>
          </section>
        </ChannelDay>
      </ChannelColumns>,
    );
    onTestFinished(unmount);
    const day = host.querySelector('section')!.parentElement!;
    const days = day.querySelector('section > div')!;
    const items = [...day.querySelectorAll('li')];
    const upper = Number.parseFloat(getComputedStyle(days, '::after').height);
    const lower = Number.parseFloat(getComputedStyle(day, '::after').height);
    expect([upper > 0, lower > 0]).toEqual([true, true]);
    expect(top(items[0]!)).toBeGreaterThanOrEqual(bottom(days) + upper);
    day.scrollTop = day.scrollHeight;
    expect(day.scrollTop).toBeGreaterThan(0);
    expect(bottom(items.at(-1)!)).toBeLessThanOrEqual(bottom(day) - lower);
    day.scrollTop = 100;
    items[0]!.scrollIntoView({ block: 'nearest' });
    expect(top(items[0]!)).toBeGreaterThanOrEqual(bottom(days) + upper);
    items.at(-1)!.scrollIntoView({ block: 'nearest' });
    expect(bottom(items.at(-1)!)).toBeLessThanOrEqual(bottom(day) - lower);
  },
);

it.each(['family-mosaic', 'inline-strip'])(
  'CHAN-018 a schedule in the place of the list stands beside the picture from its top, and takes the height of the window, in %s',
  async (look) => {
    root.dataset['hero'] = look;
    const { host, unmount } = mount(
      <ChannelColumns style={SPACES} data-schedule="in-list">
        <GlobalStyle />
        <ChannelSidebar>The schedule</ChannelSidebar>
        <div data-picture="" style={{ gridArea: 'picture', height: 500 }} />
        <div style={{ gridArea: 'related', height: 2_000 }} />
      </ChannelColumns>,
    );
    onTestFinished(unmount);
    const sidebar = host.querySelector('aside')!;
    expect(top(sidebar)).toBe(top(host.querySelector('[data-picture]')!));
    expect(sidebar.clientHeight).toBeGreaterThan(800);
    expect(sidebar.clientHeight).toBeLessThanOrEqual(900);
  },
);

import { contrastRatio } from '@livery/brand-kit/contrast';
import { validTheme } from '@livery/brand-kit/valid-brand';
import type { Palette, Theme } from '@livery/brand-kit/theme';
import { themeToCss } from '@livery/brand-kit/theme-css';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../actions/button.tsx';
import { Chip } from '../actions/chip.tsx';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { Checkbox } from '../forms/checkbox.tsx';
import { Switch } from '../forms/switch.tsx';
import { emulateWishes } from '../stories/emulate.ts';
import { mount } from '../stories/mount.tsx';
import { Text } from '../text/text.tsx';
import { GlobalStyle } from './global-style.ts';

const nothing = () => {};

/** Both schemes, the light one the dark one's negative enough to tell them apart. */
const theme: Theme = {
  ...validTheme,
  scheme: 'system',
  palettes: {
    dark: validTheme.palettes.dark as Palette,
    light: {
      ...(validTheme.palettes.dark as Palette),
      'surface-0': '#fff',
      'surface-1': '#f4f4f4',
      'text-normal': '#222',
      'text-muted': '#666',
      outline: '#888',
      line: '#ddd',
    },
  },
};

const page = (
  <>
    <style>{themeToCss(theme)}</style>
    <GlobalStyle />
    <Button kind="primary">primary</Button>
    <Button kind="secondary">secondary</Button>
    <Button kind="tinted">tinted</Button>
    <Button kind="ghost">ghost</Button>
    <Button kind="on-art">on art</Button>
    <Switch label="switch" checked onChange={nothing} />
    <Checkbox label="checkbox" checked onChange={nothing} />
    <Chip selected>chosen</Chip>
    <Chip>other</Chip>
    <ProgressBar percent={40} label="progress" />
    <Text tone="muted">muted</Text>
    <hr style={{ border: '1px solid var(--color-outline)' }} />
    <ul style={{ border: '1px solid var(--color-line)' }} />
  </>
);

const style = (element: Element | null | undefined, pseudo?: string) => {
  if (!element) throw new Error('The page lacks the element');
  return getComputedStyle(element, pseudo);
};
const named = (host: HTMLElement, name: string) =>
  [...host.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const ground = () => style(document.documentElement).backgroundColor;

let mounted: ReturnType<typeof mount> | undefined;
afterEach(async () => {
  mounted?.unmount();
  mounted = undefined;
  await emulateWishes();
});

async function open(wishes: Parameters<typeof emulateWishes>[0]): Promise<HTMLElement> {
  await emulateWishes(wishes);
  mounted = mount(page);
  return mounted.host;
}

describe('with the colours that a viewer forces', () => {
  const forced = () => open({ 'forced-colors': 'active' });

  it.each(['primary', 'secondary', 'tinted', 'ghost', 'on art', 'other'])(
    'a border draws the button %s',
    async (name) => {
      const host = await forced();
      const button = style(named(host, name));
      expect(Number.parseFloat(button.borderTopWidth)).toBeGreaterThanOrEqual(1);
      expect(button.borderTopStyle).toBe('solid');
      expect(contrastRatio(button.borderTopColor, ground())).toBeGreaterThanOrEqual(3);
    },
  );

  it('the focus has a ring', async () => {
    const host = await forced();
    await userEvent.tab();
    expect(document.activeElement).toBe(named(host, 'primary'));
    const { outlineStyle, outlineWidth, outlineColor } = style(document.activeElement);
    expect(outlineStyle).toBe('solid');
    expect(Number.parseFloat(outlineWidth)).toBeGreaterThanOrEqual(2);
    expect(contrastRatio(outlineColor, ground())).toBeGreaterThanOrEqual(3);
  });

  it('the chosen chip has a ground that the others have not', async () => {
    const host = await forced();
    const [chosen, other] = [style(named(host, 'chosen')), style(named(host, 'other'))];
    expect(chosen.backgroundColor).not.toBe(other.backgroundColor);
    expect(contrastRatio(chosen.color, chosen.backgroundColor)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(chosen.backgroundColor, ground())).toBeGreaterThanOrEqual(3);
    // Else the system paints the page's colour behind the word, and the word in it is gone.
    expect(chosen.forcedColorAdjust).toBe('none');
  });

  it('switch and checkbox are the system’s own', async () => {
    const host = await forced();
    const [toggle, box] = host.querySelectorAll('input');
    expect(style(toggle).appearance).toBe('auto');
    expect(style(box).appearance).toBe('auto');
  });

  it('progress is told from the way ahead, and the way has an edge', async () => {
    const host = await forced();
    const track = host.querySelector('[role="progressbar"]');
    expect(contrastRatio(style(track?.firstElementChild).backgroundColor, ground())).toBeGreaterThanOrEqual(3);
    expect(Number.parseFloat(style(track).borderTopWidth)).toBeGreaterThanOrEqual(1);
  });
});

describe.each(['dark', 'light'])('with more contrast, %s', (scheme) => {
  const colours = (host: HTMLElement) => {
    const muted = [...host.querySelectorAll('*')].find(
      ({ textContent, childElementCount }) => textContent === 'muted' && childElementCount === 0,
    );
    return {
      muted: style(muted).color,
      outline: style(host.querySelector('hr')).borderTopColor,
      line: style(host.querySelector('ul')).borderTopColor,
      normal: style(document.body).color,
    };
  };

  it('muted text, outlines and hairlines are as strong as text', async () => {
    const usual = colours(await open({ 'prefers-color-scheme': scheme }));
    mounted?.unmount();
    const more = colours(await open({ 'prefers-color-scheme': scheme, 'prefers-contrast': 'more' }));
    for (const part of ['muted', 'outline', 'line'] as const) {
      expect(usual[part]).not.toBe(more[part]);
      expect(more[part]).toBe(more.normal);
      expect(contrastRatio(more[part], ground())).toBeGreaterThanOrEqual(7);
    }
  });
});

describe('with less transparency', () => {
  const behindGlass = () => style(mounted?.host.querySelector('aside')).backdropFilter;
  const withGlass = (
    <>
      <style>{`aside { backdrop-filter: blur(20px) saturate(1.6); }`}</style>
      <GlobalStyle />
      <aside />
    </>
  );

  it('nothing is seen through glass; elsewhere it is', async () => {
    mounted = mount(withGlass);
    expect(behindGlass()).toBe('blur(20px) saturate(1.6)');
    await emulateWishes({ 'prefers-reduced-transparency': 'reduce' });
    expect(behindGlass()).toBe('none');
  });
});

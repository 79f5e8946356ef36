import { describe, expect, it } from 'vitest';
import { changed, exported, imported, rich } from './design-tokens-sample.ts';

describe('export', () => {
  it('writes values as the format wants them', () => {
    const tokens = exported(rich);
    expect(tokens.color.dark.scrim).toEqual({
      $type: 'color',
      $value: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.8, hex: '#000000' },
    });
    expect(tokens.space[3]).toEqual({ $type: 'dimension', $value: { value: 12, unit: 'px' } });
    expect(tokens.motion.fast).toEqual({ $type: 'duration', $value: { value: 120, unit: 'ms' } });
    expect(tokens.font.weight.bold).toEqual({ $type: 'fontWeight', $value: 600 });
    expect(tokens.font.family.text.$value).toEqual(['system-ui']);
    expect(tokens.shadow[3].$value).toHaveLength(2);
  });

  it('lets the largest stand for a fluid size and keeps the CSS beside it', () => {
    expect(exported(rich).type[5]).toEqual({
      $type: 'dimension',
      $value: { value: 4, unit: 'rem' },
      $extensions: { 'tv.livery': { css: 'clamp(2.25rem,1.7rem + 2.4vw,4rem)' } },
    });
  });

  it('names the colour that a shadow takes from the palette', () => {
    expect(exported(rich).focus.shadow.$value.color).toBe('{color.dark.accent}');
  });

  it('keeps named looks, and what has no value in the format, under $extensions', () => {
    const own = exported(rich).$extensions['tv.livery'];
    expect(own.settings).toMatchObject({ scheme: 'dark', 'variant.card': 'title-below' });
    expect(own.unsaid).toEqual({ 'layout.measure': 'none' });
  });
});

describe('import', () => {
  it('gives back the theme that was exported', () => {
    expect(imported(exported(rich))).toEqual({ ok: true, theme: rich, changes: [] });
  });

  it('takes what a designer changed, and says what it was', () => {
    const value = { colorSpace: 'srgb', components: [1, 1, 0.9333], alpha: 1 };
    const json = changed('color/dark/text-strong/$value', value);
    expect(imported(json).changes).toEqual([
      { field: 'palettes.dark.text-strong', from: rich.palettes.dark?.['text-strong'], to: '#FFFFEE' },
    ]);
  });

  it('drops the CSS beside a value that was changed, and takes CSS that says the same value in another way', () => {
    expect(imported(changed('type/5/$value', { value: 5, unit: 'rem' })).theme.type[5]).toBe('5rem');
    const css = 'clamp(2rem,1rem + 3vw,4rem)';
    expect(imported(changed('type/5/$extensions', { 'tv.livery': { css } })).theme.type[5]).toBe(css);
  });

  it('leaves what a file does not name', () => {
    expect(imported({}).theme).toEqual(rich);
    expect(imported({ motion: { $type: 'duration', fast: { $value: { value: 0.1, unit: 's' } } } }).changes).toEqual([
      { field: 'motion.fast', from: '120ms', to: '100ms' },
    ]);
  });

  it('takes a look that the brand brings', () => {
    const json = changed('$extensions/tv.livery/settings/variant.card', 'own-felt');
    expect(imported(json).theme.variant.card).toBe('own-felt');
  });

  it('follows aliases, also to tokens that only they use', () => {
    const json = {
      brand: { sun: { $type: 'color', $value: '#FFEE00' } },
      color: { dark: { warning: { $value: '{brand.sun}' } } },
    };
    expect(imported(json).theme.palettes.dark?.warning).toBe('#FFEE00');
  });

  it('reads the texts of older drafts', () => {
    expect(imported(changed('motion/slow/$value', '310ms')).theme.motion.slow).toBe('310ms');
    expect(imported(changed('radius/m/$value', '9px')).theme.radius.m).toBe('9px');
  });
});

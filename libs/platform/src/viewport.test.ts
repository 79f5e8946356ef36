import { expect, it } from 'vitest';
import { isChannelMobileLayout, isMobileLayout, rowsetKind } from './viewport.ts';

const at = (widthPx: number, mobileBrowser = false) => ({ widthPx, mobileBrowser });

it('BOOT-045 1023 px is mobile in every browser, 1024 px is not', () => {
  expect([isMobileLayout(at(1023)), isMobileLayout(at(1024))]).toEqual([true, false]);
});

it('BOOT-046 a mobile browser is mobile up to 1281 px', () => {
  expect([isMobileLayout(at(1281, true)), isMobileLayout(at(1282, true)), isMobileLayout(at(1281))]).toEqual([
    true,
    false,
    false,
  ]);
});

it('BOOT-047 the channel layout turns mobile at 932 px', () => {
  expect([
    isChannelMobileLayout(at(932)),
    isChannelMobileLayout(at(933)),
    isChannelMobileLayout(at(1400, true)),
  ]).toEqual([true, false, true]);
});

it('ROWS-090 ROWS-091 the rowset kind follows width and browser', () => {
  expect([rowsetKind(at(1023)), rowsetKind(at(1100, true)), rowsetKind(at(1100)), rowsetKind(at(1440))]).toEqual([
    'mobile300',
    'mobile',
    'web',
    'web',
  ]);
});

import { expect, it } from 'vitest';
import { afterFilling, refusesSoundFirst } from './system-habits.ts';

it('ENG-020 iOS 15, 16 and 17 begin silently, and nothing else does', () => {
  const ios = (version: string) => refusesSoundFirst({ name: 'iOS', version });
  expect(['14.8', '15', '16.3.1', '17.0', '18.1', ''].map(ios)).toEqual([false, true, true, true, false, false]);
  expect(refusesSoundFirst({ name: 'Android', version: '15' })).toBe(false);
});

it('ENG-025 on iOS a screen left within 3 s of filling it is filled again', () => {
  const left = (sinceFilledMs: number, isIos: boolean) => afterFilling('left', { sinceFilledMs, isIos });
  expect([left(2_999, true), left(3_000, true), left(10, false)]).toEqual(['undo', 'accept', 'accept']);
});

it('ENG-026 a pause within 2 s of filling the screen is not the viewer’s', () => {
  const paused = (sinceFilledMs: number) => afterFilling('paused', { sinceFilledMs, isIos: false });
  expect([paused(1_999), paused(2_000)]).toEqual(['undo', 'accept']);
});

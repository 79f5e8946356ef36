import { expect, it } from 'vitest';
import { connectionQuality } from './connection.ts';

const good = { savesData: false, isMetered: false, isSlow: false };

it.each([
  ['says nothing of its connection', {}, good],
  ['is on a cable', { connection: { type: 'ethernet', effectiveType: '4g', saveData: false } }, good],
  ['saves data', { connection: { saveData: true } }, { ...good, savesData: true }],
  ['is on a mobile network', { connection: { type: 'cellular', effectiveType: '4g' } }, { ...good, isMetered: true }],
  ['is as slow as one of old', { connection: { effectiveType: '3g' } }, { ...good, isSlow: true }],
])('knows a browser that %s', (_what, navigator, quality) => expect(connectionQuality(navigator)).toEqual(quality));

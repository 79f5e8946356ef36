import { expect, it } from 'vitest';
import { resumePosition } from './resume.ts';

const at = (seconds: number, watchPercentage = 50) => resumePosition({ seconds, watchPercentage });

it('PLAY-016 PLAY-017 resumes from 10 s to 12600 s', () => {
  expect([at(10), at(12_600)]).toEqual([10, 12_600]);
});

it('PLAY-018 PLAY-019 9 s, 12601 s and what was watched to its end begin at 0', () => {
  expect([at(9), at(12_601), at(600, 100), at(Number.NaN)]).toEqual([0, 0, 0, 0]);
});

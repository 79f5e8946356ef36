import { expect, test } from 'vitest';
import { expectFaces, read } from '../testing/expect-faces.ts';
import { AdIdentifier, AdInfo } from './entities.ts';

test('ENT-037 DATA-045 an ad identifier', () => {
  expectFaces(AdIdentifier, { identifier: 'abc', vendor: 'gaid' }, { identifier: 'abc', vendor: 'gaid' });
});

const roll = [{ url: 'https://ads.example/vast?r=[RANDOM]', aliases: ['https://ads2.example/vast'] }];

test('DATA-043 DATA-044 the ads of a stream', () => {
  expectFaces(
    AdInfo,
    {
      pre_roll: roll,
      middle_roll: roll,
      post_roll: roll,
      post_pause_roll: roll,
      middle_roll_points: [{ position: 60_000, urls: ['https://ads.example/mid'] }],
      max_advertising: 3,
      period: 5.5,
      middle_roll_period: 600,
      allow_disable: true,
    },
    {
      preRoll: roll,
      middleRoll: roll,
      postRoll: roll,
      postPauseRoll: roll,
      middleRollPoints: [{ positionMs: 60_000, urls: ['https://ads.example/mid'] }],
      maxAdvertising: 3,
      periodSeconds: 5.5,
      middleRollPeriodSeconds: 600,
      allowDisable: true,
    },
  );
});

test('DATA-043 a roll that could run a script costs itself', () => {
  const { value, issues } = read(AdInfo, { pre_roll: [{ url: 'javascript:alert(1)' }, ...roll] });
  expect(value?.preRoll).toEqual(roll);
  expect(issues).toEqual([{ path: 'pre_roll[0].url', reason: 'unreadable', expected: 'url' }]);
});

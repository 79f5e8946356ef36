import type { AdInfo } from '@livery/contract/ads/entities';
import type { AdSupportedContent } from '../rolls.ts';

const NO_ADS: AdInfo = {
  preRoll: [],
  middleRoll: [],
  postRoll: [],
  postPauseRoll: [],
  middleRollPoints: [],
  allowDisable: false,
};

export const entry = (name: string, ...aliases: readonly string[]) => ({
  url: `https://spots.test/${name}`,
  aliases: aliases.map((alias) => `https://spots.test/${alias}`),
});

export const ALL_ROLLS: AdInfo = {
  ...NO_ADS,
  preRoll: [entry('pre')],
  middleRoll: [entry('middle')],
  postRoll: [entry('post')],
  postPauseRoll: [entry('pause')],
};

export const aFilm = (ads: Partial<AdInfo> = {}): AdSupportedContent => ({
  id: 'film-1',
  isChannel: false,
  isZap: false,
  ads: { ...ALL_ROLLS, ...ads },
});

export const aChannel = (ads: Partial<AdInfo> = {}, isZap = false): AdSupportedContent => ({
  id: 'channel-1',
  isChannel: true,
  isZap,
  ads: { ...ALL_ROLLS, ...ads },
});

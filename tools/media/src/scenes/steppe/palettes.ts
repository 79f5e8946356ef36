import type { Rgb } from '../canvas.ts';

export type SteppePalette = {
  sky: readonly (readonly [number, Rgb])[];
  sun: Rgb;
  disc: string;
  sunAt: readonly [number, number];
  cloudLit: Rgb;
  cloudShade: Rgb;
  snow: Rgb;
  rockLit: Rgb;
  rockShade: Rgb;
  haze: Rgb;
  hill: Rgb;
  ground: Rgb;
  rim: string;
};

export const DAWN: SteppePalette = {
  sky: [
    [0, [52, 40, 92]],
    [0.38, [140, 88, 140]],
    [0.7, [244, 166, 124]],
    [1, [255, 222, 170]],
  ],
  sun: [255, 206, 150],
  disc: '#fffaf0',
  sunAt: [470, 268],
  cloudLit: [255, 214, 178],
  cloudShade: [128, 84, 134],
  snow: [255, 214, 190],
  rockLit: [214, 142, 138],
  rockShade: [84, 62, 108],
  haze: [236, 164, 138],
  hill: [72, 46, 74],
  ground: [22, 14, 28],
  rim: '#ffd9a8',
};

export const DUSK: SteppePalette = {
  sky: [
    [0, [16, 24, 56]],
    [0.42, [58, 60, 110]],
    [0.74, [196, 108, 104]],
    [1, [250, 176, 118]],
  ],
  sun: [255, 150, 96],
  disc: '#ffe9c8',
  sunAt: [860, 372],
  cloudLit: [246, 160, 120],
  cloudShade: [52, 50, 92],
  snow: [214, 180, 190],
  rockLit: [130, 98, 124],
  rockShade: [44, 44, 80],
  haze: [176, 106, 110],
  hill: [44, 34, 58],
  ground: [12, 11, 22],
  rim: '#ffb98a',
};

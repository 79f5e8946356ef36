import { seeded } from '../../scenes/random.ts';
import { crowd, floodlights } from '../arena.ts';
import { bokeh, rain, skyline, wetGround } from '../cityscape.ts';
import type { Scene } from '../frame.ts';
import { finish, glowAt, orb } from '../light.ts';
import { branches, clouds, gradient, grass, ground, mist, mountains, water } from '../nature.ts';

/** Low sun over a steppe: a range far away, grass in front. */
const steppe: Scene = (frame) => {
  const { width, height, scale } = frame;
  const sun: [number, number] = [width * 0.74, height * 0.5];
  gradient(frame, [
    [0, '#0c0c10'],
    [0.34, '#34343c'],
    [0.62, '#a8a8ac'],
  ]);
  clouds(frame, { seed: 'empty steppe', lit: '#cfcfcf', shade: '#222228', sun, cover: 0.5, until: 0.6, stretch: 4 });
  orb(frame, sun[0], sun[1], 44 * scale, '#ffffff', '#e8e8e8');
  mountains(frame, {
    seed: 'empty steppe far',
    low: 0.66,
    high: 0.5,
    cells: 3,
    lit: '#8c8c90',
    shade: '#44444c',
    haze: '#a0a0a4',
    hazeTop: 0.2,
    hazeFoot: 0.8,
    snow: '#d8d8d8',
    sunSide: 1,
  });
  mist(frame, 'empty steppe a', 0.56, 0.78, '#b4b4b8', 0.6);
  mountains(frame, {
    seed: 'empty steppe near',
    low: 0.78,
    high: 0.7,
    cells: 2.4,
    lit: '#505058',
    shade: '#1c1c22',
    haze: '#68686c',
    hazeTop: 0.1,
    hazeFoot: 0.5,
    sunSide: 1,
  });
  const at = ground(frame, 'empty steppe', 0.84, 0.05, '#08080a');
  grass(frame, 'empty steppe', at, '#08080a', 44, 4);
  finish(frame, { vignette: 0.4 });
};

/** A bare branch with one apple before a pale sky. */
const branch: Scene = (frame) => {
  const { context, width, height, scale } = frame;
  const random = seeded('empty branch 3');
  const sun: [number, number] = [width * 0.6, height * 0.6];
  gradient(frame, [
    [0, '#565656'],
    [0.4, '#8c8c8c'],
    [0.7, '#cfcfcf'],
  ]);
  clouds(frame, { seed: 'empty branch', lit: '#e2e2e2', shade: '#6c6c6c', sun, cover: 0.5, until: 0.7, stretch: 4 });
  glowAt(frame, sun[0], sun[1], 620 * scale, '#ffffff', 0.8);
  mountains(frame, {
    seed: 'empty branch far',
    low: 0.8,
    high: 0.66,
    cells: 2,
    lit: '#b0b0b0',
    shade: '#888888',
    haze: '#cccccc',
    hazeTop: 0.4,
    hazeFoot: 0.8,
    sunSide: 1,
  });
  mist(frame, 'empty branch', 0.66, 0.9, '#d8d8d8', 0.7);
  ground(frame, 'empty branch', 0.88, 0.03, '#26262a');
  context.strokeStyle = '#101014';
  const tips: [number, number][] = [];
  for (const angle of [2.72, 3.06])
    branches(context, [width * 1.03, height * 0.02], angle, 270 * scale, 30 * scale, 5, random, (x, y) =>
      tips.push([x, y]),
    );
  const [x, y] = tips.reduce((lowest, tip) => (tip[1] > lowest[1] ? tip : lowest));
  const size = 30 * scale;
  const skin = context.createRadialGradient(x - size * 0.4, y + size * 0.7, size * 0.1, x, y + size, size);
  skin.addColorStop(0, '#5a5a5e');
  skin.addColorStop(1, '#141418');
  context.fillStyle = skin;
  context.beginPath();
  context.arc(x, y + size, size, 0, Math.PI * 2);
  context.fill();
  finish(frame, { vignette: 0.4 });
};

/** A lake at first light, nobody on it. */
const lake: Scene = (frame) => {
  const { width, height, scale } = frame;
  const sun: [number, number] = [width * 0.72, height * 0.46];
  gradient(frame, [
    [0, '#303030'],
    [0.3, '#7c7c7c'],
    [0.52, '#dcdcdc'],
  ]);
  clouds(frame, { seed: 'empty lake', lit: '#f0f0f0', shade: '#6a6a6a', sun, cover: 0.5, until: 0.5, stretch: 5 });
  orb(frame, sun[0], sun[1], 30 * scale, '#ffffff', '#f0f0f0');
  mountains(frame, {
    seed: 'empty lake',
    low: 0.54,
    high: 0.36,
    cells: 3.2,
    lit: '#a8a8a8',
    shade: '#5c5c5c',
    haze: '#d0d0d0',
    hazeTop: 0.3,
    hazeFoot: 0.8,
    snow: '#f4f4f4',
    sunSide: 1,
  });
  mist(frame, 'empty lake', 0.44, 0.6, '#e6e6e6', 0.9);
  water(frame, 0.54, {
    deep: '#2c2c2c',
    light: '#f4f4f4',
    lightX: sun[0],
    glitter: 0.95,
    mirror: 0.6,
    seed: 'empty lake',
  });
  finish(frame, { vignette: 0.35 });
};

/** A pitch at night: the lights are on, nobody plays. */
const pitch: Scene = (frame) => {
  const { context, width, height, scale } = frame;
  const middle = width * 0.7;
  gradient(frame, [
    [0, '#08080c'],
    [0.36, '#3a3a40'],
    [0.6, '#7c7c82'],
  ]);
  crowd(frame, 'empty pitch', 0.4, 0.6, ['#8c8c8c', '#6a6a6a'], '#1c1c20');
  mist(frame, 'empty pitch', 0.3, 0.66, '#9a9a9e', 0.5);
  floodlights(frame, '#f4f4f4', 0.84);
  const turf = height * 0.59;
  const tone = context.createLinearGradient(0, turf, 0, height);
  tone.addColorStop(0, '#86868a');
  tone.addColorStop(1, '#141416');
  context.fillStyle = tone;
  context.fillRect(0, turf, width, height - turf);
  for (let stripe = 0; stripe < 24; stripe += 2) {
    context.fillStyle = 'rgba(255,255,255,0.08)';
    context.beginPath();
    context.moveTo(middle + (stripe - 12) * 70 * scale, turf);
    context.lineTo(middle + (stripe - 11) * 70 * scale, turf);
    context.lineTo(middle + (stripe - 11) * 260 * scale, height);
    context.lineTo(middle + (stripe - 12) * 260 * scale, height);
    context.fill();
  }
  context.strokeStyle = 'rgba(255,255,255,0.8)';
  context.lineWidth = 5 * scale;
  context.beginPath();
  context.ellipse(middle, height * 0.77, 330 * scale, 90 * scale, 0, 0, Math.PI * 2);
  context.moveTo(0, height * 0.77);
  context.lineTo(width, height * 0.77);
  context.stroke();
  finish(frame, { bloom: 0.36, vignette: 0.5 });
};

/** A wet street at night: signs are lit, nobody walks. */
const street: Scene = (frame) => {
  const { context, width, height, scale } = frame;
  gradient(frame, [
    [0, '#08080c'],
    [0.5, '#2c2c32'],
    [0.75, '#606066'],
  ]);
  const houses = { foot: 0.74, windows: ['#d8d8d8', '#a8a8a8'], lit: 0.16 };
  skyline(frame, { ...houses, seed: 'empty far', low: 0.3, high: 0.62, widths: [60, 130], fill: '#26262c' });
  mist(frame, 'empty street', 0.3, 0.8, '#7c7c80', 0.5);
  skyline(frame, { ...houses, seed: 'empty near', low: 0.24, high: 0.5, widths: [90, 190], fill: '#101014' });
  for (const [x, y, wide, tall] of [
    [0.5, 0.44, 26, 120],
    [0.66, 0.34, 34, 170],
    [0.78, 0.5, 100, 26],
    [0.9, 0.36, 30, 150],
  ] as const) {
    context.fillStyle = '#f4f4f4';
    context.beginPath();
    context.roundRect(width * x, height * y, wide * scale, tall * scale, 6 * scale);
    context.fill();
    glowAt(frame, width * x + (wide * scale) / 2, height * y + (tall * scale) / 2, 200 * scale, '#ffffff', 0.7);
  }
  wetGround(frame, 0.76, '#0c0c10', 0.85);
  bokeh(frame, 'empty street', 26, 0.62, 0.95, ['#e8e8e8', '#b0b0b0']);
  rain(frame, 300, '#ffffff', 0.16);
  finish(frame, { bloom: 0.44, vignette: 0.5 });
};

/** Places with nobody in them, in grey: a brand's own colours are laid over them. */
export const EMPTY_PLACES: Readonly<Record<string, Scene>> = { steppe, branch, lake, pitch, street };

import { GRADE_RECIPES } from '../seed/grades.ts';
import { hashOf } from '../seed/random.ts';
import type { Grade } from '../seed/scenes.ts';

/** Film grain, from -1 to 1, on a tile that repeats. */
const GRAIN_SIDE = 256;
/** How far grain moves a middle tone, in steps of 255. */
const GRAIN_STRENGTH = 5;

const LUMA = [0.299, 0.587, 0.114] as const;

const GRAIN = grainTile();

/**
 * Grades a picture in place (8-bit RGB): hue, saturation and brightness, then shadows and lights drawn towards the grade's
 * tints, then grain. All but the grain is one 3 × 3 matrix and an offset.
 */
export function gradePixels(pixels: Uint8Array, width: number, grade: Grade, seed: string): void {
  const { matrix, offset } = gradeMatrix(grade);
  const [m00, m01, m02, m10, m11, m12, m20, m21, m22] = matrix;
  const [o0, o1, o2] = offset;
  const start = hashOf(seed);
  for (let at = 0, index = 0; at + 2 < pixels.length; at += 3, index += 1) {
    const red = pixels[at] ?? 0;
    const green = pixels[at + 1] ?? 0;
    const blue = pixels[at + 2] ?? 0;
    const x = (index + start) & (GRAIN_SIDE - 1);
    const y = (((index / width) | 0) + (start >>> 8)) & (GRAIN_SIDE - 1);
    const tone = (red + green + blue) / 765;
    const grain = (GRAIN[y * GRAIN_SIDE + x] ?? 0) * (0.35 + tone * (1 - tone) * 2.6);
    pixels[at] = clamp(m00 * red + m01 * green + m02 * blue + o0 + grain);
    pixels[at + 1] = clamp(m10 * red + m11 * green + m12 * blue + o1 + grain);
    pixels[at + 2] = clamp(m20 * red + m21 * green + m22 * blue + o2 + grain);
  }
}

type Matrix = readonly [number, number, number, number, number, number, number, number, number];

export function gradeMatrix(grade: Grade): {
  readonly matrix: Matrix;
  readonly offset: readonly [number, number, number];
} {
  const recipe = GRADE_RECIPES[grade];
  const turned = multiply(saturation(recipe.saturation), hueRotation(recipe.hueDegrees));
  const low = tint(recipe.shadow);
  const high = tint(recipe.light);
  const keep = 1 - recipe.strength;
  const rows = ([0, 1, 2] as const).map((row) => {
    const span = ((high[row] - low[row]) / 255) * recipe.strength;
    return ([0, 1, 2] as const).map(
      (column) => ((turned[row * 3 + column] ?? 0) * keep + LUMA[column] * span) * recipe.brightness,
    );
  });
  const flat = rows.flat();
  return {
    matrix: [
      flat[0] ?? 1,
      flat[1] ?? 0,
      flat[2] ?? 0,
      flat[3] ?? 0,
      flat[4] ?? 1,
      flat[5] ?? 0,
      flat[6] ?? 0,
      flat[7] ?? 0,
      flat[8] ?? 1,
    ],
    offset: [low[0] * recipe.strength, low[1] * recipe.strength, low[2] * recipe.strength],
  };
}

/** Turns hues while brightness stays (the usual matrix of SVG filters). */
function hueRotation(degrees: number): readonly number[] {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  return [
    0.213 + cos * 0.787 - sin * 0.213,
    0.715 - cos * 0.715 - sin * 0.715,
    0.072 - cos * 0.072 + sin * 0.928,
    0.213 - cos * 0.213 + sin * 0.143,
    0.715 + cos * 0.285 + sin * 0.14,
    0.072 - cos * 0.072 - sin * 0.283,
    0.213 - cos * 0.213 - sin * 0.787,
    0.715 - cos * 0.715 + sin * 0.715,
    0.072 + cos * 0.928 + sin * 0.072,
  ];
}

function saturation(amount: number): readonly number[] {
  return ([0, 1, 2] as const).flatMap((row) =>
    ([0, 1, 2] as const).map((column) => LUMA[column] * (1 - amount) + (row === column ? amount : 0)),
  );
}

function multiply(left: readonly number[], right: readonly number[]): readonly number[] {
  return [0, 1, 2].flatMap((row) =>
    [0, 1, 2].map((column) =>
      [0, 1, 2].reduce((sum, at) => sum + (left[row * 3 + at] ?? 0) * (right[at * 3 + column] ?? 0), 0),
    ),
  );
}

function tint(hex: string): readonly [number, number, number] {
  return [
    Number.parseInt(hex.slice(1, 3), 16),
    Number.parseInt(hex.slice(3, 5), 16),
    Number.parseInt(hex.slice(5, 7), 16),
  ];
}

function clamp(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value;
}

function grainTile(): Float32Array {
  let state = 0x9e3779b9;
  const noise = (): number => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
    state = (Math.imul(state ^ (state >>> 12), 0x297a2d39) + 0x6d2b79f5) | 0;
    return ((state >>> 0) / 4294967296) * 2 - 1;
  };
  // The mean of two gives a bell-like spread: fewer hard specks than even noise.
  return Float32Array.from({ length: GRAIN_SIDE * GRAIN_SIDE }, () => (noise() + noise()) * GRAIN_STRENGTH);
}

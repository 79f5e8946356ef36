import type { Grade } from './scenes.ts';

/** A grade as two tints laid over the picture: shadows and lights, with their strength (0..1), and saturation. */
export interface GradeRecipe {
  readonly shadow: string;
  readonly light: string;
  readonly strength: number;
  readonly saturation: number;
  /** Degrees of hue rotation, kept small so that skin, grass and sky stay believable. */
  readonly hueDegrees: number;
  readonly brightness: number;
}

export const GRADE_RECIPES: Readonly<Record<Grade, GradeRecipe>> = {
  'as-drawn': { shadow: '#000000', light: '#ffffff', strength: 0, saturation: 1, hueDegrees: 0, brightness: 1 },
  amber: { shadow: '#2a1608', light: '#ffcf87', strength: 0.34, saturation: 0.92, hueDegrees: 8, brightness: 1.02 },
  teal: { shadow: '#04202a', light: '#a6e9df', strength: 0.36, saturation: 0.9, hueDegrees: -14, brightness: 0.98 },
  violet: { shadow: '#150a33', light: '#e0b4ff', strength: 0.34, saturation: 1, hueDegrees: 22, brightness: 0.98 },
  rose: { shadow: '#2d0a1c', light: '#ffbfc4', strength: 0.3, saturation: 0.98, hueDegrees: -18, brightness: 1.02 },
  moss: { shadow: '#0c1c0c', light: '#dfe9a0', strength: 0.34, saturation: 0.82, hueDegrees: 14, brightness: 0.98 },
  steel: { shadow: '#0b1420', light: '#d6e4f2', strength: 0.42, saturation: 0.5, hueDegrees: 0, brightness: 1.02 },
  ember: { shadow: '#24080a', light: '#ff9d6b', strength: 0.36, saturation: 1.02, hueDegrees: -8, brightness: 0.94 },
};

/** The colour that a graded picture averages to: its own mixed with the grade's middle tone. */
export function gradedColor(hex: string, grade: Grade): string {
  const { shadow, light, strength } = GRADE_RECIPES[grade];
  const own = channels(hex);
  const luma = (own[0] * 0.3 + own[1] * 0.59 + own[2] * 0.11) / 255;
  const low = channels(shadow);
  const high = channels(light);
  const mixed = own.map((value, index) => {
    const tint = (low[index] ?? 0) + ((high[index] ?? 0) - (low[index] ?? 0)) * luma;
    return Math.round(value + (tint - value) * strength);
  });
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function channels(hex: string): [number, number, number] {
  return [
    Number.parseInt(hex.slice(1, 3), 16),
    Number.parseInt(hex.slice(3, 5), 16),
    Number.parseInt(hex.slice(5, 7), 16),
  ];
}

import type { Context } from '../scenes/canvas.ts';
import { onLayer, blendIn, type Frame } from './frame.ts';

/** A stencil bust in three tones: mid face, deep shadow with a nose-shaped edge, light plane. */
export interface Face {
  readonly skin: string;
  readonly shade: string;
  readonly light: string;
  readonly hair: string;
  readonly top: string;
  readonly style: 'short' | 'long' | 'bun' | 'bob' | 'curly' | 'braid' | 'bald' | 'cap' | 'scarf';
  readonly isWoman?: boolean;
  readonly beard?: boolean;
  readonly glasses?: boolean;
  /** 1 = light from the left, -1 = from the right. */
  readonly facing?: 1 | -1;
}

const HEAD = { centre: -1.42, halfWidth: 0.4, halfHeight: 0.52 } as const;

/** Draws a bust whose shoulders end at (x, y); `size` is about a third of its height. */
export function bust(frame: Frame, x: number, y: number, size: number, face: Face): void {
  const layer = onLayer(frame, (context) => {
    context.translate(x, y);
    context.scale(size * (face.facing ?? 1), size);
    backHair(context, face);
    context.save();
    context.translate(0, -0.1);
    shoulders(context, face);
    context.restore();
    head(context, face);
    features(context, face);
    frontHair(context, face);
  });
  blendIn(frame, layer, 'source-over');
}

function headPath(context: Context, isWoman: boolean): void {
  const jaw = isWoman ? 0.25 : 0.31;
  const { centre, halfWidth, halfHeight } = HEAD;
  context.beginPath();
  context.moveTo(-halfWidth, centre - 0.06);
  context.bezierCurveTo(
    -halfWidth,
    centre - halfHeight * 1.16,
    halfWidth,
    centre - halfHeight * 1.16,
    halfWidth,
    centre - 0.06,
  );
  context.bezierCurveTo(halfWidth, centre + 0.22, jaw, centre + halfHeight * 0.94, 0.06, centre + halfHeight);
  context.bezierCurveTo(0, centre + halfHeight * 1.02, 0, centre + halfHeight * 1.02, -0.06, centre + halfHeight);
  context.bezierCurveTo(-jaw, centre + halfHeight * 0.94, -halfWidth, centre + 0.22, -halfWidth, centre - 0.06);
}

function shoulders(context: Context, { skin, shade, top, isWoman = false }: Face): void {
  context.fillStyle = shade;
  context.fillRect(-0.17, -1.06, 0.34, 0.7);
  context.fillStyle = skin;
  context.beginPath();
  context.moveTo(-0.17, -1.0);
  context.lineTo(-0.02, -0.92);
  context.lineTo(-0.06, -0.36);
  context.lineTo(-0.2, -0.36);
  context.fill();
  const half = isWoman ? 0.86 : 1.02;
  const cloth = context.createLinearGradient(-half, 0, half, 0);
  cloth.addColorStop(0, lighter(top, 1.25));
  cloth.addColorStop(0.45, top);
  cloth.addColorStop(1, lighter(top, 0.4));
  context.fillStyle = cloth;
  context.beginPath();
  context.moveTo(-half, 0.3);
  context.bezierCurveTo(-half, -0.42, -half * 0.5, -0.58, -0.2, -0.66);
  context.quadraticCurveTo(0, -0.42, 0.2, -0.66);
  context.bezierCurveTo(half * 0.5, -0.58, half, -0.42, half, 0.3);
  context.fill();
}

function head(context: Context, { skin, shade, light, isWoman = false }: Face): void {
  const { centre } = HEAD;
  context.fillStyle = shade;
  context.beginPath();
  context.ellipse(0.4, centre + 0.06, 0.07, 0.12, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = skin;
  context.beginPath();
  context.ellipse(-0.4, centre + 0.06, 0.07, 0.12, 0, 0, Math.PI * 2);
  context.fill();
  context.save();
  headPath(context, isWoman);
  context.fillStyle = skin;
  context.fill();
  context.clip();
  context.fillStyle = light;
  context.beginPath();
  context.moveTo(-0.5, centre - 0.4);
  context.quadraticCurveTo(-0.2, centre - 0.36, -0.16, centre - 0.02);
  context.quadraticCurveTo(-0.2, centre + 0.2, -0.3, centre + 0.24);
  context.quadraticCurveTo(-0.34, centre + 0.4, -0.2, centre + 0.6);
  context.lineTo(-0.6, centre + 0.6);
  context.fill();
  context.fillStyle = shade;
  context.beginPath();
  context.moveTo(0.06, centre - 0.7);
  context.lineTo(0.03, centre - 0.14);
  context.quadraticCurveTo(0.03, centre + 0.04, 0.1, centre + 0.15);
  context.quadraticCurveTo(0.1, centre + 0.21, 0.0, centre + 0.21);
  context.quadraticCurveTo(0.02, centre + 0.25, 0.05, centre + 0.3);
  context.quadraticCurveTo(0.0, centre + 0.36, 0.03, centre + 0.42);
  context.lineTo(0.0, centre + 0.7);
  context.lineTo(0.7, centre + 0.7);
  context.lineTo(0.7, centre - 0.8);
  context.fill();
  context.restore();
  // The clip leaves a fringe of the lit skin around the dark half.
  context.save();
  context.beginPath();
  context.rect(0.08, centre - 1, 1, 2);
  context.clip();
  headPath(context, isWoman);
  context.strokeStyle = shade;
  context.lineWidth = 0.014;
  context.stroke();
  context.restore();
}

function features(
  context: Context,
  { hair, shade, light, isWoman = false, beard = false, glasses = false }: Face,
): void {
  const { centre } = HEAD;
  const ink = lighter(shade, 0.45);
  context.lineCap = 'round';
  for (const side of [-1, 1]) {
    context.strokeStyle = side < 0 ? lighter(hair, 1.1) : ink;
    context.lineWidth = isWoman ? 0.028 : 0.044;
    context.beginPath();
    context.moveTo(side * 0.08, centre - 0.115);
    context.quadraticCurveTo(side * 0.19, centre - 0.17, side * 0.28, centre - 0.11);
    context.stroke();
    context.fillStyle = ink;
    context.beginPath();
    context.ellipse(side * 0.175, centre - 0.01, 0.062, isWoman ? 0.03 : 0.024, side * 0.08, 0, Math.PI * 2);
    context.fill();
    if (isWoman) {
      context.lineWidth = 0.018;
      context.strokeStyle = ink;
      context.beginPath();
      context.moveTo(side * 0.11, centre - 0.02);
      context.quadraticCurveTo(side * 0.18, centre - 0.06, side * 0.255, centre - 0.025);
      context.stroke();
    }
  }
  context.fillStyle = isWoman ? '#9c3f46' : lighter(shade, 0.8);
  context.beginPath();
  context.moveTo(-0.12, centre + 0.31);
  context.quadraticCurveTo(-0.04, centre + 0.28, 0.01, centre + 0.295);
  context.quadraticCurveTo(0.06, centre + 0.28, 0.12, centre + 0.31);
  context.quadraticCurveTo(0.01, centre + (isWoman ? 0.375 : 0.345), -0.12, centre + 0.31);
  context.fill();
  if (beard) {
    context.save();
    headPath(context, false);
    context.clip();
    context.fillStyle = hair;
    context.globalAlpha = 0.94;
    context.beginPath();
    context.moveTo(-0.44, centre + 0.04);
    context.quadraticCurveTo(-0.3, centre + 0.24, -0.14, centre + 0.24);
    context.quadraticCurveTo(0, centre + 0.22, 0.14, centre + 0.24);
    context.quadraticCurveTo(0.3, centre + 0.24, 0.44, centre + 0.04);
    context.lineTo(0.5, centre + 0.7);
    context.lineTo(-0.5, centre + 0.7);
    context.fill();
    context.globalAlpha = 1;
    context.fillStyle = lighter(shade, 0.9);
    context.beginPath();
    context.ellipse(0, centre + 0.325, 0.1, 0.022, 0, 0, Math.PI * 2);
    context.fill();
    context.restore();
  }
  if (glasses) {
    context.strokeStyle = '#1a1216';
    context.lineWidth = 0.032;
    for (const side of [-1, 1]) {
      context.beginPath();
      context.arc(side * 0.185, centre, 0.135, 0, Math.PI * 2);
      context.stroke();
      context.fillStyle = side < 0 ? `${light}55` : '#ffffff10';
      context.fill();
    }
    context.beginPath();
    context.moveTo(-0.05, centre - 0.02);
    context.quadraticCurveTo(0, centre - 0.05, 0.05, centre - 0.02);
    context.moveTo(-0.32, centre - 0.02);
    context.lineTo(-0.41, centre - 0.04);
    context.moveTo(0.32, centre - 0.02);
    context.lineTo(0.41, centre - 0.04);
    context.stroke();
  }
}

function backHair(context: Context, { hair, style, isWoman = false }: Face): void {
  const { centre } = HEAD;
  context.fillStyle = hair;
  context.beginPath();
  if (style === 'long') {
    context.moveTo(-0.5, centre);
    context.bezierCurveTo(-0.62, centre - 0.8, 0.62, centre - 0.8, 0.52, centre);
    context.bezierCurveTo(0.62, centre + 0.6, 0.66, centre + 1, 0.5, centre + 1.3);
    context.lineTo(-0.54, centre + 1.3);
    context.bezierCurveTo(-0.66, centre + 0.9, -0.58, centre + 0.5, -0.5, centre);
  }
  if (style === 'bob') context.ellipse(0, centre + 0.06, 0.56, 0.68, 0, 0, Math.PI * 2);
  if (style === 'curly') {
    for (let lock = 0; lock < 22; lock += 1) {
      const angle = Math.PI * (isWoman ? 0.86 + (lock / 21) * 1.28 : 1.02 + (lock / 21) * 0.96);
      context.moveTo(Math.cos(angle) * 0.5, centre + Math.sin(angle) * 0.56);
      context.arc(Math.cos(angle) * 0.5, centre + Math.sin(angle) * 0.56, 0.17, 0, Math.PI * 2);
    }
  }
  if (style === 'bun') context.ellipse(0, centre - 0.66, 0.21, 0.18, 0, 0, Math.PI * 2);
  if (style === 'braid') {
    for (let lock = 0; lock < 8; lock += 1) {
      context.moveTo(0.5, centre + 0.4 + lock * 0.14);
      context.ellipse(0.46 + (lock % 2) * 0.04, centre + 0.4 + lock * 0.14, 0.11, 0.1, 0, 0, Math.PI * 2);
    }
  }
  context.fill();
}

function frontHair(context: Context, { hair, style, top, isWoman = false }: Face): void {
  const { centre, halfHeight } = HEAD;
  const crown = centre - halfHeight * 1.08;
  const gloss = context.createLinearGradient(-0.45, crown, 0.45, centre);
  gloss.addColorStop(0, lighter(hair, 1.9));
  gloss.addColorStop(0.4, hair);
  gloss.addColorStop(1, lighter(hair, 0.6));
  context.fillStyle = gloss;
  context.beginPath();
  switch (style) {
    case 'bald':
      return;
    case 'short':
    case 'curly': {
      context.moveTo(-0.43, centre - 0.02);
      context.bezierCurveTo(-0.54, crown - 0.16, 0.54, crown - 0.18, 0.43, centre - 0.02);
      context.bezierCurveTo(0.4, centre - 0.24, 0.3, centre - 0.34, 0.1, centre - 0.33);
      context.bezierCurveTo(-0.1, centre - 0.3, -0.24, centre - 0.36, -0.36, centre - 0.22);
      context.quadraticCurveTo(-0.41, centre - 0.14, -0.43, centre - 0.02);
      break;
    }
    case 'cap':
    case 'scarf': {
      context.fillStyle = style === 'cap' ? lighter(top, 1.3) : lighter(top, 1.5);
      context.moveTo(-0.46, centre - 0.2);
      context.bezierCurveTo(-0.5, crown - 0.2, 0.5, crown - 0.2, 0.46, centre - 0.2);
      context.quadraticCurveTo(0, centre - 0.34, -0.46, centre - 0.2);
      if (style === 'cap') {
        context.moveTo(-0.46, centre - 0.22);
        context.quadraticCurveTo(-0.7, centre - 0.2, -0.66, centre - 0.12);
        context.quadraticCurveTo(-0.3, centre - 0.26, 0.1, centre - 0.26);
      } else {
        context.moveTo(0.4, centre - 0.3);
        context.bezierCurveTo(0.66, centre + 0.2, 0.6, centre + 0.7, 0.5, centre + 0.9);
        context.lineTo(0.3, centre + 0.6);
        context.quadraticCurveTo(0.46, centre + 0.2, 0.4, centre - 0.2);
        context.moveTo(-0.4, centre - 0.3);
        context.bezierCurveTo(-0.64, centre + 0.2, -0.56, centre + 0.6, -0.5, centre + 0.86);
        context.lineTo(-0.28, centre + 0.62);
        context.quadraticCurveTo(-0.46, centre + 0.2, -0.4, centre - 0.2);
      }
      break;
    }
    default: {
      const part = isWoman ? -0.1 : 0.06;
      context.moveTo(-0.46, centre + 0.2);
      context.bezierCurveTo(-0.58, crown - 0.14, 0.58, crown - 0.16, 0.47, centre + 0.2);
      context.bezierCurveTo(0.44, centre - 0.16, 0.24, centre - 0.3, part, centre - 0.42);
      context.bezierCurveTo(-0.26, centre - 0.3, -0.42, centre - 0.16, -0.46, centre + 0.2);
    }
  }
  context.fill();
}

/** A colour times a factor, kept inside the range. */
export function lighter(hex: string, factor: number): string {
  const part = (from: number): string =>
    Math.min(255, Math.round(Number.parseInt(hex.slice(from, from + 2), 16) * factor))
      .toString(16)
      .padStart(2, '0');
  return `#${part(1)}${part(3)}${part(5)}`;
}

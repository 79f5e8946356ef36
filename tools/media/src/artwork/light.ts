import { css, type Context } from '../scenes/canvas.ts';
import { onLayer, blendIn, rgb, type Frame } from './frame.ts';
import type { Point } from '../scenes/limbs.ts';

/** A soft round light added to the picture. */
export function glowAt(
  frame: Frame,
  x: number,
  y: number,
  radius: number,
  color: string,
  strength = 1,
  mode: GlobalCompositeOperation = 'screen',
): void {
  const { context } = frame;
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  const tone = rgb(color);
  for (const [at, share] of [
    [0, 1],
    [0.18, 0.62],
    [0.42, 0.26],
    [0.7, 0.07],
    [1, 0],
  ] as const) {
    gradient.addColorStop(at, css(tone, share * strength));
  }
  context.save();
  context.globalCompositeOperation = mode;
  context.fillStyle = gradient;
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  context.restore();
}

/** Sun or moon: a disc with a hard edge and two halos. */
export function orb(
  frame: Frame,
  x: number,
  y: number,
  radius: number,
  color: string,
  halo: string,
  strength = 1,
): void {
  glowAt(frame, x, y, radius * 9, halo, 0.55 * strength);
  glowAt(frame, x, y, radius * 3.2, halo, 0.8 * strength);
  frame.context.fillStyle = color;
  frame.context.beginPath();
  frame.context.arc(x, y, radius, 0, Math.PI * 2);
  frame.context.fill();
}

/** A beam from a point: a triangle that fades along its length and softens at its sides. */
export function beam(
  frame: Frame,
  from: Point,
  to: Point,
  startWidth: number,
  endWidth: number,
  color: string,
  strength: number,
  blur = 6,
): void {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]) + Math.PI / 2;
  const sideX = Math.cos(angle);
  const sideY = Math.sin(angle);
  const layer = onLayer(frame, (context) => {
    const gradient = context.createLinearGradient(from[0], from[1], to[0], to[1]);
    const tone = rgb(color);
    gradient.addColorStop(0, css(tone, strength));
    gradient.addColorStop(0.5, css(tone, strength * 0.34));
    gradient.addColorStop(1, css(tone, 0));
    context.fillStyle = gradient;
    context.beginPath();
    context.moveTo(from[0] - (sideX * startWidth) / 2, from[1] - (sideY * startWidth) / 2);
    context.lineTo(from[0] + (sideX * startWidth) / 2, from[1] + (sideY * startWidth) / 2);
    context.lineTo(to[0] + (sideX * endWidth) / 2, to[1] + (sideY * endWidth) / 2);
    context.lineTo(to[0] - (sideX * endWidth) / 2, to[1] - (sideY * endWidth) / 2);
    context.fill();
  });
  blendIn(frame, layer, 'screen', 1, `blur(${blur * frame.scale}px)`);
}

/** A silhouette with a rim of light: drawn in the light's colour, then its dark copy shifted away from the light. */
export function rimmed(
  frame: Frame,
  draw: (context: Context, fill: string) => void,
  {
    dark,
    rim,
    shift,
    strength = 1,
  }: { readonly dark: string; readonly rim: string; readonly shift: Point; readonly strength?: number },
): void {
  const lit = onLayer(frame, (context) => {
    draw(context, rim);
    context.globalCompositeOperation = 'source-atop';
    context.translate(shift[0], shift[1]);
    context.filter = `blur(${0.8 * frame.scale}px)`;
    draw(context, dark);
  });
  if (strength < 1) {
    const plain = onLayer(frame, (context) => draw(context, dark));
    blendIn(frame, plain, 'source-over');
  }
  blendIn(frame, lit, 'source-over', strength);
}

/** The last pass: bright parts bleed, a tint in soft light, corners fall off. Grain is added when a picture is served. */
export function finish(
  frame: Frame,
  {
    bloom = 0.35,
    tint,
    tintStrength = 0.25,
    vignette = 0.5,
  }: {
    readonly bloom?: number;
    readonly tint?: string;
    readonly tintStrength?: number;
    readonly vignette?: number;
  } = {},
): void {
  const { context, width, height } = frame;
  const quarter = new OffscreenCanvas(Math.ceil(width / 4), Math.ceil(height / 4));
  const small = quarter.getContext('2d');
  if (small === null) throw new Error('This browser gives no 2D canvas.');
  small.filter = 'contrast(1.7) blur(6px)';
  small.drawImage(context.canvas, 0, 0, quarter.width, quarter.height);
  blendIn(frame, quarter, 'screen', bloom);
  if (tint !== undefined) {
    context.save();
    context.globalCompositeOperation = 'soft-light';
    context.globalAlpha = tintStrength;
    context.fillStyle = tint;
    context.fillRect(0, 0, width, height);
    context.restore();
  }
  const corner = context.createRadialGradient(
    width / 2,
    height * 0.47,
    Math.min(width, height) * 0.36,
    width / 2,
    height / 2,
    Math.hypot(width, height) * 0.58,
  );
  corner.addColorStop(0, 'rgba(4,4,12,0)');
  corner.addColorStop(1, `rgba(4,4,12,${vignette})`);
  context.fillStyle = corner;
  context.fillRect(0, 0, width, height);
}

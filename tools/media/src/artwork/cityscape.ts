import { seeded } from '../scenes/random.ts';
import { type Frame, onLayer } from './frame.ts';

interface Skyline {
  readonly seed: string;
  readonly foot: number;
  /** Heights as shares of the picture. */
  readonly low: number;
  readonly high: number;
  readonly widths: readonly [number, number];
  readonly fill: string | CanvasGradient;
  readonly windows?: readonly string[];
  /** Share of windows that are lit. */
  readonly lit?: number;
}

/** A row of blocks with windows; returns the roofs as [left, right, top]. */
export function skyline(
  frame: Frame,
  { seed, foot, low, high, widths, fill, windows, lit = 0.3 }: Skyline,
): readonly [number, number, number][] {
  const { context, width, height, scale } = frame;
  const random = seeded(`${seed} skyline`);
  const roofs: [number, number, number][] = [];
  for (let x = -random() * 60 * scale; x < width;) {
    const wide = (widths[0] + random() * (widths[1] - widths[0])) * scale;
    const tall = height * (low + random() ** 1.5 * (high - low));
    const top = height * foot - tall;
    context.fillStyle = fill;
    context.fillRect(x, top, wide + 1, tall + height * (1 - foot));
    if (random() < 0.4) context.fillRect(x + wide * 0.4, top - 26 * scale * random(), 3 * scale, 30 * scale);
    roofs.push([x, x + wide, top]);
    if (windows !== undefined) {
      const cell = 13 * scale;
      for (let windowY = top + cell; windowY < height * foot - cell; windowY += cell * 1.35) {
        for (let windowX = x + cell * 0.6; windowX < x + wide - cell * 0.8; windowX += cell) {
          if (random() > lit) continue;
          context.fillStyle = windows[Math.floor(random() * windows.length)] ?? '#ffffff';
          context.globalAlpha = 0.25 + random() * 0.75;
          context.fillRect(windowX, windowY, cell * 0.44, cell * 0.62);
          context.globalAlpha = 1;
        }
      }
    }
    x += wide + (random() < 0.3 ? random() * 20 * scale : 0);
  }
  return roofs;
}

/** Wet asphalt: the flipped, stretched and blurred street. */
export function wetGround(frame: Frame, top: number, tint: string, strength = 0.65): void {
  const { context, width, height, scale } = frame;
  const copy = onLayer(frame, (layer) => layer.drawImage(context.canvas, 0, 0));
  const y = height * top;
  context.save();
  context.beginPath();
  context.rect(0, y, width, height - y);
  context.clip();
  context.fillStyle = tint;
  context.fillRect(0, y, width, height - y);
  context.globalAlpha = strength;
  context.filter = `blur(${9 * scale}px)`;
  context.translate(0, y * 2);
  context.scale(1, -1);
  context.drawImage(copy, 0, -height * 0.06, width, height * 1.1);
  context.restore();
  const random = seeded('wet');
  for (let line = 0; line < 60; line += 1) {
    context.fillStyle = `rgba(255,255,255,${random() * 0.05})`;
    context.fillRect(random() * width, y + random() ** 1.4 * (height - y), (40 + random() * 200) * scale, 1.6 * scale);
  }
}

export function rain(frame: Frame, count: number, color: string, slant: number): void {
  const { context, width, height, scale } = frame;
  const random = seeded('rain');
  for (let drop = 0; drop < count; drop += 1) {
    const x = random() * width * 1.2 - width * 0.1;
    const y = random() * height;
    const length = (16 + random() * 44) * scale;
    context.strokeStyle = color;
    context.globalAlpha = 0.06 + random() * 0.26;
    context.lineWidth = (0.7 + random() * 1.1) * scale;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x - length * slant, y + length);
    context.stroke();
  }
  context.globalAlpha = 1;
}

/** Round out-of-focus lights. */
export function bokeh(
  frame: Frame,
  seed: string,
  count: number,
  top: number,
  bottom: number,
  colors: readonly string[],
  largest = 26,
): void {
  const { context, width, height, scale } = frame;
  const random = seeded(seed);
  context.save();
  context.globalCompositeOperation = 'screen';
  for (let light = 0; light < count; light += 1) {
    context.fillStyle = colors[light % colors.length] ?? '#ffffff';
    context.globalAlpha = 0.1 + random() * 0.34;
    context.beginPath();
    context.arc(
      random() * width,
      height * (top + random() * (bottom - top)),
      (6 + random() * largest) * scale,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
  context.restore();
}

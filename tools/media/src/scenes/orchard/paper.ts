import { css, HEIGHT, layer, TAU, vertical, WIDTH, type Layer, type Rgb } from '../canvas.ts';
import { fbm, smoothstep } from '../noise.ts';

export const MOON = [430, 190] as const;

export function paperSky(): Layer {
  const grain = fbm('paper', 4, 64);
  return layer(WIDTH, HEIGHT, (context) => {
    context.fillStyle = vertical(context, 0, 600, [
      [0, '#20245e'],
      [0.5, '#3c4a9c'],
      [1, '#7a86c8'],
    ]);
    context.fillRect(0, 0, WIDTH, HEIGHT);
    for (const [radius, alpha] of [
      [330, 0.07],
      [250, 0.09],
      [180, 0.12],
      [124, 0.16],
    ] as const) {
      context.fillStyle = `rgba(255,244,206,${alpha})`;
      context.beginPath();
      context.arc(MOON[0], MOON[1], radius, 0, TAU);
      context.fill();
    }
    context.fillStyle = '#fff3d0';
    context.beginPath();
    context.arc(MOON[0], MOON[1], 78, 0, TAU);
    context.fill();
    context.fillStyle = 'rgba(226,196,140,0.4)';
    for (const [x, y, radius] of [
      [-24, -18, 15],
      [22, 12, 19],
      [-12, 36, 10],
      [34, -32, 8],
    ] as const) {
      context.beginPath();
      context.arc(MOON[0] + x, MOON[1] + y, radius, 0, TAU);
      context.fill();
    }
    // Fibres of the paper.
    for (let y = 0; y < 560; y += 3) {
      context.globalAlpha = 0.05 * smoothstep(0.4, 0.7, grain(y / 9, 3));
      context.fillStyle = '#fff';
      context.fillRect(0, y, WIDTH, 1);
    }
    context.globalAlpha = 1;
  });
}

/** A sheet of paper cut along a soft hill, with the shadow that it throws on the sheet behind. */
export function hill(seed: string, width: number, height: number, colour: Rgb, amplitude: number): Layer {
  const outline = fbm(`hill ${seed}`, 2, 2);
  return layer(width, height, (context) => {
    const cut = (lift: number) => {
      context.beginPath();
      context.moveTo(0, height);
      for (let x = 0; x <= width; x += 4)
        context.lineTo(x, 46 - lift - (outline((x / width) * 2, 3) - 0.5) * amplitude * 2);
      context.lineTo(width, height);
      context.fill();
    };
    context.fillStyle = 'rgba(8,12,48,0.22)';
    cut(7);
    context.fillStyle = 'rgba(255,255,255,0.14)';
    cut(2);
    context.fillStyle = css(colour);
    cut(0);
  });
}

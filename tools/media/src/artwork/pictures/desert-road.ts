import type { Scene } from '../frame.ts';
import { finish, glowAt, rimmed } from '../light.ts';
import { clouds, gradient, mountains } from '../nature.ts';

/** A straight road into the evening, red tail lights. */
export const desertRoad: Scene = (frame) => {
  const { width, height, scale, focusX, isTall } = frame;
  const horizon = height * 0.56;
  const vanishX = focusX - (isTall ? 20 : 90) * scale;
  gradient(frame, [
    [0, '#2b2545'],
    [0.28, '#7d5470'],
    [0.46, '#dc9a80'],
    [0.57, '#fbd7a4'],
  ]);
  clouds(frame, {
    seed: 'road',
    lit: '#ffd6b0',
    shade: '#70496a',
    sun: [vanishX, horizon],
    cover: 0.5,
    until: 0.55,
    stretch: 5,
  });
  glowAt(frame, vanishX, horizon, 520 * scale, '#ffd79a', 0.8);
  mountains(frame, {
    seed: 'road far',
    low: 0.57,
    high: 0.5,
    cells: 5,
    lit: '#8d6574',
    shade: '#594059',
    haze: '#e0a888',
    hazeTop: 0.4,
    hazeFoot: 0.9,
    sunSide: 1,
  });
  const { context } = frame;
  const land = context.createLinearGradient(0, horizon, 0, height);
  land.addColorStop(0, '#8d6358');
  land.addColorStop(0.3, '#4a3240');
  land.addColorStop(1, '#17101c');
  context.fillStyle = land;
  context.fillRect(0, horizon, width, height - horizon);
  const edge = (side: number, share: number): [number, number] => [
    vanishX + side * share * (isTall ? 620 : 860) * scale + (isTall ? 0 : 130 * scale * share),
    horizon + (height - horizon) * share,
  ];
  const strip = (left: number, right: number, from: number, to: number, fill: string | CanvasGradient): void => {
    context.fillStyle = fill;
    context.beginPath();
    context.moveTo(...edge(left, from));
    context.lineTo(...edge(right, from));
    context.lineTo(...edge(right, to));
    context.lineTo(...edge(left, to));
    context.fill();
  };
  const asphalt = context.createLinearGradient(0, horizon, 0, height);
  asphalt.addColorStop(0, '#b58473');
  asphalt.addColorStop(0.25, '#4a3746');
  asphalt.addColorStop(1, '#191421');
  strip(-0.62, 0.62, 0, 1.02, asphalt);
  strip(-0.6, -0.57, 0.02, 1.02, 'rgba(255,232,205,0.75)');
  strip(0.57, 0.6, 0.02, 1.02, 'rgba(255,232,205,0.75)');
  for (let mark = 0; mark < 12; mark += 1) {
    const from = (mark / 12) ** 2.2;
    const to = ((mark + 0.55) / 12) ** 2.2;
    strip(-0.014, 0.014, from + 0.012, to + 0.012, 'rgba(255,226,180,0.9)');
  }
  context.strokeStyle = '#1d1422';
  const wires: [number, number][] = [];
  for (let pole = 1; pole < 9; pole += 1) {
    const share = (pole / 8) ** 2.6 * 0.9 + 0.01;
    const [x, y] = edge(-1.25, share);
    const tall = 20 * scale + share * 620 * scale;
    context.lineWidth = Math.max(1.2, share * 14 * scale);
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x, y - tall);
    context.stroke();
    context.lineWidth = Math.max(0.8, share * 6 * scale);
    for (const bar of [0.94, 0.86]) {
      context.beginPath();
      context.moveTo(x - tall * 0.09, y - tall * bar);
      context.lineTo(x + tall * 0.09, y - tall * bar);
      context.stroke();
    }
    wires.push([x, y - tall * 0.95]);
  }
  context.lineWidth = 1.6 * scale;
  for (const offset of [-0.05, 0.05]) {
    context.beginPath();
    wires.forEach(([x, y], index) => {
      const previous = wires[index - 1];
      if (previous === undefined) context.moveTo(x, y);
      else
        context.quadraticCurveTo(
          (previous[0] + x) / 2 + offset * (y - previous[1]),
          (previous[1] + y) / 2 + Math.abs(y - previous[1]) * 0.3 + Math.abs(x - previous[0]) * 0.12,
          x,
          y,
        );
    });
    context.stroke();
  }
  const [carX, carY] = edge(0.3, isTall ? 0.46 : 0.5);
  const size = (isTall ? 112 : 120) * scale;
  rimmed(
    frame,
    (layer, fill) => {
      layer.fillStyle = fill;
      layer.beginPath();
      layer.roundRect(carX - size, carY - size * 0.72, size * 2, size * 0.6, size * 0.16);
      layer.moveTo(carX - size * 0.82, carY - size * 0.66);
      layer.bezierCurveTo(
        carX - size * 0.6,
        carY - size * 1.28,
        carX + size * 0.6,
        carY - size * 1.28,
        carX + size * 0.82,
        carY - size * 0.66,
      );
      layer.rect(carX - size * 0.86, carY - size * 0.2, size * 0.34, size * 0.24);
      layer.rect(carX + size * 0.52, carY - size * 0.2, size * 0.34, size * 0.24);
      layer.fill();
    },
    { dark: '#120b16', rim: '#ffc795', shift: [0, 4 * scale] },
  );
  context.fillStyle = 'rgba(255,190,150,0.28)';
  context.beginPath();
  context.roundRect(carX - size * 0.58, carY - size * 1.06, size * 1.16, size * 0.3, size * 0.1);
  context.fill();
  for (const side of [-1, 1]) {
    const x = carX + side * size * 0.72;
    context.fillStyle = '#ff5138';
    context.beginPath();
    context.roundRect(x - size * 0.18, carY - size * 0.54, size * 0.36, size * 0.13, size * 0.05);
    context.fill();
    glowAt(frame, x, carY - size * 0.48, size * 1.3, '#ff3a22', 0.85);
    glowAt(frame, x, carY + size * 0.3, size * 1.1, '#ff3a22', 0.35);
  }
  finish(frame, { tint: '#ff9f78', tintStrength: 0.24 });
};

import { seeded } from '../../scenes/random.ts';
import type { Scene } from '../frame.ts';
import { beam, finish } from '../light.ts';
import { gradient, stars } from '../nature.ts';

/** A fox of paper under a paper moon. */
export const fox: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#2a2f8f'],
    [0.6, '#4a56c9'],
    [1, '#2b3494'],
  ]);
  const moonX = focusX - (isTall ? 150 : 190) * scale;
  const moonY = height * (isTall ? 0.38 : 0.3);
  const halo = [0.12, 0.16, 0.22, 1];
  halo.forEach((alpha, index) => {
    context.fillStyle = `rgba(255,240,196,${alpha})`;
    context.beginPath();
    context.arc(moonX, moonY, (200 - index * 36) * scale * (isTall ? 0.92 : 1), 0, Math.PI * 2);
    context.fill();
  });
  stars(frame, 'fox', 90, 0.5, '#fff3cf');
  const random = seeded('fox');
  const shadowed = (paint: () => void, depth: number): void => {
    context.save();
    context.shadowColor = 'rgba(10,12,60,0.55)';
    context.shadowBlur = 16 * scale;
    context.shadowOffsetY = depth * scale;
    paint();
    context.restore();
  };
  const hill = (level: number, tone: string, wave: number): void =>
    shadowed(() => {
      context.fillStyle = tone;
      context.beginPath();
      context.moveTo(0, height + 20);
      for (let x = 0; x <= width + 10; x += 10)
        context.lineTo(x, height * level + Math.sin(x / (wave * scale) + level * 20) * 22 * scale);
      context.lineTo(width, height + 20);
      context.fill();
    }, -5);
  const tree = (x: number, y: number, size: number, tone: string, isRound: boolean): void =>
    shadowed(() => {
      context.fillStyle = '#20276f';
      context.fillRect(x - size * 0.05, y - size * 0.4, size * 0.1, size * 0.45);
      context.fillStyle = tone;
      context.beginPath();
      if (isRound) context.ellipse(x, y - size * 0.8, size * 0.3, size * 0.52, 0, 0, Math.PI * 2);
      else {
        context.moveTo(x - size * 0.36, y - size * 0.2);
        context.lineTo(x, y - size * 1.3);
        context.lineTo(x + size * 0.36, y - size * 0.2);
      }
      context.fill();
    }, 3);
  const levels: readonly [number, string, number][] = [
    [0.56, '#5f6bdc', 160],
    [0.66, '#4c58c6', 120],
    [0.77, '#3a45ac', 150],
    [0.88, '#2a338e', 190],
  ];
  for (const [index, [level, tone, wave]] of levels.entries()) {
    hill(level, tone, wave);
    const count = isTall ? 6 : 12;
    for (let item = 0; item < count; item += 1) {
      const x = ((item + random() * 0.9) / count) * width;
      if (index > 1 && Math.abs(x - focusX) < 190 * scale) continue;
      tree(
        x,
        height * (level + 0.04) + random() * 26 * scale,
        (60 + index * 34) * scale * (0.7 + random() * 0.5),
        ['#8f9cf0', '#6f7ce0', '#a8b4f6', '#5864cf'][Math.floor(random() * 4)] ?? '#8f9cf0',
        random() < 0.55,
      );
    }
  }
  const size = (isTall ? 150 : 158) * scale;
  const x = focusX + (isTall ? 0 : 20) * scale;
  const y = height * (isTall ? 0.86 : 0.92);
  const part = (tone: string, trace: () => void): void =>
    shadowed(() => {
      context.fillStyle = tone;
      context.beginPath();
      trace();
      context.fill();
    }, 5);
  part('#f07f35', () => {
    context.moveTo(x + size * 0.3, y);
    context.bezierCurveTo(
      x + size * 1.3,
      y + size * 0.1,
      x + size * 1.7,
      y - size * 0.7,
      x + size * 1.24,
      y - size * 1.1,
    );
    context.bezierCurveTo(
      x + size * 1.4,
      y - size * 0.5,
      x + size * 0.9,
      y - size * 0.5,
      x + size * 0.4,
      y - size * 0.34,
    );
  });
  part('#fff2df', () => {
    context.moveTo(x + size * 1.42, y - size * 0.64);
    context.bezierCurveTo(
      x + size * 1.44,
      y - size * 0.9,
      x + size * 1.34,
      y - size * 1.02,
      x + size * 1.24,
      y - size * 1.1,
    );
    context.bezierCurveTo(
      x + size * 1.3,
      y - size * 0.84,
      x + size * 1.22,
      y - size * 0.72,
      x + size * 1.1,
      y - size * 0.62,
    );
  });
  part('#e46f28', () => {
    context.moveTo(x - size * 0.5, y + size * 0.06);
    context.bezierCurveTo(x - size * 0.66, y - size * 0.8, x - size * 0.3, y - size * 1.1, x, y - size * 1.1);
    context.bezierCurveTo(
      x + size * 0.3,
      y - size * 1.1,
      x + size * 0.66,
      y - size * 0.8,
      x + size * 0.5,
      y + size * 0.06,
    );
  });
  part('#fff2df', () => context.ellipse(x, y - size * 0.36, size * 0.25, size * 0.42, 0, 0, Math.PI * 2));
  for (const side of [-1, 1]) {
    part('#f07f35', () => {
      context.moveTo(x + side * size * 0.6, y - size * 2.2);
      context.lineTo(x + side * size * 0.66, y - size * 1.4);
      context.lineTo(x + side * size * 0.1, y - size * 1.8);
    });
    part('#3a1c30', () => {
      context.moveTo(x + side * size * 0.54, y - size * 2.02);
      context.lineTo(x + side * size * 0.57, y - size * 1.56);
      context.lineTo(x + side * size * 0.28, y - size * 1.76);
    });
  }
  part('#f58b3e', () => {
    context.moveTo(x - size * 0.8, y - size * 1.32);
    context.bezierCurveTo(
      x - size * 0.6,
      y - size * 1.86,
      x + size * 0.6,
      y - size * 1.86,
      x + size * 0.8,
      y - size * 1.32,
    );
    context.bezierCurveTo(x + size * 0.5, y - size * 1.04, x + size * 0.2, y - size * 0.86, x, y - size * 0.84);
    context.bezierCurveTo(
      x - size * 0.2,
      y - size * 0.86,
      x - size * 0.5,
      y - size * 1.04,
      x - size * 0.8,
      y - size * 1.32,
    );
  });
  for (const side of [-1, 1]) {
    part('#fff2df', () => {
      context.moveTo(x + side * size * 0.8, y - size * 1.32);
      context.bezierCurveTo(
        x + side * size * 0.5,
        y - size * 1.38,
        x + side * size * 0.24,
        y - size * 1.3,
        x,
        y - size * 0.84,
      );
      context.bezierCurveTo(
        x + side * size * 0.3,
        y - size * 0.94,
        x + side * size * 0.6,
        y - size * 1.1,
        x + side * size * 0.8,
        y - size * 1.32,
      );
    });
    context.fillStyle = '#2a1530';
    context.beginPath();
    context.arc(x + side * size * 0.3, y - size * 1.38, size * 0.075, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = '#ffffff';
    context.beginPath();
    context.arc(x + side * size * 0.3 + size * 0.025, y - size * 1.405, size * 0.024, 0, Math.PI * 2);
    context.fill();
  }
  context.fillStyle = '#2a1530';
  context.beginPath();
  context.ellipse(x, y - size * 0.9, size * 0.09, size * 0.065, 0, 0, Math.PI * 2);
  context.fill();
  beam(frame, [moonX, moonY], [x, y], 90 * scale, 420 * scale, '#fff0c8', 0.16, 20);
  finish(frame, { bloom: 0.16, tint: '#a8b0ff', tintStrength: 0.12, vignette: 0.4 });
};

import { seeded } from '../../scenes/random.ts';
import { POSES, figure } from '../figures.ts';
import { type Scene, blendIn, onLayer } from '../frame.ts';
import { beam, finish, glowAt, rimmed } from '../light.ts';
import { gradient } from '../nature.ts';

/** Arches, hanging lamps and heaps of fruit in an old bazaar. */
export const market: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#3a1a30'],
    [0.5, '#c06a3c'],
    [0.76, '#ffd694'],
  ]);
  glowAt(frame, focusX, height * 0.58, 620 * scale, '#ffe6ae', 0.95);
  for (let arch = 4; arch >= 0; arch -= 1) {
    const near = (5 - arch) / 5;
    const half = (70 + near ** 1.8 * (isTall ? 300 : 560)) * scale;
    const spring = height * (0.56 - near * 0.22);
    const tone = ['#2c1226', '#5a2638', '#8f4638', '#c07a48', '#e0a868'][arch] ?? '#2c1226';
    const wall = onLayer(frame, (layer) => {
      layer.fillStyle = tone;
      layer.fillRect(0, 0, width, height);
      layer.globalCompositeOperation = 'destination-out';
      layer.beginPath();
      layer.moveTo(focusX - half, height);
      layer.lineTo(focusX - half, spring);
      layer.bezierCurveTo(
        focusX - half,
        spring - half * 0.7,
        focusX - half * 0.2,
        spring - half * 0.86,
        focusX,
        spring - half * 1.16,
      );
      layer.bezierCurveTo(
        focusX + half * 0.2,
        spring - half * 0.86,
        focusX + half,
        spring - half * 0.7,
        focusX + half,
        spring,
      );
      layer.lineTo(focusX + half, height);
      layer.fill();
    });
    blendIn(frame, wall, 'source-over');
    context.strokeStyle = 'rgba(255,206,140,0.35)';
    context.lineWidth = 5 * near * scale;
    context.beginPath();
    context.moveTo(focusX - half, spring);
    context.bezierCurveTo(
      focusX - half,
      spring - half * 0.7,
      focusX - half * 0.2,
      spring - half * 0.86,
      focusX,
      spring - half * 1.16,
    );
    context.bezierCurveTo(
      focusX + half * 0.2,
      spring - half * 0.86,
      focusX + half,
      spring - half * 0.7,
      focusX + half,
      spring,
    );
    context.stroke();
  }
  const floor = context.createLinearGradient(0, height * 0.78, 0, height);
  floor.addColorStop(0, '#b5703f');
  floor.addColorStop(1, '#1d0a14');
  context.fillStyle = floor;
  context.fillRect(0, height * 0.8, width, height * 0.2);
  for (let ray = 0; ray < 5; ray += 1)
    beam(
      frame,
      [focusX + (ray - 1) * 130 * scale, height * 0.04],
      [focusX + (ray - 4) * 190 * scale, height * 0.95],
      12 * scale,
      110 * scale,
      '#ffe9b8',
      0.4,
      8,
    );
  const random = seeded('market');
  for (let lamp = 0; lamp < (isTall ? 7 : 14); lamp += 1) {
    const x = random() * width;
    const drop = (60 + random() * 190) * scale;
    context.strokeStyle = '#1d0a14';
    context.lineWidth = 2 * scale;
    context.beginPath();
    context.moveTo(x, 0);
    context.lineTo(x, drop);
    context.stroke();
    context.fillStyle = ['#ffb347', '#ff6f4a', '#6fd0c0', '#ffd98a'][lamp % 4] ?? '#ffb347';
    context.beginPath();
    context.moveTo(x, drop - 6 * scale);
    context.quadraticCurveTo(x + 22 * scale, drop + 20 * scale, x, drop + 46 * scale);
    context.quadraticCurveTo(x - 22 * scale, drop + 20 * scale, x, drop - 6 * scale);
    context.fill();
    glowAt(frame, x, drop + 20 * scale, 90 * scale, '#ffbe62', 0.7);
  }
  for (const side of [-1, 1]) {
    for (let stall = 0; stall < 3; stall += 1) {
      const x = focusX + side * (isTall ? 170 + stall * 110 : 250 + stall * 170) * scale;
      const y = height * (0.84 + stall * 0.03);
      context.fillStyle = '#2a1018';
      context.fillRect(x - 80 * scale, y, 160 * scale, 80 * scale);
      for (let fruit = 0; fruit < 46; fruit += 1) {
        const at = random();
        context.fillStyle =
          ['#e8542f', '#f2b63a', '#a8c04a', '#c22f4a', '#7a3f8f'][(stall * 2 + (side > 0 ? 1 : 0) + (fruit % 2)) % 5] ??
          '#e8542f';
        context.beginPath();
        context.arc(
          x + (random() - 0.5) * 150 * (1 - at * 0.7) * scale,
          y - at * 60 * scale,
          11 * scale,
          0,
          Math.PI * 2,
        );
        context.fill();
        context.fillStyle = 'rgba(255,240,210,0.4)';
        context.beginPath();
        context.arc(
          x + (random() - 0.5) * 130 * (1 - at * 0.7) * scale,
          y - at * 60 * scale - 4 * scale,
          2.4 * scale,
          0,
          Math.PI * 2,
        );
        context.fill();
      }
    }
  }
  rimmed(
    frame,
    (layer, fill) => {
      figure(layer, fill, POSES.walk, focusX - 30 * scale, height * 0.9, 138 * scale, { skirt: 0.6, hat: 'scarf' });
      figure(
        layer,
        fill,
        POSES.stand,
        focusX + 96 * scale,
        height * 0.86,
        108 * scale,
        { coat: 0.5, hat: 'kalpak' },
        -1,
      );
    },
    { dark: '#1f0a14', rim: '#ffe0a0', shift: [3 * scale, 3 * scale] },
  );
  finish(frame, { bloom: 0.4, tint: '#ffb05a', tintStrength: 0.22 });
};

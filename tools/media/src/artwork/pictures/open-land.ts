import type { Context } from '../../scenes/canvas.ts';
import { drawRider } from '../../scenes/riders.ts';
import { seeded } from '../../scenes/random.ts';
import { figure, POSES } from '../figures.ts';
import type { Scene } from '../frame.ts';
import { beam, finish, glowAt, orb, rimmed } from '../light.ts';
import { clouds, gradient, grass, ground, mist, mountains, stars, water } from '../nature.ts';

/** Two riders before a snow range at dusk. */
export const steppeRiders: Scene = (frame) => {
  const { height, scale, focusX, isTall } = frame;
  const sun: [number, number] = [focusX - (isTall ? 120 : 150) * scale, height * (isTall ? 0.36 : 0.3)];
  gradient(frame, [
    [0, '#33224f'],
    [0.3, '#7a4a78'],
    [0.52, '#d79a86'],
    [0.68, '#f6cf9c'],
  ]);
  clouds(frame, { seed: 'steppe', lit: '#ffdcb4', shade: '#6b4775', sun, cover: 0.52, until: 0.66 });
  orb(frame, sun[0], sun[1], 38 * scale, '#fffaf0', '#ffd9a0');
  mountains(frame, {
    seed: 'steppe far',
    low: 0.6,
    high: 0.4,
    cells: isTall ? 1.6 : 3,
    lit: '#c9a3a8',
    shade: '#6f5480',
    haze: '#e6b59a',
    hazeTop: 0.3,
    hazeFoot: 0.85,
    snow: '#fff0e2',
    sunSide: 1,
  });
  mist(frame, 'steppe a', 0.55, 0.75, '#f1c6a0', 0.75);
  mountains(frame, {
    seed: 'steppe near',
    low: 0.74,
    high: 0.6,
    cells: isTall ? 2 : 4,
    lit: '#8d6378',
    shade: '#3a2a4e',
    haze: '#a9758a',
    hazeTop: 0.1,
    hazeFoot: 0.6,
    sunSide: 1,
  });
  mist(frame, 'steppe b', 0.66, 0.86, '#a3708c', 0.6);
  const level = 0.83;
  const at = ground(frame, 'steppe', level, 0.05, '#150f1c');
  const ride = (x: number, size: number, phase: number, headwear: 'bun' | 'hat'): void =>
    rimmed(
      frame,
      (context, fill) => {
        context.save();
        context.translate(x, at(x) + 8 * scale);
        context.scale(size, size);
        drawRider(context, fill, { phase, headwear, wind: 0.5 });
        context.restore();
      },
      { dark: '#140e1a', rim: '#ffca8c', shift: [3 * scale, 3 * scale] },
    );
  ride(focusX + (isTall ? 128 : 235) * scale, (isTall ? 74 : 84) * scale, 0.42, 'hat');
  ride(focusX - (isTall ? 70 : 20) * scale, (isTall ? 112 : 124) * scale, 0.1, 'bun');
  grass(frame, 'steppe', at, '#150f1c', 36, 4);
  finish(frame, { tint: '#ffb978', tintStrength: 0.22 });
};

/** A climber below a ridge in the wind. */
export const winterMountains: Scene = (frame) => {
  const { width, height, scale, focusX, isTall } = frame;
  const sun: [number, number] = [width * 0.3, height * 0.24];
  gradient(frame, [
    [0, '#1c3150'],
    [0.4, '#55799c'],
    [0.7, '#b9cfdd'],
  ]);
  clouds(frame, { seed: 'winter', lit: '#f4f7fa', shade: '#4c6a8a', sun, cover: 0.46, until: 0.6 });
  glowAt(frame, sun[0], sun[1], 420 * scale, '#eaf4ff', 0.7);
  mountains(frame, {
    seed: 'winter far',
    low: 0.62,
    high: 0.16,
    cells: isTall ? 1.1 : 2.1,
    lit: '#dfe9f2',
    shade: '#45638a',
    haze: '#a7c3da',
    hazeTop: 0.18,
    hazeFoot: 0.82,
    snow: '#ffffff',
    sunSide: -1,
  });
  mist(frame, 'winter a', 0.48, 0.74, '#dbe8f2', 0.8);
  mountains(frame, {
    seed: 'winter mid',
    low: 0.8,
    high: 0.5,
    cells: isTall ? 1.7 : 3.2,
    lit: '#c3d5e4',
    shade: '#27446a',
    haze: '#8fb0cc',
    hazeTop: 0.06,
    hazeFoot: 0.5,
    snow: '#f7fbff',
    sunSide: -1,
  });
  mist(frame, 'winter b', 0.66, 0.9, '#c3d7e6', 0.65);
  const random = seeded('winter');
  const foot = (x: number): number =>
    height * (isTall ? 0.86 : 0.84) - (x - focusX) * 0.1 + Math.sin(x / (90 * scale)) * 6 * scale;
  const { context } = frame;
  const snow = context.createLinearGradient(0, height * 0.74, 0, height);
  snow.addColorStop(0, '#e7eff6');
  snow.addColorStop(0.35, '#a9c2d8');
  snow.addColorStop(1, '#294a72');
  context.fillStyle = snow;
  context.beginPath();
  context.moveTo(0, height);
  for (let x = 0; x <= width; x += 4) context.lineTo(x, foot(x));
  context.lineTo(width, height);
  context.fill();
  context.strokeStyle = 'rgba(30,58,96,0.55)';
  for (let step = 1; step < 26; step += 1) {
    const x = focusX - step * 20 * scale * (1 + step * 0.02);
    context.lineWidth = (2 + step * 0.14) * scale;
    context.beginPath();
    context.ellipse(
      x,
      foot(x) + (4 + step * 0.8) * scale,
      (4 + step * 0.24) * scale,
      (1.6 + step * 0.08) * scale,
      0,
      0,
      Math.PI * 2,
    );
    context.stroke();
  }
  rimmed(
    frame,
    (layer, fill) => {
      figure(layer, fill, POSES.walk, focusX, foot(focusX) + 4 * scale, (isTall ? 120 : 118) * scale, {
        coat: 0.14,
        hat: 'scarf',
        bulk: 1.2,
      });
      layer.lineWidth = 3 * scale;
      layer.strokeStyle = fill;
      layer.beginPath();
      layer.moveTo(focusX + 34 * scale, foot(focusX) - 112 * scale);
      layer.lineTo(focusX + 66 * scale, foot(focusX) + 2 * scale);
      layer.stroke();
    },
    { dark: '#0e1a30', rim: '#ffffff', shift: [3 * scale, 2 * scale] },
  );
  for (let flake = 0; flake < 260; flake += 1) {
    const size = (0.6 + random() ** 4 * 4) * scale;
    context.fillStyle = `rgba(255,255,255,${0.25 + random() * 0.5})`;
    context.beginPath();
    context.ellipse(random() * width, random() * height, size * 1.8, size, -0.3, 0, Math.PI * 2);
    context.fill();
  }
  finish(frame, { bloom: 0.24, tint: '#9ec4ff', tintStrength: 0.2 });
};

/** A still lake at first light, a boat, birds. */
export const lake: Scene = (frame) => {
  const { width, height, scale, focusX, isTall } = frame;
  const sun: [number, number] = [focusX, height * 0.44];
  gradient(frame, [
    [0, '#264a63'],
    [0.3, '#6fa3a8'],
    [0.5, '#f2dcae'],
  ]);
  clouds(frame, { seed: 'lake', lit: '#fff1d0', shade: '#5f8a96', sun, cover: 0.5, until: 0.5, stretch: 5 });
  orb(frame, sun[0], sun[1], 26 * scale, '#fff8e6', '#ffe1a1');
  mountains(frame, {
    seed: 'lake far',
    low: 0.52,
    high: 0.4,
    cells: isTall ? 1.6 : 3.4,
    lit: '#96b2ad',
    shade: '#56787f',
    haze: '#e8d3a8',
    hazeTop: 0.35,
    hazeFoot: 0.8,
    sunSide: 1,
  });
  mist(frame, 'lake', 0.42, 0.58, '#f6e4bd', 0.9);
  water(frame, 0.52, { deep: '#1e4652', light: '#ffe9bb', lightX: sun[0], glitter: 0.95, mirror: 0.6, seed: 'lake' });
  const { context } = frame;
  const boatX = focusX + (isTall ? 0 : 30) * scale;
  const boatY = height * (isTall ? 0.74 : 0.76);
  const size = (isTall ? 118 : 110) * scale;
  context.save();
  context.globalAlpha = 0.45;
  context.filter = `blur(${6 * scale}px)`;
  context.fillStyle = '#0c2229';
  context.beginPath();
  context.ellipse(boatX, boatY + 26 * scale, size * 1.7, 18 * scale, 0, 0, Math.PI * 2);
  context.fill();
  context.restore();
  rimmed(
    frame,
    (layer, fill) => {
      layer.fillStyle = fill;
      layer.beginPath();
      layer.moveTo(boatX - size * 1.6, boatY - size * 0.24);
      layer.quadraticCurveTo(boatX - size * 1.2, boatY + size * 0.16, boatX - size * 0.7, boatY + size * 0.18);
      layer.lineTo(boatX + size * 0.9, boatY + size * 0.18);
      layer.quadraticCurveTo(boatX + size * 1.4, boatY + size * 0.12, boatX + size * 1.7, boatY - size * 0.34);
      layer.quadraticCurveTo(boatX, boatY + size * 0.1, boatX - size * 1.6, boatY - size * 0.24);
      layer.fill();
      figure(layer, fill, POSES.sit, boatX - size * 0.2, boatY + size * 0.1, size * 0.98, {
        hat: 'kalpak',
        coat: 0.1,
        bulk: 1.1,
      });
      layer.lineWidth = 3 * scale;
      layer.strokeStyle = fill;
      layer.beginPath();
      layer.moveTo(boatX + size * 0.12, boatY - size * 0.52);
      layer.quadraticCurveTo(boatX + size * 1.2, boatY - size * 1.5, boatX + size * 2, boatY - size * 1.2);
      layer.stroke();
    },
    { dark: '#0b1a20', rim: '#ffdf9e', shift: [0, 3 * scale] },
  );
  const random = seeded('lake birds');
  context.strokeStyle = '#17323c';
  for (let bird = 0; bird < 13; bird += 1) {
    const x = focusX + (random() - 0.7) * 420 * scale;
    const y = height * 0.2 + random() * 130 * scale;
    const wing = (8 + random() * 12) * scale;
    context.lineWidth = 2.2 * scale;
    context.beginPath();
    context.moveTo(x - wing, y - wing * 0.35);
    context.quadraticCurveTo(x - wing * 0.3, y - wing * 0.4, x, y);
    context.quadraticCurveTo(x + wing * 0.3, y - wing * 0.5, x + wing, y - wing * 0.3);
    context.stroke();
  }
  context.strokeStyle = '#0c1c20';
  for (let reed = 0; reed < (isTall ? 34 : 54); reed += 1) {
    const side = random() < 0.7 ? random() ** 2 * 0.3 : 1 - random() ** 2 * 0.16;
    const x = side * width;
    const length = (90 + random() * 210) * scale;
    context.lineWidth = (2 + random() * 2.4) * scale;
    context.beginPath();
    context.moveTo(x, height + 10);
    context.quadraticCurveTo(x + 8 * scale, height - length * 0.6, x + (random() - 0.3) * 60 * scale, height - length);
    context.stroke();
  }
  finish(frame, { tint: '#ffdca0', tintStrength: 0.24 });
};

/** A caravan on a dune under a pale noon sun. */
export const caravan: Scene = (frame) => {
  const { height, scale, focusX, isTall } = frame;
  const sun: [number, number] = [focusX - 30 * scale, height * (isTall ? 0.28 : 0.26)];
  gradient(frame, [
    [0, '#c97f3e'],
    [0.34, '#eebb72'],
    [0.6, '#f9e2b0'],
  ]);
  clouds(frame, {
    seed: 'caravan',
    lit: '#fff0cf',
    shade: '#d79d5f',
    sun,
    cover: 0.3,
    until: 0.5,
    stretch: 5,
    strength: 0.7,
  });
  orb(frame, sun[0], sun[1], (isTall ? 84 : 76) * scale, '#fff6df', '#ffe6ad', 0.8);
  const dune = (seed: string, level: number, rough: number, light: string, dark: string): ((x: number) => number) => {
    const fill = frame.context.createLinearGradient(0, height * (level - 0.1), 0, height * (level + 0.3));
    fill.addColorStop(0, light);
    fill.addColorStop(1, dark);
    return ground(frame, seed, level, rough, fill);
  };
  dune('dune far', 0.58, 0.12, '#ecc284', '#d39a58');
  mist(frame, 'caravan', 0.48, 0.66, '#fae3b4', 0.6);
  dune('dune mid', 0.66, 0.14, '#dfa75f', '#b87536');
  const at = dune('dune near', 0.73, 0.1, '#c78a45', '#6d3c19');
  const size = (isTall ? 50 : 66) * scale;
  const camel = (layer: Context, fill: string, x: number, phase: number): void => {
    layer.save();
    layer.translate(x, at(x) + 7 * scale);
    layer.scale(size, size);
    layer.fillStyle = fill;
    layer.strokeStyle = fill;
    layer.lineCap = 'round';
    layer.lineWidth = 0.09;
    for (const [root, swing] of [
      [-0.42, 0.1],
      [-0.34, -0.12],
      [0.36, 0.12],
      [0.44, -0.1],
    ] as const) {
      layer.beginPath();
      layer.moveTo(root, -0.95);
      layer.quadraticCurveTo(root + swing * phase, -0.5, root + swing * phase * 1.6, 0);
      layer.stroke();
    }
    layer.beginPath();
    layer.ellipse(0, -1.05, 0.6, 0.26, 0, 0, Math.PI * 2);
    layer.ellipse(-0.2, -1.3, 0.17, 0.22, 0, 0, Math.PI * 2);
    layer.ellipse(0.2, -1.3, 0.17, 0.22, 0, 0, Math.PI * 2);
    layer.fill();
    layer.lineWidth = 0.17;
    layer.beginPath();
    layer.moveTo(0.52, -1.08);
    layer.bezierCurveTo(0.9, -0.9, 0.84, -1.4, 0.96, -1.62);
    layer.stroke();
    layer.beginPath();
    layer.ellipse(1.06, -1.66, 0.19, 0.085, 0.22, 0, Math.PI * 2);
    layer.fill();
    layer.lineWidth = 0.05;
    layer.beginPath();
    layer.moveTo(-0.6, -1.05);
    layer.quadraticCurveTo(-0.74, -0.9, -0.68, -0.6);
    layer.stroke();
    layer.restore();
    if (phase > 0) figure(layer, fill, POSES.sit, x, at(x) - size * 0.92, size * 0.92, { hat: 'scarf', coat: 0.1 });
  };
  rimmed(
    frame,
    (layer, fill) => {
      const count = isTall ? 3 : 5;
      const stride = size * (isTall ? 2.9 : 2.7);
      for (let index = 0; index < count; index += 1)
        camel(layer, fill, focusX + (index - count / 2) * stride, index % 2 === 0 ? 1 : -1);
      const lead = focusX + (count / 2 - 1) * stride;
      figure(layer, fill, POSES.walk, lead + size * 1.9, at(lead + size * 1.9) + 3 * scale, size * 0.95, {
        hat: 'scarf',
        coat: 0.5,
      });
    },
    { dark: '#3b1d0d', rim: '#ffdd9a', shift: [1.5 * scale, 2.5 * scale] },
  );
  finish(frame, { bloom: 0.26, tint: '#ffb258', tintStrength: 0.3, vignette: 0.42 });
};

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

/** A yurt under the milky way, fire light inside. */
export const yurtNight: Scene = (frame) => {
  const { width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#070b22'],
    [0.4, '#152350'],
    [0.66, '#37508a'],
    [0.76, '#7a86a8'],
  ]);
  stars(frame, 'yurt', isTall ? 620 : 900, 0.74);
  clouds(frame, {
    seed: 'milky',
    lit: '#cdd6ff',
    shade: '#3a4a8c',
    sun: [width * 0.5, 0],
    cover: 0.44,
    until: 0.7,
    size: 1.6,
    stretch: 1.4,
    strength: 0.5,
  });
  stars(frame, 'yurt b', 300, 0.6, '#ffe9c9');
  orb(frame, width * (isTall ? 0.24 : 0.3), height * 0.2, 22 * scale, '#f6f3e6', '#9fb6ff', 0.5);
  mountains(frame, {
    seed: 'yurt far',
    low: 0.78,
    high: 0.6,
    cells: isTall ? 1.8 : 3.6,
    lit: '#56699c',
    shade: '#17234c',
    haze: '#4a5d92',
    hazeTop: 0.1,
    hazeFoot: 0.6,
    snow: '#a9b8de',
    sunSide: -1,
  });
  mist(frame, 'yurt', 0.66, 0.84, '#5a6ca0', 0.5);
  const fill = frame.context.createLinearGradient(0, height * 0.76, 0, height);
  fill.addColorStop(0, '#1d2a3f');
  fill.addColorStop(1, '#060910');
  const at = ground(frame, 'yurt', 0.83, 0.04, fill);
  const { context } = frame;
  const size = (isTall ? 178 : 172) * scale;
  const foot = at(focusX) + 20 * scale;
  rimmed(
    frame,
    (layer, tone) => {
      layer.fillStyle = tone;
      layer.beginPath();
      layer.moveTo(focusX - size, foot);
      layer.lineTo(focusX - size * 0.97, foot - size * 0.62);
      layer.quadraticCurveTo(focusX - size * 0.62, foot - size * 1.08, focusX - size * 0.16, foot - size * 1.2);
      layer.lineTo(focusX + size * 0.16, foot - size * 1.2);
      layer.quadraticCurveTo(focusX + size * 0.62, foot - size * 1.08, focusX + size * 0.97, foot - size * 0.62);
      layer.lineTo(focusX + size, foot);
      layer.fill();
      layer.beginPath();
      layer.ellipse(focusX, foot - size * 1.2, size * 0.17, size * 0.06, 0, 0, Math.PI * 2);
      layer.fill();
    },
    { dark: '#1a2140', rim: '#9db4ef', shift: [4 * scale, 4 * scale] },
  );
  context.strokeStyle = 'rgba(196,150,92,0.5)';
  context.lineWidth = 5 * scale;
  for (const [y, half] of [
    [0.6, 0.97],
    [0.34, 0.985],
  ] as const) {
    context.beginPath();
    context.moveTo(focusX - size * half, foot - size * y);
    context.quadraticCurveTo(focusX, foot - size * (y - 0.1), focusX + size * half, foot - size * y);
    context.stroke();
  }
  const door = context.createLinearGradient(0, foot - size * 0.6, 0, foot);
  door.addColorStop(0, '#ffcf7d');
  door.addColorStop(1, '#ff8f36');
  context.fillStyle = door;
  context.beginPath();
  context.roundRect(focusX - size * 0.2, foot - size * 0.56, size * 0.4, size * 0.58, [size * 0.06, size * 0.06, 0, 0]);
  context.fill();
  glowAt(frame, focusX, foot - size * 0.26, size * 1.9, '#ff9c3f', 0.85);
  glowAt(frame, focusX, foot - size * 1.24, size * 0.8, '#ffb25e', 0.6);
  beam(
    frame,
    [focusX, foot - size * 0.1],
    [focusX - size * 0.5, height + 60 * scale],
    size * 0.4,
    size * 1.7,
    '#ff9c3f',
    0.5,
    10,
  );
  rimmed(
    frame,
    (layer, tone) => {
      figure(layer, tone, POSES.stand, focusX - size * 0.08, foot + 8 * scale, size * 0.34, {
        coat: 0.5,
        hat: 'kalpak',
      });
      figure(layer, tone, POSES.stand, focusX - size * 0.34, foot + 14 * scale, size * 0.24, {
        skirt: 0.5,
        hair: 'tail',
      });
    },
    { dark: '#120d18', rim: '#ffb868', shift: [-2 * scale, 2 * scale] },
  );
  grass(frame, 'yurt', (x) => at(x) + 60 * scale, '#05070d', 54, 6);
  finish(frame, { bloom: 0.42, tint: '#6f8cff', tintStrength: 0.18 });
};

import { seeded } from '../../scenes/random.ts';
import { figure, POSES } from '../figures.ts';
import { blendIn, onLayer, type Scene } from '../frame.ts';
import { beam, finish, glowAt, rimmed } from '../light.ts';
import { branches, clouds, gradient, ground, mist, pine, stars, water } from '../nature.ts';

/** A lighthouse on a headland, its beam across storm clouds. */
export const lighthouse: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#142a2f'],
    [0.4, '#3f6c6a'],
    [0.62, '#c9d8b8'],
  ]);
  clouds(frame, {
    seed: 'lighthouse',
    lit: '#e6efd8',
    shade: '#1d3d40',
    sun: [width * 0.24, height * 0.56],
    cover: 0.78,
    until: 0.66,
    size: 1.3,
  });
  glowAt(frame, width * 0.24, height * 0.62, 360 * scale, '#f4e8c0', 0.5);
  water(frame, 0.63, {
    deep: '#123a3c',
    light: '#e4efcf',
    lightX: width * 0.24,
    glitter: 0.8,
    mirror: 0.4,
    seed: 'lighthouse',
  });
  const topX = focusX + (isTall ? 20 : 40) * scale;
  const baseY = height * (isTall ? 0.78 : 0.76);
  const tall = (isTall ? 470 : 430) * scale;
  context.fillStyle = '#071213';
  context.beginPath();
  context.moveTo(topX - 620 * scale, height + 10);
  context.bezierCurveTo(
    topX - 380 * scale,
    height * 0.92,
    topX - 240 * scale,
    baseY - 4 * scale,
    topX - 40 * scale,
    baseY - 10 * scale,
  );
  context.bezierCurveTo(
    topX + 160 * scale,
    baseY - 16 * scale,
    topX + 330 * scale,
    baseY + 60 * scale,
    topX + 560 * scale,
    height + 10,
  );
  context.fill();
  const lampY = baseY - tall;
  beam(frame, [topX, lampY], [topX - 1250 * scale, lampY + 150 * scale], 10 * scale, 360 * scale, '#fff4cc', 0.95, 5);
  beam(frame, [topX, lampY], [topX + 900 * scale, lampY - 150 * scale], 10 * scale, 260 * scale, '#fff4cc', 0.6, 5);
  const tower = context.createLinearGradient(topX - 48 * scale, 0, topX + 48 * scale, 0);
  tower.addColorStop(0, '#dfe2cc');
  tower.addColorStop(0.36, '#8c9c90');
  tower.addColorStop(1, '#16292b');
  context.fillStyle = tower;
  context.beginPath();
  context.moveTo(topX - 26 * scale, lampY + 26 * scale);
  context.lineTo(topX + 26 * scale, lampY + 26 * scale);
  context.lineTo(topX + 48 * scale, baseY + 20 * scale);
  context.lineTo(topX - 48 * scale, baseY + 20 * scale);
  context.fill();
  context.fillStyle = 'rgba(140,40,34,0.62)';
  for (const [from, to] of [
    [0.14, 0.32],
    [0.52, 0.7],
  ] as const) {
    const half = (at: number): number => (26 + 22 * at) * scale;
    context.beginPath();
    context.moveTo(topX - half(from), lampY + tall * from);
    context.lineTo(topX + half(from), lampY + tall * from);
    context.lineTo(topX + half(to), lampY + tall * to);
    context.lineTo(topX - half(to), lampY + tall * to);
    context.fill();
  }
  context.fillStyle = '#0b1718';
  context.fillRect(topX - 38 * scale, lampY + 20 * scale, 76 * scale, 9 * scale);
  context.fillRect(topX - 22 * scale, lampY - 24 * scale, 44 * scale, 46 * scale);
  context.beginPath();
  context.moveTo(topX - 30 * scale, lampY - 22 * scale);
  context.quadraticCurveTo(topX, lampY - 66 * scale, topX + 30 * scale, lampY - 22 * scale);
  context.fill();
  context.fillStyle = '#fff6d8';
  context.fillRect(topX - 15 * scale, lampY - 16 * scale, 30 * scale, 32 * scale);
  glowAt(frame, topX, lampY, 210 * scale, '#fff0bd', 1);
  const houseX = topX + 132 * scale;
  const houseY = baseY + 26 * scale;
  rimmed(
    frame,
    (layer, fill) => {
      layer.fillStyle = fill;
      layer.beginPath();
      layer.rect(houseX - 52 * scale, houseY - 62 * scale, 104 * scale, 84 * scale);
      layer.moveTo(houseX - 66 * scale, houseY - 56 * scale);
      layer.lineTo(houseX, houseY - 112 * scale);
      layer.lineTo(houseX + 66 * scale, houseY - 56 * scale);
      layer.fill();
      layer.fillRect(houseX + 24 * scale, houseY - 122 * scale, 14 * scale, 40 * scale);
      figure(layer, fill, POSES.stand, topX - 190 * scale, baseY + 32 * scale, 58 * scale, { coat: 0.4, hat: 'cap' });
    },
    { dark: '#081415', rim: '#d8dcb4', shift: [3 * scale, 3 * scale] },
  );
  context.fillStyle = '#ffc66b';
  context.fillRect(houseX - 12 * scale, houseY - 40 * scale, 26 * scale, 26 * scale);
  glowAt(frame, houseX, houseY - 28 * scale, 90 * scale, '#ffb44a', 0.7);
  finish(frame, { tint: '#bfe6c8', tintStrength: 0.18 });
};

/** A diver between kelp and shafts of light, a whale above. */
export const underwater: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#7fe0e0'],
    [0.22, '#2b9fb8'],
    [0.6, '#0d4a78'],
    [1, '#04122c'],
  ]);
  glowAt(frame, focusX - 60 * scale, -40 * scale, 700 * scale, '#eafff6', 0.85);
  const random = seeded('underwater');
  for (let ray = 0; ray < 11; ray += 1) {
    const from = focusX + (random() - 0.55) * 520 * scale;
    beam(
      frame,
      [from, -60 * scale],
      [from + (random() - 0.5) * 700 * scale, height * (0.7 + random() * 0.4)],
      24 * scale,
      (110 + random() * 120) * scale,
      '#d8fff4',
      0.32,
      12,
    );
  }
  const whaleX = focusX + (isTall ? -10 : -120) * scale;
  const whaleY = height * (isTall ? 0.28 : 0.3);
  const size = (isTall ? 235 : 270) * scale;
  rimmed(
    frame,
    (layer, fill) => {
      layer.fillStyle = fill;
      layer.beginPath();
      layer.moveTo(whaleX + size, whaleY + size * 0.06);
      layer.bezierCurveTo(
        whaleX + size * 0.9,
        whaleY - size * 0.34,
        whaleX + size * 0.1,
        whaleY - size * 0.4,
        whaleX - size * 0.5,
        whaleY - size * 0.08,
      );
      layer.bezierCurveTo(
        whaleX - size * 0.8,
        whaleY + size * 0.02,
        whaleX - size * 0.95,
        whaleY - size * 0.06,
        whaleX - size * 1.12,
        whaleY - size * 0.3,
      );
      layer.bezierCurveTo(
        whaleX - size * 1.24,
        whaleY - size * 0.3,
        whaleX - size * 1.3,
        whaleY - size * 0.26,
        whaleX - size * 1.36,
        whaleY - size * 0.16,
      );
      layer.bezierCurveTo(
        whaleX - size * 1.2,
        whaleY - size * 0.14,
        whaleX - size * 1.14,
        whaleY - size * 0.06,
        whaleX - size * 1.1,
        whaleY + size * 0.04,
      );
      layer.bezierCurveTo(
        whaleX - size * 0.8,
        whaleY + size * 0.24,
        whaleX - size * 0.2,
        whaleY + size * 0.4,
        whaleX + size * 0.4,
        whaleY + size * 0.3,
      );
      layer.bezierCurveTo(
        whaleX + size * 0.8,
        whaleY + size * 0.26,
        whaleX + size * 0.98,
        whaleY + size * 0.2,
        whaleX + size,
        whaleY + size * 0.06,
      );
      layer.fill();
      layer.beginPath();
      layer.moveTo(whaleX + size * 0.3, whaleY + size * 0.26);
      layer.quadraticCurveTo(whaleX + size * 0.1, whaleY + size * 0.56, whaleX - size * 0.2, whaleY + size * 0.66);
      layer.quadraticCurveTo(whaleX - size * 0.02, whaleY + size * 0.42, whaleX + size * 0.02, whaleY + size * 0.28);
      layer.fill();
    },
    { dark: '#0c3d66', rim: '#a8f0e8', shift: [0, 5 * scale] },
  );
  const diverX = focusX + (isTall ? 90 : 150) * scale;
  const diverY = height * (isTall ? 0.63 : 0.66);
  rimmed(
    frame,
    (layer, fill) => {
      layer.save();
      layer.translate(diverX, diverY);
      layer.rotate(-1.15);
      figure(layer, fill, { ...POSES.run, leftHand: [0.3, -2], rightHand: [0.42, -1.9] }, 0, 0, 66 * scale, {
        bulk: 1.15,
      });
      layer.fillRect(-26 * scale, -108 * scale, 18 * scale, 46 * scale);
      layer.restore();
    },
    { dark: '#04203f', rim: '#bdf7ea', shift: [1 * scale, 3 * scale] },
  );
  for (let bubble = 0; bubble < 34; bubble += 1) {
    context.strokeStyle = `rgba(220,255,250,${0.2 + random() * 0.5})`;
    context.lineWidth = 1.4 * scale;
    context.beginPath();
    context.arc(
      diverX + (40 + random() * 60) * scale,
      diverY - (60 + random() * 380) * scale,
      (2 + random() * 8) * scale,
      0,
      Math.PI * 2,
    );
    context.stroke();
  }
  for (let fish = 0; fish < 46; fish += 1) {
    const x = focusX + (random() - 0.9) * 760 * scale;
    const y = height * (0.46 + random() * 0.22) + Math.sin(x / 70) * 20 * scale;
    const length = (8 + random() * 9) * scale;
    context.fillStyle = `rgba(190,240,235,${0.25 + random() * 0.45})`;
    context.beginPath();
    context.ellipse(x, y, length, length * 0.32, 0, 0, Math.PI * 2);
    context.moveTo(x - length * 0.8, y);
    context.lineTo(x - length * 1.4, y - length * 0.4);
    context.lineTo(x - length * 1.4, y + length * 0.4);
    context.fill();
  }
  const floor = ground(frame, 'reef', 0.9, 0.14, '#031027');
  for (let weed = 0; weed < 54; weed += 1) {
    const x = random() * width;
    const tall = (60 + random() ** 2 * 320) * scale * (Math.abs(x - focusX) > width * 0.2 ? 1.2 : 0.5);
    context.strokeStyle = random() < 0.5 ? '#04173a' : '#072a50';
    context.lineWidth = (5 + random() * 9) * scale;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(x, floor(x) + 20 * scale);
    context.bezierCurveTo(
      x + 40 * scale,
      floor(x) - tall * 0.4,
      x - 40 * scale,
      floor(x) - tall * 0.7,
      x + 20 * scale,
      floor(x) - tall,
    );
    context.stroke();
  }
  for (let coral = 0; coral < 16; coral += 1) {
    const x = random() * width;
    const size2 = (22 + random() * 44) * scale;
    context.fillStyle = ['#c9486b', '#e08a4a', '#7a4fb0'][coral % 3] ?? '#c9486b';
    context.globalAlpha = 0.55;
    for (let lobe = 0; lobe < 6; lobe += 1) {
      context.beginPath();
      context.ellipse(
        x + (lobe - 2.5) * size2 * 0.36,
        floor(x) + 6 * scale - random() * size2,
        size2 * 0.16,
        size2 * (0.5 + random() * 0.5),
        (lobe - 2.5) * 0.22,
        0,
        Math.PI * 2,
      );
      context.fill();
    }
    context.globalAlpha = 1;
  }
  finish(frame, { tint: '#7ff0e0', tintStrength: 0.16 });
};

/** A figure with a light on a path between huge trees. */
export const forest: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#39503f'],
    [0.45, '#a9b98c'],
    [0.7, '#e4e6ba'],
    [1, '#243020'],
  ]);
  const lightY = height * 0.56;
  glowAt(frame, focusX, lightY, 520 * scale, '#f6f7cf', 0.9);
  const random = seeded('forest');
  const wood = (count: number, tone: string, foot: number, tall: number, gap: number): void => {
    context.fillStyle = tone;
    for (let tree = 0; tree < count; tree += 1) {
      const x = ((tree + random() * 0.8) / count) * width * 1.1 - width * 0.05;
      if (Math.abs(x - focusX) < gap * scale) continue;
      pine(context, x, height * foot + random() * 24 * scale, height * tall * (0.75 + random() * 0.5), random);
    }
  };
  wood(isTall ? 14 : 28, '#93a67e', 0.72, 0.42, 30);
  mist(frame, 'forest a', 0.34, 0.8, '#e8ecc6', 0.75);
  wood(isTall ? 10 : 20, '#566b4c', 0.78, 0.62, 70);
  mist(frame, 'forest b', 0.5, 0.86, '#cbd4a4', 0.6);
  for (let ray = 0; ray < 9; ray += 1) {
    const from = focusX + (random() - 0.3) * 500 * scale;
    beam(
      frame,
      [from, -80 * scale],
      [from - (220 + random() * 160) * scale, height * 0.86],
      20 * scale,
      (80 + random() * 90) * scale,
      '#f7f8d2',
      0.4,
      8,
    );
  }
  const floor = context.createLinearGradient(0, height * 0.74, 0, height);
  floor.addColorStop(0, '#59684a');
  floor.addColorStop(0.4, '#1b2418');
  floor.addColorStop(1, '#070b07');
  ground(frame, 'forest', 0.78, 0.04, floor);
  context.save();
  context.globalAlpha = 0.5;
  context.filter = `blur(${12 * scale}px)`;
  context.fillStyle = '#e6e9b8';
  context.beginPath();
  context.moveTo(focusX - 16 * scale, height * 0.77);
  context.quadraticCurveTo(focusX - 60 * scale, height * 0.88, focusX - 190 * scale, height * 1.02);
  context.lineTo(focusX + 120 * scale, height * 1.02);
  context.quadraticCurveTo(focusX + 50 * scale, height * 0.88, focusX + 18 * scale, height * 0.77);
  context.fill();
  context.restore();
  rimmed(
    frame,
    (layer, fill) =>
      figure(layer, fill, POSES.walk, focusX, height * 0.855, (isTall ? 118 : 112) * scale, {
        coat: 0.52,
        hat: 'scarf',
      }),
    { dark: '#10170f', rim: '#f7f3b8', shift: [-2 * scale, 3 * scale] },
  );
  glowAt(frame, focusX + 30 * scale, height * 0.79, 120 * scale, '#ffe7a0', 0.8);
  const near = onLayer(frame, (layer) => {
    layer.fillStyle = '#0a0f0a';
    layer.strokeStyle = '#0a0f0a';
    const sides: readonly [number, number][] = isTall
      ? [
          [0.02, 66],
          [0.98, 74],
        ]
      : [
          [0.05, 80],
          [0.2, 50],
          [0.33, 30],
          [0.92, 86],
          [0.82, 36],
        ];
    for (const [share, thick] of sides) {
      const x = width * share;
      const half = thick * 0.5 * scale;
      layer.beginPath();
      layer.moveTo(x - half, -10);
      layer.lineTo(x + half, -10);
      layer.quadraticCurveTo(x + half * 1.1, height * 0.8, x + half * 2.6, height);
      layer.lineTo(x - half * 2.6, height);
      layer.quadraticCurveTo(x - half * 1.1, height * 0.8, x - half, -10);
      layer.fill();
      for (let bough = 0; bough < 4; bough += 1) {
        const side = random() < 0.5 ? -1 : 1;
        branches(
          layer,
          [x, height * (0.08 + random() * 0.4)],
          side > 0 ? -0.4 : Math.PI + 0.4,
          (70 + random() * 60) * scale,
          thick * 0.2 * scale,
          3,
          random,
        );
      }
    }
  });
  blendIn(frame, near, 'source-over', 1, `blur(${1.2 * scale}px)`);
  finish(frame, { tint: '#dbe38a', tintStrength: 0.22, vignette: 0.62 });
};

/** An apple branch above an orchard at golden hour; a child and an elder. */
export const orchard: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  const sun: [number, number] = [width * (isTall ? 0.3 : 0.4), height * 0.46];
  gradient(frame, [
    [0, '#6f7a5c'],
    [0.3, '#cbb878'],
    [0.56, '#fbe3a8'],
  ]);
  clouds(frame, { seed: 'orchard', lit: '#fff2cc', shade: '#b9a468', sun, cover: 0.4, until: 0.5, stretch: 4 });
  glowAt(frame, sun[0], sun[1], 620 * scale, '#fff0bb', 0.95);
  const random = seeded('orchard');
  for (let row = 0; row < 5; row += 1) {
    const foot = height * (0.6 + row * 0.055);
    const size = (24 + row * 16) * scale;
    const shade = ['#b5a866', '#9d9a57', '#7f8246', '#626a38', '#474f2b'][row] ?? '#474f2b';
    for (let x = -size; x < width + size; x += size * (1.5 + random() * 0.5)) {
      context.fillStyle = shade;
      for (let blob = 0; blob < 7; blob += 1) {
        context.beginPath();
        context.arc(
          x + (random() - 0.5) * size * 1.7,
          foot - size * (0.7 + random() * 0.9),
          size * (0.34 + random() * 0.34),
          0,
          Math.PI * 2,
        );
        context.fill();
      }
      context.fillRect(x - size * 0.07, foot - size * 0.6, size * 0.14, size * 0.7);
      context.fillStyle = row > 1 ? 'rgba(200,62,40,0.85)' : 'rgba(200,90,50,0.55)';
      for (let apple = 0; apple < 6; apple += 1) {
        context.beginPath();
        context.arc(
          x + (random() - 0.5) * size * 1.8,
          foot - size * (0.5 + random() * 1.1),
          size * 0.075,
          0,
          Math.PI * 2,
        );
        context.fill();
      }
    }
  }
  mist(frame, 'orchard', 0.5, 0.8, '#fbe6ad', 0.55);
  for (let ray = 0; ray < 8; ray += 1) {
    beam(frame, sun, [sun[0] + (ray - 2) * 260 * scale, height * 1.05], 8 * scale, 130 * scale, '#fff0bf', 0.3, 10);
  }
  const grassTone = context.createLinearGradient(0, height * 0.8, 0, height);
  grassTone.addColorStop(0, '#6d6b32');
  grassTone.addColorStop(1, '#1d1f10');
  const at = ground(frame, 'orchard', 0.85, 0.03, grassTone);
  rimmed(
    frame,
    (layer, fill) => {
      figure(layer, fill, POSES.stand, focusX - 40 * scale, at(focusX) + 34 * scale, 128 * scale, {
        coat: 0.5,
        hat: 'fedora',
      });
      figure(layer, fill, POSES.run, focusX + 108 * scale, at(focusX) + 40 * scale, 74 * scale, { hair: 'tail' });
    },
    { dark: '#2a2212', rim: '#ffe6a0', shift: [3 * scale, 3 * scale] },
  );
  const bough = onLayer(frame, (layer) => {
    layer.strokeStyle = '#2a2013';
    const leaves: [number, number, number][] = [];
    const root: [number, number] = [width * (isTall ? 1.05 : 1.02), height * (isTall ? -0.02 : 0.02)];
    for (const angle of isTall ? [2.5, 2.9] : [2.55, 2.85, 3.15]) {
      branches(layer, root, angle, (isTall ? 200 : 205) * scale, 26 * scale, 5, random, (x, y, turn) =>
        leaves.push([x, y, turn]),
      );
    }
    for (const [x, y, turn] of leaves) {
      if (Math.hypot(x - sun[0], y - sun[1]) < 120 * scale) continue;
      for (let leaf = 0; leaf < 6; leaf += 1) {
        layer.fillStyle = ['#3f4a22', '#5f6b2f', '#8a9246', '#2f3a1c'][Math.floor(random() * 4)] ?? '#3f4a22';
        layer.beginPath();
        layer.ellipse(
          x + (random() - 0.5) * 60 * scale,
          y + (random() - 0.5) * 50 * scale,
          21 * scale,
          8.5 * scale,
          turn + random() * 2.4,
          0,
          Math.PI * 2,
        );
        layer.fill();
      }
      if (random() < 0.34) {
        const size = (14 + random() * 6) * scale;
        const appleY = y + 22 * scale;
        const fill = layer.createRadialGradient(x - size * 0.4, appleY - size * 0.4, size * 0.1, x, appleY, size);
        fill.addColorStop(0, '#ff9d72');
        fill.addColorStop(0.5, '#d8402b');
        fill.addColorStop(1, '#8f1d18');
        layer.fillStyle = fill;
        layer.beginPath();
        layer.arc(x, appleY, size, 0, Math.PI * 2);
        layer.fill();
      }
    }
  });
  blendIn(frame, bough, 'source-over');
  finish(frame, { tint: '#ffd47a', tintStrength: 0.28, vignette: 0.46 });
};

/** A hot-air balloon over hills and a river at morning. */
export const balloon: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#3f86c4'],
    [0.4, '#93c7e0'],
    [0.68, '#fdeccb'],
  ]);
  clouds(frame, {
    seed: 'balloon',
    lit: '#ffffff',
    shade: '#8fb6d8',
    sun: [width * 0.2, height * 0.3],
    cover: 0.6,
    until: 0.7,
    stretch: 2.6,
  });
  glowAt(frame, width * 0.18, height * 0.62, 480 * scale, '#fff3cd', 0.7);
  stars(frame, 'none', 0, 0.1);
  const hill = (seed: string, level: number, rough: number, tone: string): void =>
    void ground(frame, seed, level, rough, tone);
  hill('b1', 0.7, 0.1, '#a9c7a4');
  mist(frame, 'balloon', 0.6, 0.78, '#fdf3da', 0.7);
  hill('b2', 0.78, 0.12, '#7fae78');
  hill('b3', 0.87, 0.1, '#4b8556');
  context.fillStyle = '#d8eff4';
  context.beginPath();
  context.moveTo(width * 0.2, height);
  context.bezierCurveTo(width * 0.5, height * 0.95, width * 0.34, height * 0.9, width * 0.55, height * 0.87);
  context.bezierCurveTo(width * 0.66, height * 0.855, width * 0.6, height * 0.835, width * 0.7, height * 0.82);
  context.bezierCurveTo(width * 0.64, height * 0.86, width * 0.72, height * 0.87, width * 0.62, height * 0.895);
  context.bezierCurveTo(width * 0.44, height * 0.93, width * 0.62, height * 0.96, width * 0.42, height);
  context.fill();
  const random = seeded('balloon');
  for (let tree = 0; tree < 60; tree += 1) {
    context.fillStyle = ['#2f6844', '#3c7a4e', '#255637'][tree % 3] ?? '#2f6844';
    const x = random() * width;
    const y = height * (0.9 + random() * 0.1);
    pine(context, x, y + 14 * scale, (30 + random() * 46) * scale, random);
  }
  const draw = (x: number, y: number, radius: number, colors: readonly string[]): void => {
    const stripes = 8;
    for (let stripe = 0; stripe < stripes; stripe += 1) {
      const left = -Math.cos((stripe / stripes) * Math.PI) * radius;
      const right = -Math.cos(((stripe + 1) / stripes) * Math.PI) * radius;
      context.fillStyle = colors[stripe % colors.length] ?? '#ffffff';
      context.beginPath();
      context.moveTo(x, y - radius);
      context.bezierCurveTo(
        x + left * 1.34,
        y - radius,
        x + left * 1.3,
        y + radius * 0.3,
        x + left * 0.24,
        y + radius * 1.2,
      );
      context.lineTo(x + right * 0.24, y + radius * 1.2);
      context.bezierCurveTo(x + right * 1.3, y + radius * 0.3, x + right * 1.34, y - radius, x, y - radius);
      context.fill();
    }
    const shade = context.createRadialGradient(x - radius * 0.5, y - radius * 0.5, radius * 0.1, x, y, radius * 1.5);
    shade.addColorStop(0, 'rgba(255,250,230,0.5)');
    shade.addColorStop(0.5, 'rgba(0,0,0,0)');
    shade.addColorStop(1, 'rgba(20,10,50,0.6)');
    context.fillStyle = shade;
    context.beginPath();
    context.moveTo(x, y - radius);
    context.bezierCurveTo(
      x - radius * 1.34,
      y - radius,
      x - radius * 1.3,
      y + radius * 0.3,
      x - radius * 0.24,
      y + radius * 1.2,
    );
    context.lineTo(x + radius * 0.24, y + radius * 1.2);
    context.bezierCurveTo(x + radius * 1.3, y + radius * 0.3, x + radius * 1.34, y - radius, x, y - radius);
    context.fill();
    context.strokeStyle = '#4a2f22';
    context.lineWidth = 1.6 * scale;
    for (const side of [-1, 1]) {
      context.beginPath();
      context.moveTo(x + side * radius * 0.22, y + radius * 1.2);
      context.lineTo(x + side * radius * 0.13, y + radius * 1.52);
      context.stroke();
    }
    context.fillStyle = '#6d4426';
    context.beginPath();
    context.roundRect(x - radius * 0.15, y + radius * 1.5, radius * 0.3, radius * 0.24, radius * 0.04);
    context.fill();
  };
  draw(width * (isTall ? 0.2 : 0.3), height * 0.5, 34 * scale, ['#f2a63a', '#fdf0d0']);
  draw(width * 0.86, height * 0.24, 46 * scale, ['#5a6fd0', '#fdf6e6', '#2f3f9a']);
  const radius = (isTall ? 176 : 184) * scale;
  draw(focusX, height * (isTall ? 0.38 : 0.34), radius, ['#e2483d', '#fff1d6', '#f4a63a', '#fff1d6']);
  figure(
    context,
    '#3a2418',
    POSES.cheer,
    focusX - radius * 0.03,
    height * (isTall ? 0.38 : 0.34) + radius * 1.66,
    radius * 0.15,
  );
  finish(frame, { bloom: 0.24, tint: '#ffe7b0', tintStrength: 0.16, vignette: 0.3 });
};

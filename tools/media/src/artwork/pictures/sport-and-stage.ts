import { seeded } from '../../scenes/random.ts';
import { figure, POSES } from '../figures.ts';
import { blendIn, onLayer, type Frame, type Scene } from '../frame.ts';
import { beam, finish, glowAt, rimmed } from '../light.ts';
import { clouds, gradient, mist } from '../nature.ts';

/** Stands full of people: dots in rows, brighter near the lights. */
function crowd(frame: Frame, seed: string, top: number, bottom: number, colors: readonly string[], base: string): void {
  const { context, width, height, scale } = frame;
  const random = seeded(seed);
  context.fillStyle = base;
  context.fillRect(0, height * top, width, height * (bottom - top));
  for (let y = height * top; y < height * bottom; y += 8 * scale) {
    for (let x = random() * 8; x < width; x += (6 + random() * 5) * scale) {
      context.fillStyle = colors[Math.floor(random() * colors.length)] ?? '#ffffff';
      context.globalAlpha = 0.14 + random() * 0.42;
      context.beginPath();
      context.arc(x, y + random() * 5 * scale, (1.6 + random() * 1.5) * scale, 0, Math.PI * 2);
      context.fill();
    }
  }
  context.globalAlpha = 1;
}

/** Floodlight masts with their beams. */
function floodlights(frame: Frame, color: string, aimY: number): void {
  const { context, width, height, scale, isTall } = frame;
  for (const share of isTall ? [0.14, 0.86] : [0.07, 0.34, 0.66, 0.93]) {
    const x = width * share;
    const y = height * 0.13;
    context.strokeStyle = '#0c1016';
    context.lineWidth = 6 * scale;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x, height * 0.46);
    context.stroke();
    beam(
      frame,
      [x, y],
      [x + (0.5 - share) * width * 0.9 - 60 * scale, height * aimY],
      50 * scale,
      440 * scale,
      color,
      0.42,
      16,
    );
    context.fillStyle = '#ffffff';
    for (let row = 0; row < 3; row += 1) {
      for (let lamp = 0; lamp < 5; lamp += 1)
        context.fillRect(x + (lamp - 2.5) * 17 * scale, y + (row - 1.5) * 17 * scale, 12 * scale, 12 * scale);
    }
    glowAt(frame, x, y, 190 * scale, color, 0.85);
  }
}

/** A strike at a night match. */
export const stadium: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#0b1226'],
    [0.36, '#31405c'],
    [0.6, '#8293a4'],
  ]);
  clouds(frame, {
    seed: 'stadium',
    lit: '#8b9ab4',
    shade: '#141d33',
    sun: [width / 2, height * 0.4],
    cover: 0.52,
    until: 0.42,
  });
  crowd(frame, 'stadium', 0.36, 0.6, ['#ffffff', '#ffd27a', '#8fb4ff', '#ff8f7a'], '#1a2436');
  mist(frame, 'stadium', 0.26, 0.66, '#aebccb', 0.5);
  floodlights(frame, '#f2f7ff', 0.8);
  const turf = height * 0.59;
  const grassTone = context.createLinearGradient(0, turf, 0, height);
  grassTone.addColorStop(0, '#2f9a58');
  grassTone.addColorStop(0.5, '#14703d');
  grassTone.addColorStop(1, '#06331d');
  context.fillStyle = grassTone;
  context.fillRect(0, turf, width, height - turf);
  for (let stripe = 0; stripe < 14; stripe += 2) {
    context.fillStyle = 'rgba(255,255,255,0.05)';
    context.beginPath();
    context.moveTo(focusX + (stripe - 7) * 70 * scale, turf);
    context.lineTo(focusX + (stripe - 6) * 70 * scale, turf);
    context.lineTo(focusX + (stripe - 6) * 260 * scale, height);
    context.lineTo(focusX + (stripe - 7) * 260 * scale, height);
    context.fill();
  }
  context.strokeStyle = 'rgba(255,255,255,0.55)';
  context.lineWidth = 5 * scale;
  context.beginPath();
  context.ellipse(focusX - 40 * scale, height * 0.82, 330 * scale, 90 * scale, 0, 0, Math.PI * 2);
  context.moveTo(0, height * 0.72);
  context.lineTo(width, height * 0.72);
  context.stroke();
  const size = (isTall ? 218 : 218) * scale;
  const foot = height * (isTall ? 0.86 : 0.9);
  const ball: [number, number] = [focusX + size * 1.2, foot - size * 0.98];
  rimmed(
    frame,
    (layer, fill) => {
      figure(layer, fill, POSES.kick, focusX, foot, size, { bulk: 1.05 });
      figure(
        layer,
        fill,
        POSES.run,
        focusX + (isTall ? 250 : 420) * scale,
        height * 0.8,
        size * 0.66,
        { hair: 'tail' },
        -1,
      );
    },
    { dark: '#070d14', rim: '#ffe2a6', shift: [3 * scale, 5 * scale] },
  );
  const radius = size * 0.12;
  const skin = context.createRadialGradient(
    ball[0] - radius * 0.4,
    ball[1] - radius * 0.5,
    radius * 0.1,
    ball[0],
    ball[1],
    radius,
  );
  skin.addColorStop(0, '#ffffff');
  skin.addColorStop(1, '#8f99a6');
  context.fillStyle = skin;
  context.beginPath();
  context.arc(ball[0], ball[1], radius, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = '#1a1f28';
  for (let patch = 0; patch < 6; patch += 1) {
    const angle = (patch / 5) * Math.PI * 2;
    const away = patch === 5 ? 0 : radius * 0.72;
    context.beginPath();
    context.arc(ball[0] + Math.cos(angle) * away, ball[1] + Math.sin(angle) * away, radius * 0.24, 0, Math.PI * 2);
    context.fill();
  }
  const random = seeded('turf');
  for (let bit = 0; bit < 40; bit += 1) {
    context.fillStyle = `rgba(160,230,150,${random() * 0.8})`;
    context.fillRect(focusX + (0.2 + random() * 0.9) * size, foot - random() ** 2 * size * 0.6, 3 * scale, 3 * scale);
  }
  finish(frame, { bloom: 0.36, tint: '#cfe4ff', tintStrength: 0.14, vignette: 0.5 });
};

/** Two boxers under a single lamp. */
export const ring: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#120608'],
    [0.5, '#3a0f12'],
    [0.8, '#1a0708'],
  ]);
  crowd(frame, 'ring', 0.32, 0.66, ['#ff9a7a', '#ffd9a0', '#8f2f2a', '#ffffff'], '#1d080a');
  mist(frame, 'ring', 0.2, 0.7, '#7a2420', 0.7);
  for (const offset of [-220, 0, 220])
    beam(
      frame,
      [focusX + offset * scale, -60 * scale],
      [focusX + offset * 0.3 * scale, height * 0.95],
      80 * scale,
      620 * scale,
      '#ffe3b4',
      0.34,
      16,
    );
  glowAt(frame, focusX, -20 * scale, 420 * scale, '#fff0cc', 0.8);
  context.fillStyle = '#0a0506';
  context.fillRect(0, height * 0.86, width, height * 0.14);
  const mat = context.createLinearGradient(0, height * 0.7, 0, height * 0.88);
  mat.addColorStop(0, '#c9b7a0');
  mat.addColorStop(1, '#5a3a30');
  context.fillStyle = mat;
  context.beginPath();
  context.moveTo(focusX - (isTall ? 420 : 700) * scale, height * 0.88);
  context.lineTo(focusX - (isTall ? 330 : 520) * scale, height * 0.7);
  context.lineTo(focusX + (isTall ? 330 : 520) * scale, height * 0.7);
  context.lineTo(focusX + (isTall ? 420 : 700) * scale, height * 0.88);
  context.fill();
  const ropes = (near: boolean): void => {
    const half = (near ? (isTall ? 430 : 720) : isTall ? 330 : 520) * scale;
    const foot = height * (near ? 0.88 : 0.7);
    for (let rope = 0; rope < 3; rope += 1) {
      context.strokeStyle = ['#d83a34', '#f4efe6', '#d83a34'][rope] ?? '#ffffff';
      context.lineWidth = (near ? 9 : 4) * scale;
      context.globalAlpha = near ? 0.85 : 0.7;
      context.beginPath();
      context.moveTo(focusX - half, foot - (near ? 90 : 70) * (rope + 1) * 0.75 * scale);
      context.quadraticCurveTo(
        focusX,
        foot - (near ? 80 : 66) * (rope + 1) * 0.75 * scale,
        focusX + half,
        foot - (near ? 90 : 70) * (rope + 1) * 0.75 * scale,
      );
      context.stroke();
    }
    context.globalAlpha = 1;
  };
  ropes(false);
  const size = (isTall ? 236 : 232) * scale;
  const foot = height * 0.85;
  const gloves = (
    layer: typeof context,
    fill: string,
    hands: readonly (readonly [number, number])[],
    x: number,
    face: number,
  ): void => {
    layer.fillStyle = fill;
    for (const [handX, handY] of hands) {
      layer.beginPath();
      layer.arc(x + handX * size * face, foot + handY * size, size * 0.115, 0, Math.PI * 2);
      layer.fill();
    }
  };
  rimmed(
    frame,
    (layer, fill) => {
      figure(layer, fill, POSES.punch, focusX - size * 0.62, foot, size, { bulk: 1.18 });
      gloves(layer, fill, [POSES.punch.rightHand, POSES.punch.leftHand], focusX - size * 0.62, 1);
      figure(layer, fill, POSES.guard, focusX + size * 0.66, foot, size, { bulk: 1.18 });
      gloves(layer, fill, [POSES.guard.rightHand, POSES.guard.leftHand], focusX + size * 0.66, 1);
    },
    { dark: '#100506', rim: '#ffe6bd', shift: [2 * scale, 5 * scale] },
  );
  const random = seeded('sweat');
  for (let drop = 0; drop < 60; drop += 1) {
    context.fillStyle = `rgba(255,236,205,${random() * 0.8})`;
    context.beginPath();
    context.arc(
      focusX + size * 0.28 + (random() - 0.3) * size * 0.7,
      foot - size * (1.2 + random() * 0.7),
      (1 + random() * 2.4) * scale,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
  if (!isTall) ropes(true);
  finish(frame, { bloom: 0.4, tint: '#ff8a5c', tintStrength: 0.22, vignette: 0.62 });
};

/** A face-off on blue ice. */
export const ice: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#0e1b2c'],
    [0.36, '#3f5a72'],
    [0.6, '#b4cad8'],
  ]);
  crowd(frame, 'ice', 0.26, 0.54, ['#ffffff', '#a8d4ff', '#5a86b0', '#ffd9a8'], '#1d3044');
  mist(frame, 'ice', 0.2, 0.62, '#c3d8e6', 0.6);
  floodlights(frame, '#eaf6ff', 0.86);
  const rink = height * 0.56;
  context.fillStyle = '#e9f3f9';
  context.fillRect(0, rink - 36 * scale, width, 40 * scale);
  context.fillStyle = '#d8b23f';
  context.fillRect(0, rink - 4 * scale, width, 8 * scale);
  const surface = context.createLinearGradient(0, rink, 0, height);
  surface.addColorStop(0, '#f2f8fc');
  surface.addColorStop(0.5, '#c0d9ea');
  surface.addColorStop(1, '#5c8aad');
  context.fillStyle = surface;
  context.fillRect(0, rink + 4 * scale, width, height);
  context.strokeStyle = 'rgba(214,64,58,0.75)';
  context.lineWidth = 10 * scale;
  context.beginPath();
  context.ellipse(focusX + 60 * scale, height * 0.86, 300 * scale, 78 * scale, 0, 0, Math.PI * 2);
  context.stroke();
  context.strokeStyle = 'rgba(50,100,190,0.7)';
  context.lineWidth = 14 * scale;
  context.beginPath();
  context.moveTo(0, height * 0.68);
  context.lineTo(width, height * 0.68);
  context.stroke();
  const random = seeded('ice');
  context.strokeStyle = 'rgba(255,255,255,0.6)';
  for (let scratch = 0; scratch < 90; scratch += 1) {
    context.lineWidth = random() * 1.6 * scale;
    context.beginPath();
    const x = random() * width;
    const y = height * (0.62 + random() * 0.38);
    context.moveTo(x, y);
    context.quadraticCurveTo(
      x + (random() - 0.5) * 160 * scale,
      y + 14 * scale,
      x + (random() - 0.5) * 320 * scale,
      y + (random() - 0.5) * 40 * scale,
    );
    context.stroke();
  }
  const size = (isTall ? 228 : 232) * scale;
  const foot = height * 0.9;
  const stick = (layer: typeof context, fill: string, x: number, y: number, reach: number, face: number): void => {
    layer.strokeStyle = fill;
    layer.lineWidth = 8 * scale;
    layer.lineCap = 'round';
    layer.beginPath();
    layer.moveTo(x, y - reach * 0.95);
    layer.lineTo(x + face * reach * 0.62, y - 6 * scale);
    layer.lineTo(x + face * reach * 0.84, y - 4 * scale);
    layer.stroke();
  };
  const reflection = onLayer(frame, (layer) => {
    layer.translate(0, foot * 2 - 4 * scale);
    layer.scale(1, -1);
    figure(layer, '#2f567a', POSES.skate, focusX - 30 * scale, foot, size, { hat: 'helmet', bulk: 1.35 });
  });
  blendIn(frame, reflection, 'multiply', 0.3, `blur(${8 * scale}px)`);
  rimmed(
    frame,
    (layer, fill) => {
      figure(layer, fill, POSES.skate, focusX - 30 * scale, foot, size, { hat: 'helmet', bulk: 1.35 });
      stick(layer, fill, focusX + size * 0.4, foot, size * 0.8, 1);
      figure(
        layer,
        fill,
        POSES.skate,
        focusX + (isTall ? 260 : 420) * scale,
        height * 0.82,
        size * 0.7,
        { hat: 'helmet', bulk: 1.35 },
        -1,
      );
      stick(layer, fill, focusX + (isTall ? 150 : 310) * scale, height * 0.82, size * 0.56, -1);
    },
    { dark: '#0c1a28', rim: '#ffffff', shift: [3 * scale, 5 * scale] },
  );
  for (let flake = 0; flake < 70; flake += 1) {
    context.fillStyle = `rgba(255,255,255,${random()})`;
    context.beginPath();
    context.arc(
      focusX - size * (0.3 + random() * 0.9),
      foot - random() ** 2 * size * 0.5,
      (1 + random() * 3) * scale,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
  finish(frame, { bloom: 0.3, tint: '#bfe4ff', tintStrength: 0.18, vignette: 0.46 });
};

/** A singer in coloured beams above a crowd of hands. */
export const concert: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#14052a'],
    [0.5, '#5a0f6a'],
    [0.82, '#c2348f'],
  ]);
  mist(frame, 'concert', 0.1, 0.9, '#b03fae', 0.7);
  const random = seeded('concert');
  const colors = ['#ff5ad0', '#8f5cff', '#ffb347', '#ff8ad8', '#5ac8ff', '#ffd166'];
  const count = isTall ? 9 : 15;
  for (let index = 0; index < count; index += 1) {
    const x = ((index + 0.5) / count) * width;
    const lean = (random() - 0.5) * 520 * scale + (focusX - x) * 0.34;
    beam(
      frame,
      [x, -30 * scale],
      [x + lean, height * 0.95],
      16 * scale,
      (130 + random() * 110) * scale,
      colors[index % colors.length] ?? '#ffffff',
      0.7,
      6,
    );
    context.fillStyle = '#fff6ff';
    context.beginPath();
    context.arc(x, 6 * scale, 11 * scale, 0, Math.PI * 2);
    context.fill();
  }
  glowAt(frame, focusX, height * 0.52, 440 * scale, '#ffd9f2', 0.8);
  const stageY = height * 0.82;
  context.fillStyle = '#12041f';
  context.fillRect(0, stageY, width, height - stageY);
  const size = (isTall ? 250 : 246) * scale;
  rimmed(
    frame,
    (layer, fill) => {
      figure(layer, fill, POSES.sing, focusX, stageY + 6 * scale, size, { coat: 0.34, hair: 'bun' });
      layer.lineWidth = 7 * scale;
      layer.strokeStyle = fill;
      layer.beginPath();
      layer.moveTo(focusX + size * 0.24, stageY - size * 1.56);
      layer.lineTo(focusX + size * 0.16, stageY - size * 1.6);
      layer.stroke();
    },
    { dark: '#0d0318', rim: '#ffe9f8', shift: [4 * scale, 4 * scale] },
  );
  for (let row = 0; row < 2; row += 1) {
    const y = height * (0.93 + row * 0.05);
    for (let x = random() * 30; x < width; x += (34 + random() * 26) * scale) {
      const head = (15 + row * 8 + random() * 5) * scale;
      rimmedHead(frame, x, y + random() * 10 * scale, head, random() < 0.4, random);
    }
  }
  for (let spark = 0; spark < 90; spark += 1) {
    context.fillStyle = colors[spark % colors.length] ?? '#ffffff';
    context.globalAlpha = 0.2 + random() * 0.7;
    context.fillRect(random() * width, random() * height * 0.8, (2 + random() * 4) * scale, (3 + random() * 7) * scale);
  }
  context.globalAlpha = 1;
  finish(frame, { bloom: 0.5, tint: '#ff7ad8', tintStrength: 0.18, vignette: 0.5 });
};

/** One spectator from behind, perhaps with an arm up. */
function rimmedHead(frame: Frame, x: number, y: number, radius: number, armUp: boolean, random: () => number): void {
  const { context } = frame;
  context.fillStyle = '#0a0212';
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.ellipse(x, y + radius * 2.2, radius * 1.7, radius * 1.4, 0, 0, Math.PI * 2);
  context.fill();
  if (!armUp) return;
  const side = random() < 0.5 ? -1 : 1;
  context.strokeStyle = '#0a0212';
  context.lineWidth = radius * 0.62;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(x + side * radius * 1.3, y + radius * 1.6);
  context.lineTo(x + side * radius * (1.5 + random() * 0.6), y - radius * (1.4 + random() * 1.6));
  context.stroke();
}

/** Dotted continents behind two presenters at a desk. */
export const newsroom: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#061436'],
    [0.5, '#0f3a86'],
    [1, '#051027'],
  ]);
  glowAt(frame, focusX, height * 0.4, 620 * scale, '#2f7fff', 0.6);
  const random = seeded('map');
  const lands: readonly [number, number, number, number][] = [
    [0.14, 0.3, 0.11, 0.15],
    [0.24, 0.56, 0.06, 0.15],
    [0.48, 0.26, 0.08, 0.1],
    [0.52, 0.5, 0.08, 0.16],
    [0.68, 0.3, 0.17, 0.15],
    [0.76, 0.46, 0.08, 0.09],
    [0.88, 0.62, 0.06, 0.06],
  ];
  for (let y = 0.08; y < 0.72; y += isTall ? 0.013 : 0.017) {
    for (let x = 0.01; x < 1; x += isTall ? 0.0195 : 0.0096) {
      const inside = lands.some(
        ([landX, landY, halfX, halfY]) =>
          ((x - landX) / halfX) ** 2 + ((y - landY) / halfY) ** 2 <
          0.75 + Math.sin(x * 60) * 0.16 + Math.cos(y * 70) * 0.16,
      );
      context.fillStyle = inside ? `rgba(120,190,255,${0.45 + random() * 0.45})` : 'rgba(70,130,230,0.1)';
      context.beginPath();
      context.arc(x * width, y * height, (inside ? 3.4 : 2) * scale, 0, Math.PI * 2);
      context.fill();
    }
  }
  context.strokeStyle = 'rgba(160,215,255,0.6)';
  const hubs: readonly [number, number][] = [
    [0.66, 0.34],
    [0.47, 0.28],
    [0.16, 0.32],
    [0.86, 0.58],
    [0.52, 0.54],
  ];
  const [home] = hubs;
  for (const [x, y] of hubs.slice(1)) {
    if (home === undefined) break;
    context.lineWidth = 1.8 * scale;
    context.beginPath();
    context.moveTo(home[0] * width, home[1] * height);
    context.quadraticCurveTo(
      ((home[0] + x) / 2) * width,
      (Math.min(home[1], y) - 0.22) * height,
      x * width,
      y * height,
    );
    context.stroke();
    glowAt(frame, x * width, y * height, 46 * scale, '#bfe4ff', 0.95);
  }
  if (home !== undefined) glowAt(frame, home[0] * width, home[1] * height, 70 * scale, '#ffffff', 1);
  const size = (isTall ? 168 : 176) * scale;
  const deskY = height * (isTall ? 0.78 : 0.8);
  const presenter = (x: number, skin: string, shade: string, jacket: string, hair: string, isWoman: boolean): void => {
    context.fillStyle = jacket;
    context.beginPath();
    context.moveTo(x - size * 0.78, deskY + 20 * scale);
    context.bezierCurveTo(
      x - size * 0.74,
      deskY - size * 0.46,
      x - size * 0.4,
      deskY - size * 0.54,
      x,
      deskY - size * 0.58,
    );
    context.bezierCurveTo(
      x + size * 0.4,
      deskY - size * 0.54,
      x + size * 0.74,
      deskY - size * 0.46,
      x + size * 0.78,
      deskY + 20 * scale,
    );
    context.fill();
    context.fillStyle = '#f3f6fb';
    context.beginPath();
    context.moveTo(x - size * 0.16, deskY - size * 0.58);
    context.lineTo(x, deskY - size * 0.1);
    context.lineTo(x + size * 0.16, deskY - size * 0.58);
    context.fill();
    context.fillStyle = hair;
    if (isWoman) {
      context.beginPath();
      context.ellipse(x, deskY - size * 0.98, size * 0.44, size * 0.58, 0, 0, Math.PI * 2);
      context.fill();
    }
    context.fillStyle = shade;
    context.fillRect(x - size * 0.11, deskY - size * 0.76, size * 0.22, size * 0.26);
    context.fillStyle = skin;
    context.beginPath();
    context.ellipse(x, deskY - size, size * 0.29, size * 0.38, 0, 0, Math.PI * 2);
    context.fill();
    context.save();
    context.beginPath();
    context.ellipse(x, deskY - size, size * 0.29, size * 0.38, 0, 0, Math.PI * 2);
    context.clip();
    context.fillStyle = shade;
    context.beginPath();
    context.moveTo(x + size * 0.02, deskY - size * 1.4);
    context.lineTo(x + size * 0.02, deskY - size * 1.06);
    context.lineTo(x + size * 0.08, deskY - size * 0.92);
    context.lineTo(x, deskY - size * 0.86);
    context.lineTo(x, deskY - size * 0.5);
    context.lineTo(x + size * 0.6, deskY - size * 0.5);
    context.lineTo(x + size * 0.6, deskY - size * 1.5);
    context.fill();
    context.restore();
    context.fillStyle = hair;
    context.beginPath();
    context.moveTo(x - size * 0.31, deskY - size * 0.98);
    context.bezierCurveTo(
      x - size * 0.4,
      deskY - size * 1.52,
      x + size * 0.42,
      deskY - size * 1.54,
      x + size * 0.31,
      deskY - size * 0.98,
    );
    context.bezierCurveTo(
      x + size * 0.26,
      deskY - size * 1.22,
      x + (isWoman ? -0.1 : 0.02) * size,
      deskY - size * 1.26,
      x - size * 0.31,
      deskY - size * 0.98,
    );
    context.fill();
  };
  const apart = (isTall ? 158 : 190) * scale;
  presenter(focusX - apart, '#e0a98a', '#8f5444', '#c23a44', '#1d1220', true);
  presenter(focusX + apart, '#c98f6c', '#6f4433', '#1d3358', '#15121c', false);
  const desk = context.createLinearGradient(0, deskY, 0, height);
  desk.addColorStop(0, '#bfe0ff');
  desk.addColorStop(0.05, '#2a63b8');
  desk.addColorStop(0.4, '#0d2a5e');
  desk.addColorStop(1, '#040c1e');
  context.fillStyle = desk;
  context.beginPath();
  context.moveTo(0, height);
  context.lineTo(0, deskY + 46 * scale);
  context.quadraticCurveTo(focusX, deskY - 40 * scale, width, deskY + 46 * scale);
  context.lineTo(width, height);
  context.fill();
  finish(frame, { bloom: 0.36, tint: '#5aa0ff', tintStrength: 0.2 });
};

/** Two armchairs and a lamp: a conversation. */
export const talkStudio: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#2a1430'],
    [0.6, '#6a2f4a'],
    [1, '#1d0d1c'],
  ]);
  for (let panel = 0; panel < 22; panel += 1) {
    context.fillStyle = panel % 2 === 0 ? 'rgba(255,190,150,0.06)' : 'rgba(0,0,0,0.14)';
    context.fillRect((panel / 22) * width, 0, width / 22, height * 0.74);
  }
  glowAt(frame, focusX, height * 0.34, 520 * scale, '#ff9d6a', 0.75);
  context.fillStyle = '#ffcf9a';
  context.globalAlpha = 0.9;
  context.beginPath();
  context.arc(focusX, height * 0.32, (isTall ? 150 : 165) * scale, 0, Math.PI * 2);
  context.fill();
  context.globalAlpha = 1;
  context.fillStyle = '#d8664c';
  context.beginPath();
  context.arc(focusX, height * 0.32, (isTall ? 110 : 122) * scale, 0, Math.PI * 2);
  context.fill();
  const floor = context.createLinearGradient(0, height * 0.74, 0, height);
  floor.addColorStop(0, '#7a3a4c');
  floor.addColorStop(1, '#140811');
  context.fillStyle = floor;
  context.fillRect(0, height * 0.74, width, height * 0.26);
  context.fillStyle = 'rgba(255,190,140,0.18)';
  context.beginPath();
  context.ellipse(focusX, height * 0.87, (isTall ? 330 : 430) * scale, 74 * scale, 0, 0, Math.PI * 2);
  context.fill();
  const size = (isTall ? 196 : 204) * scale;
  const apart = (isTall ? 172 : 230) * scale;
  const chair = (layer: typeof context, fill: string, x: number, face: 1 | -1): void => {
    const foot = height * 0.88;
    layer.fillStyle = fill;
    layer.beginPath();
    layer.roundRect(x - size * 0.5, foot - size * 0.52, size, size * 0.4, size * 0.14);
    layer.roundRect(x - (face > 0 ? 0.62 : -0.3) * size, foot - size * 1.06, size * 0.32, size * 0.9, size * 0.14);
    layer.rect(x - size * 0.4, foot - size * 0.16, size * 0.07, size * 0.18);
    layer.rect(x + size * 0.33, foot - size * 0.16, size * 0.07, size * 0.18);
    layer.fill();
  };
  rimmed(
    frame,
    (layer, fill) => {
      chair(layer, fill, focusX - apart, 1);
      chair(layer, fill, focusX + apart, -1);
    },
    { dark: '#2c1020', rim: '#ffb384', shift: [0, 4 * scale] },
  );
  rimmed(
    frame,
    (layer, fill) => {
      figure(
        layer,
        fill,
        { ...POSES.sit, rightHand: [0.5, -0.9] },
        focusX - apart - 10 * scale,
        height * 0.9,
        size * 1.06,
        { hair: 'bun', skirt: 0.2 },
      );
      figure(layer, fill, POSES.sit, focusX + apart + 10 * scale, height * 0.9, size * 1.06, { bulk: 1.1 }, -1);
      layer.fillStyle = fill;
      layer.beginPath();
      layer.ellipse(focusX, height * 0.82, 66 * scale, 10 * scale, 0, 0, Math.PI * 2);
      layer.rect(focusX - 4 * scale, height * 0.82, 8 * scale, 70 * scale);
      layer.rect(focusX - 14 * scale, height * 0.79, 14 * scale, 22 * scale);
      layer.fill();
    },
    { dark: '#12060f', rim: '#ffd2a2', shift: [0, 4 * scale] },
  );
  finish(frame, { bloom: 0.36, tint: '#ff9a6a', tintStrength: 0.22 });
};

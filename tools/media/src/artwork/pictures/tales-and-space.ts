import { fbm, clamp, smoothstep } from '../../scenes/noise.ts';
import { blend, pixels } from '../../scenes/canvas.ts';
import { seeded } from '../../scenes/random.ts';
import { figure, POSES } from '../figures.ts';
import { blendIn, onLayer, rgb, type Scene } from '../frame.ts';
import { beam, finish, glowAt, orb, rimmed } from '../light.ts';
import { clouds, gradient, mist, mountains, stars } from '../nature.ts';

/** A ringed planet over rocks, a small astronaut. */
export const planet: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#05060f'],
    [0.6, '#0d1030'],
    [1, '#241a3a'],
  ]);
  clouds(frame, {
    seed: 'nebula a',
    lit: '#ff9a7a',
    shade: '#5a2a4e',
    sun: [width * 0.2, height * 0.3],
    cover: 0.42,
    until: 1.1,
    size: 2.4,
    stretch: 1.3,
    strength: 0.42,
  });
  clouds(frame, {
    seed: 'nebula b',
    lit: '#7a9cff',
    shade: '#1f2a66',
    sun: [width * 0.8, height * 0.2],
    cover: 0.44,
    until: 1.1,
    size: 2.2,
    stretch: 1.2,
    strength: 0.42,
  });
  stars(frame, 'planet', isTall ? 420 : 760, 0.86);
  const x = focusX + (isTall ? 20 : 10) * scale;
  const y = height * (isTall ? 0.36 : 0.42);
  const radius = (isTall ? 200 : 205) * scale;
  const bands = fbm('planet bands', 5, 4096);
  const warm = rgb('#f0dcbc');
  const tan = rgb('#b98a5e');
  const blue = rgb('#5b7fb4');
  const night = rgb('#070a18');
  const globe = pixels(Math.ceil(radius * 2), Math.ceil(radius * 2), (px, py, out) => {
    const u = px / radius - 1;
    const v = py / radius - 1;
    const away = Math.hypot(u, v);
    if (away > 1) return;
    const z = Math.sqrt(1 - away * away);
    const tilt = v * 0.95 + u * 0.28;
    const swirl = bands(u * 2.2 + 4, tilt * 5) - 0.5;
    const tone = bands(3.3, tilt * 7 + swirl * 1.6);
    const base = blend(
      blend(tan, warm, smoothstep(0.3, 0.62, tone)),
      blue,
      smoothstep(0.55, 0.8, bands(9.1, tilt * 4 + swirl * 2)) * 0.85,
    );
    const light = clamp(-u * 0.62 - v * 0.5 + z * 0.52 + 0.08);
    out.set(blend(night, base, light ** 0.85));
    out[3] = smoothstep(1, 0.985, away);
  });
  const ringBand = (front: boolean): void => {
    const layer = onLayer(frame, (ctx) => {
      ctx.translate(x, y);
      ctx.rotate(-0.36);
      ctx.scale(1, 0.24);
      const random = seeded('rings');
      for (let ring = 0; ring < 46; ring += 1) {
        const at = 1.34 + ring * 0.0165;
        if (at > 1.78 && at < 1.83) continue;
        ctx.strokeStyle = `rgba(${214 + random() * 30},${180 + random() * 30},${140 + random() * 30},${0.14 + random() * 0.62})`;
        ctx.lineWidth = radius * 0.016;
        ctx.beginPath();
        ctx.arc(0, 0, radius * at, front ? 0 : Math.PI, front ? Math.PI : Math.PI * 2);
        ctx.stroke();
      }
    });
    blendIn(frame, layer, 'source-over', 0.92);
  };
  glowAt(frame, x - radius * 0.5, y - radius * 0.4, radius * 2.1, '#8fb0ff', 0.34);
  ringBand(false);
  context.drawImage(globe, x - radius, y - radius);
  ringBand(true);
  orb(frame, width * (isTall ? 0.16 : 0.2), height * 0.2, 11 * scale, '#ffffff', '#ffd8a8', 0.7);
  mountains(frame, {
    seed: 'rocks',
    low: 0.94,
    high: 0.76,
    cells: isTall ? 3 : 6,
    lit: '#8a6a8a',
    shade: '#15101f',
    haze: '#3a2a4a',
    hazeTop: 0.05,
    hazeFoot: 0.5,
    sunSide: -1,
  });
  const crew = focusX - (isTall ? 90 : 60) * scale;
  const foot = height * 0.93;
  context.fillStyle = '#0b0814';
  context.beginPath();
  context.moveTo(0, height);
  for (let px = 0; px <= width; px += 12)
    context.lineTo(px, foot + Math.sin(px / (130 * scale)) * 8 * scale + Math.sin(px / (37 * scale)) * 3 * scale);
  context.lineTo(width, height);
  context.fill();
  rimmed(
    frame,
    (layer, fill) =>
      figure(layer, fill, POSES.stand, crew, foot + 4 * scale, (isTall ? 84 : 82) * scale, {
        hat: 'helmet',
        bulk: 1.35,
      }),
    { dark: '#0b0918', rim: '#c8d8ff', shift: [3 * scale, 2 * scale] },
  );
  finish(frame, { bloom: 0.36, tint: '#a8a0ff', tintStrength: 0.14, vignette: 0.5 });
};

/** A castle on a rock above clouds, a dragon in the distance. */
export const castle: Scene = (frame) => {
  const { context, height, scale, focusX, isTall } = frame;
  const sun: [number, number] = [focusX - 60 * scale, height * 0.34];
  gradient(frame, [
    [0, '#1b2a4e'],
    [0.36, '#5a6f9a'],
    [0.62, '#e8b58a'],
    [0.8, '#ffe2b4'],
  ]);
  clouds(frame, { seed: 'castle', lit: '#ffe9cf', shade: '#566a96', sun, cover: 0.56, until: 0.8 });
  orb(frame, sun[0], sun[1], (isTall ? 80 : 84) * scale, '#fff4de', '#ffd6a0', 0.8);
  mountains(frame, {
    seed: 'castle far',
    low: 0.78,
    high: 0.54,
    cells: isTall ? 2 : 4,
    lit: '#c9a6a2',
    shade: '#6a6288',
    haze: '#f0c8a2',
    hazeTop: 0.3,
    hazeFoot: 0.9,
    sunSide: -1,
  });
  mist(frame, 'castle a', 0.6, 0.9, '#ffe4c0', 0.8);
  const base = height * (isTall ? 0.78 : 0.78);
  rimmed(
    frame,
    (layer, fill) => {
      layer.fillStyle = fill;
      layer.beginPath();
      layer.moveTo(focusX - 330 * scale, height);
      layer.bezierCurveTo(
        focusX - 260 * scale,
        base + 60 * scale,
        focusX - 220 * scale,
        base + 10 * scale,
        focusX - 160 * scale,
        base - 20 * scale,
      );
      layer.lineTo(focusX + 170 * scale, base - 20 * scale);
      layer.bezierCurveTo(
        focusX + 230 * scale,
        base + 40 * scale,
        focusX + 260 * scale,
        base + 90 * scale,
        focusX + 350 * scale,
        height,
      );
      layer.fill();
      const tower = (x: number, wide: number, tall: number): void => {
        const left = focusX + (x - wide / 2) * scale;
        const top = base - tall * scale;
        layer.fillRect(left, top, wide * scale, (tall + 10) * scale);
        layer.fillRect(left - 6 * scale, top - 12 * scale, (wide + 12) * scale, 18 * scale);
        layer.beginPath();
        layer.moveTo(left - 8 * scale, top - 10 * scale);
        layer.lineTo(focusX + x * scale, top - wide * 2 * scale);
        layer.lineTo(left + (wide + 8) * scale, top - 10 * scale);
        layer.fill();
        layer.fillRect(focusX + x * scale - 1.5 * scale, top - wide * 2.5 * scale, 3 * scale, wide * 0.7 * scale);
      };
      layer.fillRect(focusX - 160 * scale, base - 110 * scale, 330 * scale, 110 * scale);
      for (let merlon = 0; merlon < 11; merlon += 1)
        layer.fillRect(focusX + (-160 + merlon * 31) * scale, base - 126 * scale, 17 * scale, 20 * scale);
      tower(-150, 54, 190);
      tower(-74, 40, 270);
      tower(4, 66, 330);
      tower(84, 38, 250);
      tower(158, 56, 180);
      tower(-36, 26, 210);
    },
    { dark: '#221a38', rim: '#ffdfae', shift: [4 * scale, 4 * scale] },
  );
  const random = seeded('castle');
  for (let pane = 0; pane < 26; pane += 1) {
    context.fillStyle = '#ffd27f';
    context.globalAlpha = 0.5 + random() * 0.5;
    context.fillRect(
      focusX + (random() - 0.5) * 300 * scale,
      base - (16 + random() * 90) * scale,
      5 * scale,
      10 * scale,
    );
  }
  context.globalAlpha = 1;
  mist(frame, 'castle b', 0.74, 1.04, '#f7d2ae', 0.95);
  const dragonX = focusX + (isTall ? -210 : -420) * scale;
  const dragonY = height * (isTall ? 0.3 : 0.3);
  const wing = (isTall ? 80 : 110) * scale;
  rimmed(
    frame,
    (layer, fill) => {
      layer.fillStyle = fill;
      layer.beginPath();
      layer.moveTo(dragonX + wing * 1.1, dragonY - wing * 0.18);
      layer.quadraticCurveTo(dragonX + wing * 0.5, dragonY - wing * 0.26, dragonX + wing * 0.2, dragonY);
      layer.quadraticCurveTo(dragonX, dragonY - wing * 0.9, dragonX - wing * 0.6, dragonY - wing * 1.2);
      layer.quadraticCurveTo(dragonX - wing * 0.44, dragonY - wing * 0.7, dragonX - wing * 0.5, dragonY - wing * 0.4);
      layer.quadraticCurveTo(dragonX - wing * 0.3, dragonY - wing * 0.4, dragonX - wing * 0.24, dragonY - wing * 0.1);
      layer.quadraticCurveTo(dragonX - wing * 0.7, dragonY + wing * 0.2, dragonX - wing * 1.5, dragonY + wing * 0.1);
      layer.quadraticCurveTo(dragonX - wing * 0.6, dragonY + wing * 0.42, dragonX + wing * 0.1, dragonY + wing * 0.22);
      layer.quadraticCurveTo(dragonX + wing * 0.6, dragonY + wing * 0.08, dragonX + wing * 1.1, dragonY - wing * 0.18);
      layer.fill();
    },
    { dark: '#2a2144', rim: '#ffdcb0', shift: [2 * scale, 3 * scale] },
  );
  finish(frame, { bloom: 0.34, tint: '#ffc79a', tintStrength: 0.22 });
};

/** A fox of paper under a paper moon. */
export const fox: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#2a2f8f'],
    [0.6, '#4a56c9'],
    [1, '#2b3494'],
  ]);
  const moonX = focusX - (isTall ? 40 : 190) * scale;
  const moonY = height * (isTall ? 0.28 : 0.3);
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

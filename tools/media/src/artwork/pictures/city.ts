import { seeded } from '../../scenes/random.ts';
import { drawUmbrellaWalker } from '../../scenes/walker.ts';
import { figure, POSES } from '../figures.ts';
import { blendIn, onLayer, type Frame, type Scene } from '../frame.ts';
import { beam, finish, glowAt, orb, rimmed } from '../light.ts';
import { clouds, gradient, mist, stars } from '../nature.ts';

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
function skyline(
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
function wetGround(frame: Frame, top: number, tint: string, strength = 0.65): void {
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

function rain(frame: Frame, count: number, color: string, slant: number): void {
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
function bokeh(
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

/** An umbrella in a neon street. */
export const cityRain: Scene = (frame) => {
  const { width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#0d0720'],
    [0.5, '#3a0f4f'],
    [0.75, '#7a1d78'],
  ]);
  skyline(frame, {
    seed: 'rain far',
    foot: 0.74,
    low: 0.3,
    high: 0.62,
    widths: [60, 130],
    fill: '#2a1148',
    windows: ['#ff9be6', '#7fe7ff', '#ffd08a'],
    lit: 0.2,
  });
  mist(frame, 'rain', 0.3, 0.8, '#a02f96', 0.55);
  skyline(frame, {
    seed: 'rain near',
    foot: 0.76,
    low: 0.24,
    high: 0.5,
    widths: [90, 190],
    fill: '#150a2b',
    windows: ['#ff7ad9', '#67d8ff', '#ffb86b'],
    lit: 0.26,
  });
  const signs: readonly [number, number, number, number, string][] = [
    [0.12, 0.34, 30, 150, '#ff3fb4'],
    [0.3, 0.46, 24, 110, '#35d6ff'],
    [0.84, 0.3, 34, 170, '#ff4fa0'],
    [0.94, 0.5, 22, 120, '#ffae3d'],
    [0.46, 0.5, 90, 26, '#7a5cff'],
  ];
  for (const [x, y, wide, tall, color] of signs) {
    frame.context.fillStyle = color;
    frame.context.globalAlpha = 0.8;
    frame.context.beginPath();
    frame.context.roundRect(width * x, height * y, wide * scale, tall * scale, 6 * scale);
    frame.context.fill();
    frame.context.globalAlpha = 1;
    glowAt(frame, width * x + (wide * scale) / 2, height * y + (tall * scale) / 2, 190 * scale, color, 0.8);
  }
  glowAt(frame, focusX - 40 * scale, height * 0.7, 420 * scale, '#ff46c0', 0.65);
  wetGround(frame, 0.76, '#10081f', 0.8);
  bokeh(frame, 'rain', 40, 0.6, 0.95, ['#ff7ad9', '#67d8ff', '#ffb86b', '#ff5aa0']);
  const size = (isTall ? 208 : 212) * scale;
  rimmed(
    frame,
    (layer, fill) => {
      layer.save();
      layer.translate(focusX, height * (isTall ? 0.9 : 0.94));
      layer.scale(size, size);
      drawUmbrellaWalker(layer, fill, 0.12);
      layer.restore();
    },
    { dark: '#0a0515', rim: '#66e4ff', shift: [-4 * scale, 3 * scale] },
  );
  rain(frame, isTall ? 240 : 420, '#e8d4ff', 0.22);
  finish(frame, { bloom: 0.48, tint: '#ff66d0', tintStrength: 0.2, vignette: 0.55 });
};

/** Morning over roofs, pigeons, laundry. */
export const cityDawn: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  const sun: [number, number] = [focusX - 60 * scale, height * 0.5];
  gradient(frame, [
    [0, '#5a86b8'],
    [0.32, '#a9c0d0'],
    [0.6, '#ffdfae'],
  ]);
  clouds(frame, { seed: 'dawn', lit: '#fff4dc', shade: '#8aa4be', sun, cover: 0.5, until: 0.6, stretch: 4 });
  orb(frame, sun[0], sun[1], 40 * scale, '#fffaf0', '#ffd998');
  skyline(frame, { seed: 'dawn far', foot: 0.78, low: 0.1, high: 0.34, widths: [50, 120], fill: '#d3b79c' });
  mist(frame, 'dawn', 0.5, 0.8, '#ffe6bd', 0.7);
  skyline(frame, {
    seed: 'dawn mid',
    foot: 0.86,
    low: 0.14,
    high: 0.34,
    widths: [80, 180],
    fill: '#a07d78',
    windows: ['#ffe3ad'],
    lit: 0.16,
  });
  mist(frame, 'dawn b', 0.64, 0.9, '#ffd9a8', 0.4);
  const roofY = height * 0.83;
  context.fillStyle = '#3c2c3a';
  context.fillRect(0, roofY, width, height - roofY);
  context.fillStyle = '#2a1f2c';
  context.fillRect(0, roofY, width, 14 * scale);
  for (const [x, tall] of [
    [0.1, 120],
    [0.92, 90],
    [isTall ? 0.8 : 0.44, 70],
  ] as const) {
    context.fillRect(width * x, roofY - tall * scale, 46 * scale, tall * scale);
    context.fillRect(width * x - 6 * scale, roofY - tall * scale, 58 * scale, 12 * scale);
  }
  context.strokeStyle = '#2a1f2c';
  context.lineWidth = 2 * scale;
  const lineY = (x: number): number => roofY - 150 * scale + 26 * scale * Math.sin((x / width) * Math.PI);
  context.beginPath();
  context.moveTo(0, lineY(0));
  for (let x = 0; x < width; x += 20) context.lineTo(x, lineY(x));
  context.stroke();
  const random = seeded('laundry');
  for (let x = width * 0.06; x < width; x += (54 + random() * 60) * scale) {
    if (Math.abs(x - focusX) < 100 * scale) continue;
    const wide = (28 + random() * 36) * scale;
    const tall = (40 + random() * 52) * scale;
    context.fillStyle = ['#e9604a', '#f3e4c7', '#3f6f9a', '#e0a23a', '#7a9a6a'][Math.floor(random() * 5)] ?? '#f3e4c7';
    context.globalAlpha = 0.9;
    context.beginPath();
    context.moveTo(x, lineY(x));
    context.lineTo(x + wide, lineY(x + wide));
    context.quadraticCurveTo(x + wide + 6 * scale, lineY(x) + tall * 0.6, x + wide - 2 * scale, lineY(x) + tall);
    context.quadraticCurveTo(x + wide * 0.5, lineY(x) + tall * 0.92, x - 2 * scale, lineY(x) + tall);
    context.fill();
    context.globalAlpha = 1;
  }
  rimmed(
    frame,
    (layer, fill) => {
      figure(
        layer,
        fill,
        { ...POSES.cheer, leftHand: [-0.4, -1.7], rightHand: [0.36, -2.0] },
        focusX,
        roofY + 4 * scale,
        112 * scale,
        { skirt: 0.42, hair: 'long' },
      );
    },
    { dark: '#2a1826', rim: '#ffe2a8', shift: [3 * scale, 3 * scale] },
  );
  context.strokeStyle = '#3a2a38';
  for (let bird = 0; bird < 16; bird += 1) {
    const x = focusX + (random() - 0.2) * 460 * scale;
    const y = height * (0.16 + random() * 0.24);
    const wing = (8 + random() * 12) * scale;
    context.lineWidth = 2.4 * scale;
    context.beginPath();
    context.moveTo(x - wing, y - wing * 0.6);
    context.quadraticCurveTo(x - wing * 0.2, y - wing * 0.3, x, y);
    context.quadraticCurveTo(x + wing * 0.3, y - wing * 0.7, x + wing, y - wing * 0.4);
    context.stroke();
  }
  finish(frame, { bloom: 0.3, tint: '#ffc98a', tintStrength: 0.24, vignette: 0.4 });
};

/** A back street, one lamp, a man in a hat who is followed. */
export const alley: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#0a1016'],
    [0.5, '#1e2c34'],
    [0.8, '#41504e'],
  ]);
  const vanishY = height * 0.6;
  const random = seeded('alley');
  glowAt(frame, focusX - 20 * scale, vanishY, 420 * scale, '#a8b8a0', 0.7);
  mist(frame, 'alley', 0.3, 0.85, '#8fa398', 0.7);
  for (const side of [-1, 1]) {
    for (let depth = 0; depth < 5; depth += 1) {
      const near = (depth + 1) / 5;
      const x = focusX + side * (46 + near ** 1.7 * (isTall ? 360 : 620)) * scale;
      const outer = side < 0 ? -10 : width + 10;
      const tone = ['#33403f', '#26302f', '#1b2324', '#12181a', '#090d0f'][depth] ?? '#090d0f';
      const top = height * (0.28 - near * 0.3);
      context.fillStyle = tone;
      context.fillRect(Math.min(x, outer), top, Math.abs(outer - x), height);
      for (let floor = 0; floor < 6; floor += 1) {
        if (random() > 0.3) continue;
        const y = top + 50 * scale + floor * 96 * near * scale;
        if (y > height * 0.62) continue;
        context.fillStyle = random() < 0.7 ? 'rgba(255,196,110,0.75)' : 'rgba(160,200,210,0.5)';
        context.fillRect(x + side * (26 + random() * 26) * near * scale, y, 26 * near * scale, 40 * near * scale);
      }
    }
  }
  wetGround(frame, 0.78, '#0a0e10', 0.75);
  const lampX = focusX - (isTall ? 150 : 210) * scale;
  const lampY = height * 0.3;
  context.strokeStyle = '#05080a';
  context.lineWidth = 9 * scale;
  context.beginPath();
  context.moveTo(lampX - 60 * scale, height * 0.92);
  context.lineTo(lampX - 60 * scale, lampY + 10 * scale);
  context.quadraticCurveTo(lampX - 58 * scale, lampY - 40 * scale, lampX, lampY - 30 * scale);
  context.stroke();
  context.fillStyle = '#ffe9b8';
  context.beginPath();
  context.ellipse(lampX + 8 * scale, lampY - 20 * scale, 22 * scale, 10 * scale, 0, 0, Math.PI * 2);
  context.fill();
  glowAt(frame, lampX + 8 * scale, lampY - 16 * scale, 330 * scale, '#ffd07a', 0.95);
  beam(
    frame,
    [lampX + 8 * scale, lampY - 14 * scale],
    [lampX + 90 * scale, height * 0.95],
    40 * scale,
    520 * scale,
    '#ffd68c',
    0.6,
    14,
  );
  const person = (x: number, foot: number, size: number, face: 1 | -1): void => {
    context.save();
    context.globalAlpha = 0.7;
    context.filter = `blur(${5 * scale}px)`;
    context.fillStyle = '#020304';
    context.beginPath();
    context.moveTo(x - size * 0.1, foot);
    context.lineTo(x + size * 1.5, height + 20);
    context.lineTo(x + size * 2.3, height + 20);
    context.lineTo(x + size * 0.2, foot);
    context.fill();
    context.restore();
    rimmed(
      frame,
      (layer, fill) => figure(layer, fill, POSES.walk, x, foot, size, { coat: 0.56, hat: 'fedora', bulk: 1.12 }, face),
      { dark: '#05080b', rim: '#ffd994', shift: [4 * scale, 2 * scale] },
    );
  };
  person(focusX + (isTall ? 190 : 250) * scale, height * 0.81, 62 * scale, -1);
  person(focusX + 20 * scale, height * 0.92, (isTall ? 216 : 216) * scale, 1);
  finish(frame, { bloom: 0.4, tint: '#9fc0b0', tintStrength: 0.2, vignette: 0.62 });
};

/** Traceurs above the night city. */
export const rooftops: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#07142c'],
    [0.5, '#16457a'],
    [0.76, '#6fb2d8'],
  ]);
  clouds(frame, {
    seed: 'roof',
    lit: '#bfe0f4',
    shade: '#1a4474',
    sun: [width * 0.5, height * 0.7],
    cover: 0.5,
    until: 0.66,
    stretch: 4,
  });
  skyline(frame, {
    seed: 'roof far',
    foot: 0.84,
    low: 0.16,
    high: 0.56,
    widths: [50, 110],
    fill: '#2a5c8a',
    windows: ['#ffd9a0', '#bfe9ff'],
    lit: 0.3,
  });
  mist(frame, 'roof', 0.4, 0.9, '#7fbfe0', 0.6);
  skyline(frame, {
    seed: 'roof mid',
    foot: 0.92,
    low: 0.2,
    high: 0.44,
    widths: [90, 190],
    fill: '#12335a',
    windows: ['#ffce8a', '#a8e4ff'],
    lit: 0.3,
  });
  glowAt(frame, focusX, height * 0.56, 420 * scale, '#a8e0ff', 0.5);
  const gapLeft = focusX - (isTall ? 120 : 150) * scale;
  const gapRight = focusX + (isTall ? 120 : 150) * scale;
  context.fillStyle = '#050a16';
  context.fillRect(0, height * 0.8, gapLeft, height);
  context.fillRect(gapRight, height * 0.84, width, height);
  context.fillRect(gapLeft - 130 * scale, height * 0.72, 54 * scale, height * 0.1);
  context.fillRect(gapRight + 120 * scale, height * 0.74, 90 * scale, height * 0.12);
  context.fillStyle = '#1d4474';
  context.fillRect(0, height * 0.8, gapLeft, 6 * scale);
  context.fillRect(gapRight, height * 0.84, width, 6 * scale);
  rimmed(
    frame,
    (layer, fill) => {
      figure(
        layer,
        fill,
        POSES.jump,
        focusX - 10 * scale,
        height * (isTall ? 0.82 : 0.83),
        (isTall ? 172 : 172) * scale,
        { hat: 'cap' },
      );
      figure(layer, fill, POSES.run, gapLeft - 190 * scale, height * 0.8, 150 * scale, { hair: 'tail' });
    },
    { dark: '#040a18', rim: '#bdeaff', shift: [3 * scale, 4 * scale] },
  );
  bokeh(frame, 'roofs', 26, 0.76, 1, ['#8fd8ff', '#ffd08a', '#6f9cff'], 20);
  finish(frame, { bloom: 0.42, tint: '#7fc4ff', tintStrength: 0.22 });
};

/** A man in a hat before lit blinds. */
export const noirWindow: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#0d0b0a'],
    [0.7, '#1b1612'],
    [1, '#070605'],
  ]);
  mist(frame, 'noir', 0, 0.6, '#3a3028', 0.6);
  const half = (isTall ? 235 : 265) * scale;
  const top = height * 0.1;
  const bottom = height * 0.72;
  const glass = context.createLinearGradient(0, top, 0, bottom);
  glass.addColorStop(0, '#a98b5c');
  glass.addColorStop(0.6, '#f0d08e');
  glass.addColorStop(1, '#ffdf9f');
  context.fillStyle = glass;
  context.fillRect(focusX - half, top, half * 2, bottom - top);
  context.save();
  context.beginPath();
  context.rect(focusX - half, top, half * 2, bottom - top);
  context.clip();
  skyline(frame, {
    seed: 'noir',
    foot: 0.72,
    low: 0.1,
    high: 0.3,
    widths: [36, 80],
    fill: 'rgba(90,66,38,0.75)',
    windows: ['#fff0c0'],
    lit: 0.3,
  });
  context.restore();
  context.fillStyle = '#15110d';
  for (let slat = 0; slat < 26; slat += 1) {
    const y = top + ((bottom - top) / 26) * slat;
    context.fillRect(focusX - half, y, half * 2, ((bottom - top) / 26) * 0.46);
  }
  context.fillStyle = '#0c0a08';
  for (const x of [-half - 18 * scale, -9 * scale, half])
    context.fillRect(focusX + x, top - 20 * scale, 18 * scale, bottom - top + 40 * scale);
  context.fillRect(focusX - half - 18 * scale, top - 24 * scale, half * 2 + 36 * scale, 22 * scale);
  context.fillRect(focusX - half - 30 * scale, bottom, half * 2 + 60 * scale, 22 * scale);
  const stripes = onLayer(frame, (layer) => {
    for (let slat = 0; slat < 15; slat += 1) {
      const y = height * (0.22 + slat * 0.045);
      layer.fillStyle = `rgba(226,176,104,${0.34 - slat * 0.014})`;
      layer.beginPath();
      layer.moveTo(focusX - half - 24 * scale, y);
      layer.lineTo(-20, y + (isTall ? 120 : 380) * scale);
      layer.lineTo(-20, y + (isTall ? 136 : 400) * scale);
      layer.lineTo(focusX - half - 24 * scale, y + 14 * scale);
      layer.fill();
    }
  });
  blendIn(frame, stripes, 'screen', 0.75, `blur(${3 * scale}px)`);
  glowAt(frame, focusX, height * 0.5, 520 * scale, '#e0a85c', 0.35);
  const lampX = focusX + (isTall ? 250 : 400) * scale;
  if (lampX < width) {
    context.fillStyle = '#0a0806';
    context.fillRect(lampX - 3 * scale, height * 0.66, 6 * scale, height * 0.3);
    context.fillStyle = '#f6d79a';
    context.beginPath();
    context.moveTo(lampX - 28 * scale, height * 0.56);
    context.lineTo(lampX + 28 * scale, height * 0.56);
    context.lineTo(lampX + 50 * scale, height * 0.66);
    context.lineTo(lampX - 50 * scale, height * 0.66);
    context.fill();
    glowAt(frame, lampX, height * 0.62, 300 * scale, '#ffc46e', 0.85);
  }
  context.fillStyle = '#060504';
  context.fillRect(0, height * 0.93, width, height * 0.07);
  rimmed(
    frame,
    (layer, fill) =>
      figure(layer, fill, POSES.stand, focusX - 8 * scale, height * 1.04, (isTall ? 410 : 410) * scale, {
        coat: 0.62,
        hat: 'fedora',
        bulk: 1.12,
      }),
    { dark: '#060504', rim: '#ffe0a0', shift: [5 * scale, 2 * scale] },
  );
  finish(frame, { bloom: 0.34, tint: '#d79a52', tintStrength: 0.25, vignette: 0.66 });
};

/** A night train with lit windows on a viaduct. */
export const train: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#0e1730'],
    [0.4, '#2d4a6e'],
    [0.7, '#d08a6c'],
    [0.8, '#f4c08a'],
  ]);
  stars(frame, 'train', 260, 0.4);
  clouds(frame, {
    seed: 'train',
    lit: '#ffcfa4',
    shade: '#3a5070',
    sun: [width * 0.4, height * 0.75],
    cover: 0.52,
    until: 0.76,
    stretch: 4,
  });
  skyline(frame, { seed: 'hills', foot: 0.9, low: 0.02, high: 0.03, widths: [400, 500], fill: '#2a2a40' });
  mist(frame, 'train', 0.66, 0.94, '#e0a27c', 0.6);
  const deck = height * (isTall ? 0.66 : 0.64);
  context.fillStyle = '#0b0f1c';
  context.fillRect(0, deck, width, 26 * scale);
  const span = (isTall ? 190 : 230) * scale;
  for (let x = -span * 0.4; x < width + span; x += span) {
    context.beginPath();
    context.moveTo(x, deck + 20 * scale);
    context.lineTo(x + span, deck + 20 * scale);
    context.lineTo(x + span, height);
    context.lineTo(x + span - 26 * scale, height);
    context.lineTo(x + span - 26 * scale, deck + 150 * scale);
    context.quadraticCurveTo(x + span - 30 * scale, deck + 40 * scale, x + span / 2, deck + 40 * scale);
    context.quadraticCurveTo(x + 30 * scale, deck + 40 * scale, x + 26 * scale, deck + 150 * scale);
    context.lineTo(x + 26 * scale, height);
    context.lineTo(x, height);
    context.fill();
  }
  const carHeight = (isTall ? 108 : 104) * scale;
  const carLength = (isTall ? 330 : 400) * scale;
  const front = focusX + (isTall ? 300 : 420) * scale;
  const random = seeded('train');
  rimmed(
    frame,
    (layer, fill) => {
      layer.fillStyle = fill;
      for (let car = 0; car < 6; car += 1) {
        const right = front - car * (carLength + 12 * scale);
        layer.beginPath();
        layer.roundRect(
          right - carLength,
          deck - carHeight - 12 * scale,
          carLength,
          carHeight,
          car === 0 ? [14 * scale, 70 * scale, 10 * scale, 8 * scale] : 14 * scale,
        );
        layer.fill();
        for (const share of [0.14, 0.24, 0.76, 0.86]) {
          layer.beginPath();
          layer.arc(right - carLength * share, deck - 8 * scale, 13 * scale, 0, Math.PI * 2);
          layer.fill();
        }
      }
    },
    { dark: '#1a2238', rim: '#ffcf9c', shift: [0, 5 * scale] },
  );
  for (let car = 0; car < 6; car += 1) {
    const right = front - car * (carLength + 12 * scale);
    for (let pane = 0; pane < 8; pane += 1) {
      const x = right - carLength + (26 + pane * (carLength / scale / 8.6)) * scale;
      if (car === 0 && pane === 7) continue;
      context.fillStyle = random() < 0.85 ? '#ffd98c' : '#3f4a66';
      context.beginPath();
      context.roundRect(x, deck - carHeight + 12 * scale, 28 * scale, 38 * scale, 5 * scale);
      context.fill();
      if (random() < 0.3) {
        context.fillStyle = '#5a3a20';
        context.beginPath();
        context.arc(x + 14 * scale, deck - carHeight + 32 * scale, 8 * scale, 0, Math.PI * 2);
        context.rect(x + 4 * scale, deck - carHeight + 38 * scale, 20 * scale, 12 * scale);
        context.fill();
      }
    }
    glowAt(frame, right - carLength / 2, deck - carHeight * 0.6, 260 * scale, '#ffc06a', 0.3);
  }
  beam(
    frame,
    [front - 10 * scale, deck - 40 * scale],
    [front + 700 * scale, deck + 60 * scale],
    14 * scale,
    240 * scale,
    '#fff0c4',
    0.9,
    8,
  );
  glowAt(frame, front - 8 * scale, deck - 40 * scale, 130 * scale, '#fff3cf', 1);
  finish(frame, { bloom: 0.36, tint: '#ffb27a', tintStrength: 0.2 });
};

/** Towers of a city to come, flying lights, one person on a ledge. */
export const futureCity: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#04121f'],
    [0.45, '#0d4a5c'],
    [0.72, '#3fb8a8'],
    [0.86, '#c9f2d2'],
  ]);
  orb(
    frame,
    focusX - (isTall ? 90 : 240) * scale,
    height * 0.3,
    (isTall ? 110 : 120) * scale,
    '#d7efe4',
    '#58d6c4',
    0.55,
  );
  context.fillStyle = 'rgba(12,70,86,0.35)';
  context.beginPath();
  context.arc(focusX - (isTall ? 70 : 210) * scale, height * 0.32, (isTall ? 100 : 108) * scale, 0, Math.PI * 2);
  context.fill();
  const random = seeded('future');
  const towers = (
    count: number,
    foot: number,
    low: number,
    high: number,
    tone: string,
    lights: string | null,
  ): void => {
    for (let tower = 0; tower < count; tower += 1) {
      const x = ((tower + random() * 0.9) / count) * width;
      const wide = (26 + random() * 54) * scale;
      const tall = height * (low + random() ** 2 * (high - low));
      const top = height * foot - tall;
      context.fillStyle = tone;
      context.beginPath();
      context.moveTo(x - wide, height);
      context.lineTo(x - wide * 0.7, top + wide * 1.6);
      context.quadraticCurveTo(x - wide * 0.5, top, x, top - wide * 0.8);
      context.quadraticCurveTo(x + wide * 0.5, top, x + wide * 0.7, top + wide * 1.6);
      context.lineTo(x + wide, height);
      context.fill();
      context.fillRect(x - 1.5 * scale, top - wide * 1.7, 3 * scale, wide);
      if (lights === null) continue;
      context.fillStyle = lights;
      for (let level = 0; level < 30; level += 1) {
        if (random() > 0.5) continue;
        context.globalAlpha = 0.25 + random() * 0.6;
        const y = top + wide * 1.4 + level * 17 * scale;
        const reach = wide * (0.3 + random() * 0.35);
        context.fillRect(x - reach, y, reach * (0.6 + random()), 3 * scale);
      }
      context.globalAlpha = 1;
    }
  };
  towers(isTall ? 12 : 24, 0.86, 0.2, 0.6, '#2a8a8c', null);
  mist(frame, 'future', 0.44, 0.92, '#8fe8d0', 0.65);
  towers(isTall ? 7 : 15, 0.92, 0.2, 0.62, '#0c4454', '#b8fff0');
  mist(frame, 'future b', 0.66, 1, '#58cdbb', 0.55);
  for (let lane = 0; lane < 5; lane += 1) {
    const y = height * (0.4 + lane * 0.09);
    for (let ship = 0; ship < 9; ship += 1) {
      const x = random() * width;
      const drop = (x / width - 0.5) * 80 * scale;
      const length = (20 + random() * 70) * scale;
      const streak = context.createLinearGradient(x, 0, x + length, 0);
      streak.addColorStop(0, 'rgba(255,190,120,0)');
      streak.addColorStop(1, lane % 2 === 0 ? '#ffc98a' : '#ff7f6a');
      context.fillStyle = streak;
      context.fillRect(x, y + drop, length, 3 * scale);
    }
  }
  const ledge = height * (isTall ? 0.87 : 0.86);
  context.fillStyle = '#020a12';
  context.beginPath();
  context.moveTo(focusX - 240 * scale, height);
  context.lineTo(focusX - 210 * scale, ledge);
  context.lineTo(focusX + 70 * scale, ledge);
  context.lineTo(focusX + 96 * scale, height);
  context.fill();
  rimmed(
    frame,
    (layer, fill) =>
      figure(layer, fill, POSES.stand, focusX, ledge + 3 * scale, (isTall ? 152 : 150) * scale, { coat: 0.5 }),
    { dark: '#020b14', rim: '#b6fff0', shift: [4 * scale, 3 * scale] },
  );
  finish(frame, { bloom: 0.46, tint: '#5fe8cf', tintStrength: 0.18 });
};

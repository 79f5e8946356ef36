import {
  context2d,
  css,
  drift,
  glow,
  HEIGHT,
  layer,
  light,
  pixels,
  scroll,
  TAU,
  WIDTH,
  type Context,
  type Draw,
  type Rgb,
} from './canvas.ts';
import { finish } from './finish.ts';
import { rimLit } from './limbs.ts';
import { fbm, smoothstep } from './noise.ts';
import { seeded } from './random.ts';
import { range } from './range.ts';
import { drawRider, HORSE_STRIDE_M } from './riders.ts';
import { clouds, gradientSky } from './sky.ts';

export type SteppePalette = {
  sky: readonly (readonly [number, Rgb])[];
  sun: Rgb;
  disc: string;
  sunAt: readonly [number, number];
  cloudLit: Rgb;
  cloudShade: Rgb;
  snow: Rgb;
  rockLit: Rgb;
  rockShade: Rgb;
  haze: Rgb;
  hill: Rgb;
  ground: Rgb;
  rim: string;
};

export const DAWN: SteppePalette = {
  sky: [
    [0, [52, 40, 92]],
    [0.38, [140, 88, 140]],
    [0.7, [244, 166, 124]],
    [1, [255, 222, 170]],
  ],
  sun: [255, 206, 150],
  disc: '#fffaf0',
  sunAt: [470, 268],
  cloudLit: [255, 214, 178],
  cloudShade: [128, 84, 134],
  snow: [255, 214, 190],
  rockLit: [214, 142, 138],
  rockShade: [84, 62, 108],
  haze: [236, 164, 138],
  hill: [72, 46, 74],
  ground: [22, 14, 28],
  rim: '#ffd9a8',
};

export const DUSK: SteppePalette = {
  sky: [
    [0, [16, 24, 56]],
    [0.42, [58, 60, 110]],
    [0.74, [196, 108, 104]],
    [1, [250, 176, 118]],
  ],
  sun: [255, 150, 96],
  disc: '#ffe9c8',
  sunAt: [860, 372],
  cloudLit: [246, 160, 120],
  cloudShade: [52, 50, 92],
  snow: [214, 180, 190],
  rockLit: [130, 98, 124],
  rockShade: [44, 44, 80],
  haze: [176, 106, 110],
  hill: [44, 34, 58],
  ground: [12, 11, 22],
  rim: '#ffb98a',
};

const HORIZON = 470;
const CLOUD_DRIFT = 110;
const MIST_DRIFT = 200;
const GROUND = 628;
/** Pixels that one metre of a rider takes. */
const METRE = 74;
/** Two tiles of grass pass in a loop of 16 s, and the horses step in time with them. */
const GROUND_PIXELS_PER_SECOND = (WIDTH * 2) / 16;
const CYCLES_PER_SECOND = GROUND_PIXELS_PER_SECOND / (HORSE_STRIDE_M * METRE);

/** Two riders cross the steppe below snow mountains; the camera travels with them. */
export function steppe(palette: SteppePalette, seconds: number): Draw {
  const sky = gradientSky(HORIZON + 40, palette.sky);
  const cloud = clouds({
    seed: 'steppe',
    width: WIDTH + CLOUD_DRIFT,
    height: 400,
    sun: palette.sunAt,
    lit: palette.cloudLit,
    shade: palette.cloudShade,
    cover: 0.6,
  });
  const shared = {
    lit: palette.rockLit,
    shade: palette.rockShade,
    haze: palette.haze,
    sunSide: palette.sunAt[0] > 640 ? 1 : -1,
  };
  const far = range({
    ...shared,
    seed: 'far',
    width: WIDTH,
    height: 300,
    crest: [190, 14],
    cells: 4,
    hazeFrom: 0.18,
    hazeTo: 0.82,
    snow: palette.snow,
  });
  const near = range({
    ...shared,
    seed: 'near',
    width: WIDTH,
    height: 200,
    crest: [150, 44],
    cells: 5,
    lit: palette.hill,
    shade: palette.hill,
    hazeFrom: 0.34,
    hazeTo: 0.7,
  });
  const hills = rolling('hills', WIDTH, 150, 26, palette.hill);
  const mist = [mistBand(palette.haze, 'a'), mistBand(palette.haze, 'b')] as const;
  const field = grass(palette.ground, palette.rim);
  const reeds = closeReeds(palette.ground);
  const sunGlow = glow(palette.sun, 2.2);
  const halo = glow(palette.haze, 1.6);
  const flock = birds();
  const buffer = context2d(new OffscreenCanvas(420, 420));
  const riders = [
    { x: 840, scale: 1, offset: 0, headwear: 'hat' as const },
    { x: 1075, scale: 0.9, offset: 0.37, headwear: 'bun' as const },
  ];
  const cycles = Math.round(CYCLES_PER_SECOND * seconds);

  return (context, now) => {
    const phase = (now / seconds) % 1;
    context.drawImage(sky, 0, 0);
    light(context, halo, palette.sunAt[0], palette.sunAt[1], 620, 0.22);
    drift(context, cloud, phase, CLOUD_DRIFT, 0);
    light(context, sunGlow, palette.sunAt[0], palette.sunAt[1], 230 + 8 * Math.sin(phase * TAU * 2), 0.5);
    context.fillStyle = palette.disc;
    context.beginPath();
    context.arc(palette.sunAt[0], palette.sunAt[1], 36, 0, TAU);
    context.fill();
    flock(context, phase, palette.ground);
    const sway = Math.sin(phase * TAU) * 5;
    scroll(context, far, 40 + sway, HORIZON - 272);
    drift(context, mist, phase, MIST_DRIFT * 0.7, HORIZON - 110, 0.7);
    scroll(context, near, 300 + sway * 2, HORIZON - 130);
    drift(context, mist, (phase + 0.25) % 1, MIST_DRIFT, HORIZON - 40, 0.8);
    scroll(context, hills, phase * WIDTH, HORIZON + 20);
    light(context, halo, palette.sunAt[0], HORIZON, 560, 0.22);
    context.fillStyle = css(palette.ground);
    context.fillRect(0, GROUND - 4, WIDTH, HEIGHT - GROUND + 4);
    for (const rider of riders) {
      const walk = (phase * cycles + rider.offset) % 1;
      rimLit(
        context,
        buffer,
        (target, fill) => {
          target.save();
          target.translate(0, 150);
          target.scale(METRE * rider.scale, METRE * rider.scale);
          drawRider(target, fill, {
            phase: walk,
            headwear: rider.headwear,
            wind: 0.5 + 0.5 * Math.sin((phase * 5 + rider.offset) * TAU),
          });
          target.restore();
        },
        {
          x: rider.x,
          y: GROUND - 142,
          dark: css(palette.ground),
          rim: palette.rim,
          shift: [palette.sunAt[0] > rider.x ? -2.5 : 2.5, 2],
        },
      );
    }
    scroll(context, field, phase * WIDTH * 2, GROUND - 60);
    scroll(context, reeds, phase * WIDTH * 4, HEIGHT - 190);
    finish(context, 0.32);
  };
}

function rolling(seed: string, width: number, height: number, amplitude: number, colour: Rgb) {
  const outline = fbm(seed, 3, 3);
  return layer(width, height, (context) => {
    context.fillStyle = css(colour);
    context.beginPath();
    context.moveTo(0, height);
    for (let x = 0; x <= width; x += 4) context.lineTo(x, 50 - (outline((x / width) * 3, 2) - 0.5) * amplitude * 2.4);
    context.lineTo(width, height);
    context.fill();
  });
}

function mistBand(colour: Rgb, name: string) {
  const noise = fbm(`mist ${name}`, 5, 64);
  return pixels(WIDTH + MIST_DRIFT, 150, (x, y, out) => {
    const window = Math.sin((y / 150) * Math.PI) ** 1.5;
    out.set(colour);
    out[3] = smoothstep(0.34, 0.78, noise(x / 320, y / 70)) * window * 0.85;
  });
}

function grass(colour: Rgb, rim: string) {
  const random = seeded('grass');
  const outline = fbm('ground', 2, 2);
  return layer(WIDTH, HEIGHT - GROUND + 60, (context) => {
    const edge = (x: number) => 62 - (outline((x / WIDTH) * 2, 5) - 0.5) * 12;
    const blades = Array.from({ length: 620 }, () => ({
      x: random() * WIDTH,
      tall: 8 + random() ** 2 * 30,
      lean: (random() - 0.3) * 14,
      lit: random() < 0.16,
    }));
    context.lineCap = 'round';
    for (const blade of blades) {
      for (const x of [blade.x - WIDTH, blade.x, blade.x + WIDTH]) {
        const foot = edge(((x % WIDTH) + WIDTH) % WIDTH);
        context.strokeStyle = blade.lit ? rim : css(colour);
        context.globalAlpha = blade.lit ? 0.35 : 1;
        context.lineWidth = blade.lit ? 0.9 : 1.7;
        context.beginPath();
        context.moveTo(x, foot + 8);
        context.quadraticCurveTo(x + blade.lean * 0.3, foot - blade.tall * 0.6, x + blade.lean, foot - blade.tall);
        context.stroke();
      }
    }
    context.globalAlpha = 1;
    context.fillStyle = css(colour);
    context.beginPath();
    context.moveTo(0, context.canvas.height);
    for (let x = 0; x <= WIDTH; x += 4) context.lineTo(x, edge(x));
    context.lineTo(WIDTH, context.canvas.height);
    context.fill();
  });
}

/** Stalks close to the camera: out of focus and twice as fast as the ground. */
function closeReeds(colour: Rgb) {
  const random = seeded('reeds');
  return layer(WIDTH * 2, 190, (context) => {
    context.filter = 'blur(3px)';
    context.strokeStyle = css(colour);
    context.lineCap = 'round';
    for (let clump = 0; clump < 7; clump++) {
      const middle = 160 + random() * (WIDTH * 2 - 320);
      for (let blade = 0; blade < 9; blade++) {
        const x = middle + (random() - 0.5) * 110;
        const tall = 50 + random() * 100;
        const lean = (random() - 0.25) * 60;
        context.lineWidth = 3 + random() * 4;
        context.beginPath();
        context.moveTo(x, 200);
        context.quadraticCurveTo(x + lean * 0.2, 200 - tall * 0.7, x + lean, 200 - tall);
        context.stroke();
      }
    }
  });
}

/** A flock that crosses the whole sky once in a loop: out of the picture at both ends. */
function birds() {
  const random = seeded('birds');
  const flock = Array.from({ length: 11 }, (_, index) => ({
    back: Math.abs(index - 5) * 26 + random() * 12,
    side: (index - 5) * 15 + random() * 8,
    beats: 22 + Math.floor(random() * 6),
    offset: random(),
    span: 9 + random() * 4,
  }));
  return (context: Context, phase: number, colour: Rgb) => {
    context.strokeStyle = css(colour, 0.85);
    context.lineWidth = 2;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    for (const bird of flock) {
      const x = -120 + phase * (WIDTH + 420) - bird.back;
      const y = 190 + bird.side - 60 * Math.sin(phase * Math.PI) + 4 * Math.sin((phase * 6 + bird.offset) * TAU);
      const wing = Math.sin((phase * bird.beats + bird.offset) * TAU);
      context.beginPath();
      context.moveTo(x - bird.span, y - wing * 5);
      context.quadraticCurveTo(x - bird.span * 0.4, y - 3 - wing * 2, x, y);
      context.quadraticCurveTo(x + bird.span * 0.4, y - 3 - wing * 2, x + bird.span, y - wing * 5);
      context.stroke();
    }
  };
}

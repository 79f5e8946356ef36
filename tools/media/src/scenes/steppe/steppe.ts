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
  type Draw,
  type Rgb,
} from '../canvas.ts';
import { finish } from '../finish.ts';
import { rimLit } from '../limbs.ts';
import { fbm, smoothstep } from '../noise.ts';
import { range } from '../range.ts';
import { drawRider, HORSE_STRIDE_M } from '../riders.ts';
import { clouds, gradientSky } from '../sky.ts';
import { birds } from './flock.ts';
import { GROUND, closeReeds, grass } from './grass.ts';
import type { SteppePalette } from './palettes.ts';

const HORIZON = 470;

const CLOUD_DRIFT = 110;

const MIST_DRIFT = 200;

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

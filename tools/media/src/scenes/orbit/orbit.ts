import {
  blend,
  glow,
  HEIGHT,
  light,
  pixels,
  TAU,
  WIDTH,
  type Context,
  type Draw,
  type Layer,
  type Rgb,
} from '../canvas.ts';
import { finish } from '../finish.ts';
import { clamp, fbm, ridged, smoothstep } from '../noise.ts';
import { gasGiant, planet } from '../planet.ts';
import { seeded } from '../random.ts';
import { starField, twinkle } from '../sky.ts';
import { nebula } from './nebula.ts';
import { CENTRE, RADIUS, drawRing, rings, shadowOfRing } from './rings.ts';
import { rover } from './rover.ts';

/** A ringed planet over a rocky moon, where a rover makes its round. */
export function orbit(seconds: number): Draw {
  const random = seeded('orbit');
  const space = nebula([70, 34, 96], [26, 60, 120], [196, 96, 84]);
  const stars = starField('orbit', 420, WIDTH, 560);
  const giant = planet({
    radius: RADIUS,
    sun: [-0.78, -0.32, 0.55],
    air: [150, 180, 255],
    surface: gasGiant([
      [226, 196, 160],
      [190, 142, 112],
      [240, 224, 200],
      [150, 122, 130],
      [214, 170, 132],
    ]),
    period: 1 / 3,
  });
  const ring = rings();
  const moon = planet({ radius: 22, sun: [-0.78, -0.32, 0.55], air: [0, 0, 0], surface: cratered(), period: 1 });
  const rocks = [
    rockyGround('far', 190, [52, 44, 66], [26, 22, 40]),
    rockyGround('near', 150, [24, 20, 34], [8, 7, 14]),
  ] as const;
  const white = glow([220, 230, 255], 2.2);
  const blue = glow([110, 150, 255], 1.7);
  const amber = glow([255, 206, 130], 2);
  const grains = Array.from({ length: 240 }, () => ({
    angle: random() * TAU,
    away: 1.42 + random() * 0.88,
    size: 0.6 + random() * 1.1,
  }));

  return (context, now) => {
    const phase = (now / seconds) % 1;
    const breathe = Math.sin(phase * TAU);
    context.drawImage(space, -24 + breathe * 6, -14);
    twinkle(context, stars, phase, '#ffffff');
    comet(context, white, phase);
    context.save();
    context.translate(breathe * -4, Math.cos(phase * TAU) * 3);
    light(context, blue, CENTRE[0] - 40, CENTRE[1] - 20, 330, 0.3);
    const moonAngle = phase * TAU;
    const moonX = CENTRE[0] + Math.cos(moonAngle) * 420;
    const moonY = CENTRE[1] + Math.sin(moonAngle) * 62 - Math.cos(moonAngle) * 120;
    if (Math.sin(moonAngle) < 0) moon(context, moonX, moonY, phase);
    drawRing(context, ring, grains, phase, 'back');
    giant(context, CENTRE[0], CENTRE[1], phase);
    shadowOfRing(context);
    drawRing(context, ring, grains, phase, 'front');
    if (Math.sin(moonAngle) >= 0) moon(context, moonX, moonY, phase);
    context.restore();
    context.drawImage(rocks[0], -20 + breathe * 4, HEIGHT - 212);
    rover(context, amber, phase, seconds);
    context.drawImage(rocks[1], -20 + breathe * 14, HEIGHT - 128);
    finish(context, 0.36);
  };
}

function cratered(): (longitude: number, latitude: number) => Rgb {
  const rough = fbm('crater', 5, 8);
  return (longitude, latitude) => blend([110, 104, 112], [214, 206, 200], rough(longitude * 8, latitude * 6));
}

function rockyGround(seed: string, height: number, lit: Rgb, shade: Rgb): Layer {
  const outline = ridged(`rocks ${seed}`, 5, 6);
  const rough = fbm(`rough ${seed}`, 4, 40);
  const width = WIDTH + 40;
  const tops = Float32Array.from({ length: width }, (_, x) => 70 - outline((x / width) * 6, 4) * 78);
  return pixels(width, height, (x, y, out) => {
    const top = tops[x] ?? 0;
    const edge = clamp(y - top + 0.5);
    if (edge === 0) return;
    const relief = rough(x / 46 + 0.12, y / 17 + 0.1) - rough(x / 46 - 0.12, y / 17 - 0.1);
    const rim = smoothstep(9, 0, y - top) * 0.5;
    out.set(blend(shade, lit, clamp(0.5 + relief * 2.6 + rim - (y - top) / 240)));
    out[3] = edge;
  });
}

/** A shooting star in the second quarter and another in the last. */
function comet(context: Context, white: Layer, phase: number): void {
  for (const [start, fromX, fromY] of [
    [0.3, 180, 60],
    [0.82, 520, 30],
  ] as const) {
    const age = (phase - start) / 0.06;
    if (age < 0 || age > 1) continue;
    const x = fromX + age * 300;
    const y = fromY + age * 120;
    const tail = context.createLinearGradient(x - 110, y - 44, x, y);
    tail.addColorStop(0, 'rgba(255,255,255,0)');
    tail.addColorStop(1, `rgba(255,255,255,${0.8 * Math.sin(age * Math.PI)})`);
    context.strokeStyle = tail;
    context.lineWidth = 2;
    context.beginPath();
    context.moveTo(x - 110, y - 44);
    context.lineTo(x, y);
    context.stroke();
    light(context, white, x, y, 12, Math.sin(age * Math.PI));
  }
}

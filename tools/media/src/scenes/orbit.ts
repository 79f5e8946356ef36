import {
  blend,
  css,
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
} from './canvas.ts';
import { finish } from './finish.ts';
import { clamp, fbm, ridged, smoothstep } from './noise.ts';
import { gasGiant, livingWorld, planet } from './planet.ts';
import { seeded } from './random.ts';
import { starField, twinkle } from './sky.ts';

const CENTRE = [800, 292] as const;
const RADIUS = 150;
const TILT = -0.3;

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

/** A world's night side from above: towns glow, the sun comes over the edge. `rise` runs 0…1 over the shot. */
export function worldFromOrbit(seconds: number): Draw {
  const space = nebula([20, 26, 60], [14, 34, 70], [40, 30, 66]);
  const stars = starField('world', 360, WIDTH, HEIGHT);
  const radius = 640;
  const world = planet({
    radius,
    sun: [0.9, -0.5, -0.42],
    air: [90, 160, 255],
    ...livingWorld(),
    period: 1,
    detail: 3,
  });
  const white = glow([255, 244, 220], 2.4);
  const blue = glow([90, 160, 255], 1.8);
  return (context, now) => {
    const phase = now / seconds;
    context.drawImage(space, -24, -14);
    twinkle(context, stars, phase % 1, '#ffffff');
    const x = 560 - phase * 60;
    const y = 860;
    const edge = [x + radius * 0.86, y - radius * 0.52] as const;
    light(context, blue, x + 150, y - 150, radius * 1.28, 0.42);
    light(context, white, edge[0], edge[1], 190 + phase * 150, 0.7);
    world(context, x, y, 0.18 + phase * 0.022);
    light(context, white, edge[0], edge[1], 60 + phase * 130, 0.5 + phase * 0.5);
    station(context, 300 + phase * 460, 230 - phase * 70, phase);
    finish(context, 0.4);
  };
}

function nebula(deep: Rgb, cool: Rgb, warm: Rgb): Layer {
  const cloud = fbm('nebula', 6, 64);
  const bend = fbm('nebula bend', 3, 64);
  return pixels(WIDTH + 48, HEIGHT + 28, (x, y, out) => {
    const twist = bend(x / 340, y / 260) - 0.5;
    const thick = cloud(x / 300 + twist * 1.5, y / 230 - twist);
    const hot = cloud(x / 420 + 9, y / 300 + twist * 2 + 4);
    const lane =
      smoothstep(0.42, 0.78, thick) * smoothstep(1.1, 0.1, Math.abs(y / HEIGHT - 0.42 - (x / WIDTH - 0.5) * -0.5));
    const colour = blend(blend(deep, cool, clamp(hot * 1.2 - 0.1)), warm, smoothstep(0.56, 0.82, hot) * 0.7);
    out.set(blend([4, 5, 14], colour, lane * 0.85));
    out[3] = 1;
  });
}

function rings(): Layer {
  const grooves = fbm('grooves', 5, 64);
  const size = RADIUS * 5;
  return pixels(size, size, (x, y, out) => {
    const away = Math.hypot(x - size / 2, y - size / 2) / RADIUS;
    if (away < 1.38 || away > 2.34) return;
    const groove = grooves(away * 16, 1);
    const gap = smoothstep(0, 0.03, Math.abs(away - 1.98));
    out.set(blend([150, 118, 96], [246, 224, 190], groove));
    out[3] = clamp(0.2 + groove * 0.9) * gap * smoothstep(1.38, 1.46, away) * smoothstep(2.34, 2.24, away) * 0.92;
  });
}

type Grain = { angle: number; away: number; size: number };

function drawRing(
  context: Context,
  ring: Layer,
  grains: readonly Grain[],
  phase: number,
  half: 'back' | 'front',
): void {
  context.save();
  context.translate(CENTRE[0], CENTRE[1]);
  context.rotate(TILT);
  context.scale(1, 0.27);
  context.beginPath();
  if (half === 'back') context.rect(-RADIUS * 3, -RADIUS * 3, RADIUS * 6, RADIUS * 3);
  else context.rect(-RADIUS * 3, 0, RADIUS * 6, RADIUS * 3);
  context.clip();
  context.globalAlpha = half === 'back' ? 0.7 : 1;
  context.drawImage(ring, -ring.width / 2, -ring.height / 2);
  context.fillStyle = '#fff6e0';
  for (const grain of grains) {
    // Inner grains overtake outer ones, each by whole turns.
    const angle = grain.angle + phase * TAU * (grain.away < 1.85 ? 2 : 1);
    const x = Math.cos(angle) * grain.away * RADIUS;
    const y = Math.sin(angle) * grain.away * RADIUS;
    context.globalAlpha = 0.75;
    context.beginPath();
    context.ellipse(x, y, grain.size, grain.size / 0.4, 0, 0, TAU);
    context.fill();
  }
  context.restore();
}

function shadowOfRing(context: Context): void {
  context.save();
  context.beginPath();
  context.arc(CENTRE[0], CENTRE[1], RADIUS, 0, TAU);
  context.clip();
  context.translate(CENTRE[0], CENTRE[1] + 16);
  context.rotate(TILT);
  context.strokeStyle = 'rgba(10,6,20,0.34)';
  context.lineWidth = 20;
  context.beginPath();
  context.ellipse(0, 0, RADIUS * 1.6, RADIUS * 0.43, 0, 0, Math.PI);
  context.stroke();
  context.restore();
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

function rover(context: Context, amber: Layer, phase: number, seconds: number): void {
  const x = -300 + phase * (WIDTH + 360);
  const y = HEIGHT - 118 + Math.sin(x / 70) * 4 + Math.sin(x / 23) * 1.6;
  context.save();
  context.translate(x, y);
  context.rotate(Math.cos(x / 70) * 0.05);
  context.globalCompositeOperation = 'lighter';
  const beam = context.createLinearGradient(34, 0, 260, 0);
  beam.addColorStop(0, 'rgba(255,214,150,0.5)');
  beam.addColorStop(1, 'rgba(255,214,150,0)');
  context.fillStyle = beam;
  context.beginPath();
  context.moveTo(34, -22);
  context.lineTo(260, -34);
  context.lineTo(260, 24);
  context.fill();
  context.globalCompositeOperation = 'source-over';
  context.fillStyle = '#0c0a14';
  context.beginPath();
  context.roundRect(-36, -36, 66, 22, 6);
  context.roundRect(-26, -52, 34, 18, 5);
  context.rect(-30, -84, 3, 40);
  context.fill();
  context.strokeStyle = '#ffcf94';
  context.lineWidth = 1.6;
  context.beginPath();
  context.moveTo(-34, -36);
  context.lineTo(-28, -52);
  context.lineTo(6, -52);
  context.lineTo(12, -36);
  context.lineTo(30, -36);
  context.stroke();
  context.fillStyle = 'rgba(255,206,130,0.9)';
  context.fillRect(-8, -48, 13, 8);
  for (const wheel of [-26, -2, 22]) {
    context.fillStyle = '#08070e';
    context.beginPath();
    context.arc(wheel, -9, 10, 0, TAU);
    context.fill();
    context.strokeStyle = 'rgba(200,180,170,0.6)';
    context.lineWidth = 1.2;
    context.beginPath();
    for (const spoke of [0, 1, 2]) {
      const angle = x / 10 + (spoke * TAU) / 3;
      context.moveTo(wheel, -9);
      context.lineTo(wheel + Math.cos(angle) * 8, -9 + Math.sin(angle) * 8);
    }
    context.stroke();
  }
  context.restore();
  light(context, amber, x + 34, y - 24, 46, 0.8);
  if (Math.floor(phase * seconds * 2) % 2 === 0) light(context, amber, x - 28, y - 86, 16, 0.9);
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

function station(context: Context, x: number, y: number, phase: number): void {
  context.save();
  context.translate(x, y);
  context.rotate(-0.16);
  context.fillStyle = '#c9d2e2';
  context.fillRect(-34, -4, 68, 8);
  context.fillRect(-6, -12, 12, 24);
  for (const side of [-1, 1]) {
    for (const row of [-1, 1]) {
      context.fillStyle = '#3b5fa8';
      context.fillRect(side * 40 - (side < 0 ? 34 : 0), row * 13 - 9, 34, 18);
      context.strokeStyle = '#9db8ea';
      context.lineWidth = 0.8;
      context.strokeRect(side * 40 - (side < 0 ? 34 : 0), row * 13 - 9, 34, 18);
    }
  }
  if (Math.sin(phase * 60) > 0.7) {
    context.fillStyle = css([255, 90, 80]);
    context.beginPath();
    context.arc(0, -14, 2.4, 0, TAU);
    context.fill();
  }
  context.restore();
}

import {
  context2d,
  drift,
  glow,
  HEIGHT,
  layer,
  light,
  TAU,
  vertical,
  WIDTH,
  type Context,
  type Draw,
  type Layer,
} from './canvas.ts';
import { finish } from './finish.ts';
import { drawFootballer, poseAt } from './footballer.ts';
import { rimLit } from './limbs.ts';
import { mix } from './noise.ts';
import { seeded } from './random.ts';
import { clouds } from './sky.ts';

const PITCH = 398;
const GROUND = 640;
const METRE = 168;
const LEFT = 345;
const RIGHT = 935;
const STANDS_TOP = 176;
/** How high each of the four passes of a loop flies, in pixels. */
const FLIGHTS = [300, 120, 220, 160] as const;
const FLIGHT_SECONDS = 1.6;

/** Two players pass the ball under the floodlights of a full stadium. */
export function stadium(seconds: number): Draw {
  const random = seeded('stadium');
  const cloud = clouds({
    seed: 'stadium',
    width: WIDTH + 60,
    height: 260,
    sun: [640, 300],
    lit: [88, 104, 140],
    shade: [20, 26, 52],
    cover: 0.55,
  });
  const stands = crowd(random, 0.62);
  const excited = crowd(seeded('excited'), 1);
  const pitch = grassPitch();
  const beams = floodlights();
  const flashes = Array.from({ length: 90 }, () => ({
    x: random() * WIDTH,
    y: STANDS_TOP + 24 + random() * 190,
    at: random(),
    cycles: 1 + Math.floor(random() * 2),
  }));
  const sparkle = glow([230, 240, 255], 2.4);
  const lamp = glow([214, 230, 255], 2);
  const buffer = context2d(new OffscreenCanvas(560, 480));

  return (context, now) => {
    const phase = (now / seconds) % 1;
    context.fillStyle = vertical(context, 0, PITCH, [
      [0, '#060a1c'],
      [1, '#1c2b58'],
    ]);
    context.fillRect(0, 0, WIDTH, PITCH);
    drift(context, cloud, phase, 60, -20, 0.9);
    context.drawImage(stands, 0, STANDS_TOP);
    wave(context, excited, phase);
    for (const flash of flashes) {
      const age = (((phase * flash.cycles + flash.at) % 1) * seconds) / flash.cycles;
      if (age < 0.16) light(context, sparkle, flash.x, flash.y, 20, 1 - age / 0.16);
    }
    boards(context, phase);
    context.drawImage(pitch, 0, PITCH);
    beams(context, lamp, phase);
    const ball = ballAt(now % seconds);
    for (const [player, side] of [
      [LEFT, 1],
      [RIGHT, -1],
    ] as const) {
      const pose = poseAt(now - (side > 0 ? 1 : 5));
      const x = player + side * pose.x * METRE;
      shadows(context, x, GROUND + 4, 1);
      rimLit(
        context,
        buffer,
        (target, fill) => {
          target.save();
          target.translate(0, 210);
          target.scale(METRE * side, METRE);
          drawFootballer(target, fill, pose);
          target.restore();
        },
        { x: player, y: GROUND - 210, dark: '#0a0d16', rim: side > 0 ? '#ffce6b' : '#cfe2ff', shift: [side * 3, 4] },
      );
    }
    shadows(context, ball.x, GROUND + 6, 0.34 * (1 - Math.min(1, (GROUND - ball.y) / 460)));
    drawBall(context, ball);
    finish(context, 0.34);
  };
}

/** Kicks at 1, 5, 9 and 13 s, to and fro. On the chest after the flight, then down to the foot, then still. */
function ballAt(now: number): { x: number; y: number; turn: number; speed: number } {
  const pass = Math.floor(((((now - 1) % 16) + 16) % 16) / 4);
  const since = (((now - 1) % 4) + 4) % 4;
  const forward = pass % 2 === 0;
  const from = forward ? LEFT + 74 : RIGHT - 74;
  const to = forward ? RIGHT : LEFT;
  const side = forward ? -1 : 1;
  const chest = { x: to + side * 30, y: GROUND - 226 };
  if (since < FLIGHT_SECONDS) {
    const along = since / FLIGHT_SECONDS;
    const arc = FLIGHTS[pass % FLIGHTS.length] ?? 200;
    return {
      x: mix(from, chest.x, along),
      y: mix(GROUND - 14, chest.y, along) - 4 * arc * along * (1 - along),
      turn: since * -side * 9,
      speed: 1,
    };
  }
  const rest = to + side * 74;
  const falling = since - FLIGHT_SECONDS;
  const x = mix(chest.x, rest, Math.min(1, falling / 1.1));
  const turn = FLIGHT_SECONDS * -side * 9 + ((x - chest.x) / 14) * 0.9;
  const floor = GROUND - 14;
  if (falling < 0.55)
    return { x, y: chest.y - 70 * falling + (floor - chest.y + 38.5) * (falling / 0.55) ** 2, turn, speed: 0.3 };
  const bounce = (falling - 0.55) / 0.42;
  return { x, y: bounce < 1 ? floor - 34 * 4 * bounce * (1 - bounce) : floor, turn, speed: 0 };
}

function drawBall(context: Context, { x, y, turn, speed }: ReturnType<typeof ballAt>): void {
  const radius = 14;
  context.save();
  context.translate(x, y);
  if (speed === 1) {
    context.fillStyle = 'rgba(255,240,200,0.10)';
    for (let trail = 1; trail <= 3; trail++) {
      context.beginPath();
      context.arc(-Math.sign(turn) * trail * 9, 0, radius - trail * 2, 0, TAU);
      context.fill();
    }
  }
  const shade = context.createRadialGradient(-4, -5, 2, 0, 0, radius);
  shade.addColorStop(0, '#ffffff');
  shade.addColorStop(1, '#9aa4b4');
  context.fillStyle = shade;
  context.beginPath();
  context.arc(0, 0, radius, 0, TAU);
  context.fill();
  context.clip();
  context.rotate(turn);
  context.fillStyle = '#1a2030';
  for (let spot = 0; spot < 6; spot++) {
    const angle = (spot / 5) * TAU;
    const away = spot === 5 ? 0 : 11;
    context.beginPath();
    context.arc(Math.cos(angle) * away, Math.sin(angle) * away, 4.2, 0, TAU);
    context.fill();
  }
  context.restore();
}

/** Four lights give each thing four faint shadows. */
function shadows(context: Context, x: number, y: number, strength: number): void {
  context.fillStyle = `rgba(0,12,4,${0.3 * strength})`;
  for (const [dx, dy, tilt] of [
    [-46, 8, 0.14],
    [46, 8, -0.14],
    [-24, -2, 0.05],
    [24, -2, -0.05],
  ] as const) {
    context.beginPath();
    context.ellipse(x + dx * strength, y + dy, 74 * Math.sqrt(strength), 8 * Math.sqrt(strength), tilt, 0, TAU);
    context.fill();
  }
}

function crowd(random: () => number, brightness: number): Layer {
  const tall = PITCH - STANDS_TOP;
  const colours = ['#e9dcc6', '#d0a060', '#b8433c', '#3f63b5', '#e8e8f0', '#6b4d3a', '#2f7f6d', '#f0b429'];
  return layer(WIDTH, tall, (context) => {
    const roof = (x: number) => 34 - 26 * Math.sin((x / WIDTH) * Math.PI);
    context.fillStyle = '#0b1020';
    context.beginPath();
    context.moveTo(0, tall);
    for (let x = 0; x <= WIDTH; x += 8) context.lineTo(x, roof(x));
    context.lineTo(WIDTH, tall);
    context.fill();
    for (let row = 0; row < 34; row++) {
      const depth = row / 34;
      // A dark gangway parts the tiers.
      if (row === 14 || row === 15) continue;
      for (let x = random() * 6; x < WIDTH; x += 5.4 + depth * 2.6) {
        if (random() < 0.12) continue;
        const y = roof(x) + 12 + depth * (tall - roof(x) - 30) + random() * 2;
        context.fillStyle = colours[Math.floor(random() * colours.length)] ?? '#fff';
        context.globalAlpha = brightness * (0.18 + depth * 0.5 + random() * 0.22);
        context.beginPath();
        context.arc(x + random() * 2, y, 1.7 + depth * 1.5, 0, TAU);
        context.fill();
      }
    }
    context.globalAlpha = 1;
  });
}

/** The stand rises in a wave that runs round twice in a loop. */
function wave(context: Context, excited: Layer, phase: number): void {
  const middle = ((phase * 2) % 1) * (WIDTH + 700) - 350;
  for (let x = Math.max(0, Math.floor(middle - 260)); x < Math.min(WIDTH, middle + 260); x += 20) {
    const strength = Math.cos(((x + 10 - middle) / 260) * (Math.PI / 2));
    if (strength <= 0) continue;
    context.globalAlpha = strength * 0.9;
    context.drawImage(excited, x, 0, 20, excited.height, x, STANDS_TOP - strength * 7, 20, excited.height);
  }
  context.globalAlpha = 1;
}

function boards(context: Context, phase: number): void {
  context.fillStyle = '#0a0e1c';
  context.fillRect(0, PITCH - 20, WIDTH, 20);
  const tile = WIDTH / 4;
  const colours = ['#f5b400', '#123a9e', '#f0f4ff', '#c8102e'];
  for (let index = -1; index < 5; index++) {
    const x = index * tile + ((phase * 4) % 1) * tile;
    const colour = colours[(((index - Math.floor(phase * 4)) % 4) + 4) % 4] ?? '#fff';
    context.fillStyle = colour;
    context.globalAlpha = 0.85;
    for (const [offset, width] of [
      [16, 150],
      [176, 40],
      [226, 66],
    ] as const)
      context.fillRect(x + offset, PITCH - 16, width, 12);
  }
  context.globalAlpha = 1;
}

function grassPitch(): Layer {
  return layer(WIDTH, HEIGHT - PITCH, (context) => {
    const tall = HEIGHT - PITCH;
    context.fillStyle = vertical(context, 0, tall, [
      [0, '#1c6a3c'],
      [0.5, '#145932'],
      [1, '#08351d'],
    ]);
    context.fillRect(0, 0, WIDTH, tall);
    context.fillStyle = 'rgba(255,255,255,0.07)';
    for (let stripe = -8; stripe < 8; stripe += 2) {
      context.beginPath();
      context.moveTo(640 + stripe * 110, 0);
      context.lineTo(640 + (stripe + 1) * 110, 0);
      context.lineTo(640 + (stripe + 1) * 330, tall);
      context.lineTo(640 + stripe * 330, tall);
      context.fill();
    }
    context.strokeStyle = 'rgba(240,255,245,0.62)';
    context.lineWidth = 3;
    context.beginPath();
    context.moveTo(0, 26);
    context.lineTo(WIDTH, 26);
    context.moveTo(640, 26);
    context.lineTo(640, tall);
    context.stroke();
    context.lineWidth = 4;
    context.beginPath();
    context.ellipse(640, 150, 300, 74, 0, 0, TAU);
    context.stroke();
    const pool = context.createRadialGradient(640, 120, 40, 640, 150, 720);
    pool.addColorStop(0, 'rgba(200,255,210,0.16)');
    pool.addColorStop(1, 'rgba(0,10,20,0.42)');
    context.fillStyle = pool;
    context.fillRect(0, 0, WIDTH, tall);
  });
}

function floodlights() {
  const masts = [
    { x: 120, y: 92, size: 0.85, aim: 420 },
    { x: 452, y: 62, size: 1, aim: 640 },
    { x: 828, y: 62, size: 1, aim: 640 },
    { x: 1160, y: 92, size: 0.85, aim: 860 },
  ];
  const beam = layer(WIDTH, HEIGHT, (context) => {
    context.globalCompositeOperation = 'lighter';
    context.filter = 'blur(7px)';
    for (const mast of masts) {
      for (const spread of [-210, 20, 230]) {
        const gradient = context.createLinearGradient(mast.x, mast.y, mast.aim + spread, 620);
        gradient.addColorStop(0, 'rgba(200,222,255,0.34)');
        gradient.addColorStop(1, 'rgba(200,222,255,0)');
        context.fillStyle = gradient;
        context.beginPath();
        context.moveTo(mast.x - 16, mast.y);
        context.lineTo(mast.x + 16, mast.y);
        context.lineTo(mast.aim + spread + 90, 640);
        context.lineTo(mast.aim + spread - 90, 640);
        context.fill();
      }
    }
  });
  return (context: Context, lamp: Layer, phase: number) => {
    context.globalCompositeOperation = 'lighter';
    context.globalAlpha = 0.5 + 0.05 * Math.sin(phase * TAU * 2);
    context.drawImage(beam, 0, 0);
    context.globalAlpha = 1;
    context.globalCompositeOperation = 'source-over';
    for (const { x, y, size } of masts) {
      context.fillStyle = '#10172c';
      context.fillRect(x - 3, y, 6, STANDS_TOP + 40 - y);
      light(context, lamp, x, y, 150 * size, 0.55);
      for (let row = 0; row < 3; row++) {
        for (let column = 0; column < 5; column++) {
          context.fillStyle = '#f4f8ff';
          context.fillRect(x + (column - 2.5) * 15 * size, y + (row - 1.5) * 13 * size, 11 * size, 9 * size);
        }
      }
    }
  };
}

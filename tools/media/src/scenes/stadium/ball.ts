import { TAU, type Context } from '../canvas.ts';
import { mix } from '../noise.ts';

export const GROUND = 640;

export const LEFT = 345;

export const RIGHT = 935;

/** How high each of the four passes of a loop flies, in pixels. */
const FLIGHTS = [300, 120, 220, 160] as const;

const FLIGHT_SECONDS = 1.6;

/** Kicks at 1, 5, 9 and 13 s, to and fro. On the chest after the flight, then down to the foot, then still. */
export function ballAt(now: number): { x: number; y: number; turn: number; speed: number } {
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

export function drawBall(context: Context, { x, y, turn, speed }: ReturnType<typeof ballAt>): void {
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
export function shadows(context: Context, x: number, y: number, strength: number): void {
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

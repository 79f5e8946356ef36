import { clamp, smoothstep } from '../noise.ts';
import { glow, HEIGHT, layer, light, TAU, vertical, WIDTH, type Context, type Draw } from '../canvas.ts';
import { card, curtain } from './lettering.ts';

const CUP = { x: 640, y: 470 };
const INK = [74, 36, 22] as const;

const table = (context: Context) => {
  context.fillStyle = vertical(context, 0, HEIGHT, [
    [0, '#f7d9a8'],
    [0.62, '#f2b77c'],
    [1, '#e79a63'],
  ]);
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = '#9c4f33';
  context.fillRect(0, 590, WIDTH, 130);
  context.fillStyle = '#7f3c27';
  context.fillRect(0, 590, WIDTH, 10);
};

/** A bowl without a handle, as tea is drunk here, with a band of ornament. */
function bowl(context: Context): void {
  const { x, y } = CUP;
  context.fillStyle = 'rgba(74,36,22,.28)';
  context.beginPath();
  context.ellipse(x, y + 136, 190, 20, 0, 0, TAU);
  context.fill();
  context.fillStyle = '#fdf6ea';
  context.beginPath();
  context.moveTo(x - 190, y - 40);
  context.bezierCurveTo(x - 180, y + 80, x - 100, y + 126, x - 74, y + 132);
  context.lineTo(x + 74, y + 132);
  context.bezierCurveTo(x + 100, y + 126, x + 180, y + 80, x + 190, y - 40);
  context.closePath();
  context.fill();
  context.save();
  context.clip();
  context.fillStyle = '#1f6f78';
  context.fillRect(x - 200, y - 4, 400, 46);
  context.fillStyle = '#f3c34d';
  for (let column = -5; column <= 5; column++) {
    context.beginPath();
    context.moveTo(x + column * 38, y - 2);
    context.lineTo(x + column * 38 + 15, y + 19);
    context.lineTo(x + column * 38, y + 40);
    context.lineTo(x + column * 38 - 15, y + 19);
    context.fill();
  }
  context.restore();
  context.fillStyle = '#eadfca';
  context.beginPath();
  context.ellipse(x, y - 40, 190, 42, 0, 0, TAU);
  context.fill();
}

function tea(context: Context, seconds: number): void {
  const filled = smoothstep(0.4, 3.2, seconds);
  const { x, y } = CUP;
  context.fillStyle = '#a4501f';
  context.beginPath();
  context.ellipse(x, y - 26 - filled * 10, 120 + filled * 56, 22 + filled * 14, 0, 0, TAU);
  context.fill();
  context.strokeStyle = 'rgba(255,214,150,.5)';
  context.lineWidth = 3;
  for (let ring = 0; ring < 3; ring++) {
    const size = (seconds * 0.5 + ring / 3) % 1;
    context.globalAlpha = (1 - size) * filled;
    context.beginPath();
    context.ellipse(x, y - 36, 24 + size * 130, 5 + size * 28, 0, 0, TAU);
    context.stroke();
  }
  context.globalAlpha = 1;
}

function pour(context: Context, seconds: number): void {
  const strength = Math.min(smoothstep(0.3, 0.6, seconds), smoothstep(3.3, 3, seconds));
  if (strength <= 0) return;
  context.strokeStyle = `rgba(164,80,31,${strength})`;
  context.lineWidth = 14 * strength;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(CUP.x + 150, -10);
  context.quadraticCurveTo(CUP.x + 10, 120, CUP.x, CUP.y - 30);
  context.stroke();
}

function steam(context: Context, seconds: number): void {
  const strength = smoothstep(2.4, 4.5, seconds) * 0.42;
  context.lineWidth = 26;
  context.lineCap = 'round';
  for (let wisp = -1; wisp <= 1; wisp++) {
    context.strokeStyle = `rgba(255,255,255,${clamp(strength)})`;
    context.beginPath();
    for (let step = 0; step <= 12; step++) {
      const up = step / 12;
      const sway = Math.sin(up * 5 + seconds * 1.7 + wisp * 2) * (10 + up * 34);
      context.lineTo(CUP.x + wisp * 78 + sway, CUP.y - 70 - up * 170);
    }
    context.stroke();
  }
}

/** A spot of 10 s: tea is poured, the sun comes, and the name of the tea stands above the steam. */
export function teaSpot(seconds: number): Draw {
  const ground = layer(WIDTH, HEIGHT, table);
  const sun = glow([255, 236, 190], 1.6);
  return (context, at) => {
    context.drawImage(ground, 0, 0);
    light(context, sun, 990, 330 - at * 14, 420, 0.35 + at * 0.05);
    bowl(context);
    tea(context, at);
    pour(context, at);
    steam(context, at);
    card(context, at, { word: 'Таң шай', line: 'чай для доброго утра', ink: INK, y: 116, fromSeconds: 4.6 });
    curtain(context, at, seconds);
  };
}

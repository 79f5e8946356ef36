import {
  context2d,
  drift,
  glow,
  HEIGHT,
  layer,
  TAU,
  vertical,
  WIDTH,
  type Context,
  type Draw,
  type Layer,
} from '../canvas.ts';
import { finish } from '../finish.ts';
import { rimLit } from '../limbs.ts';
import { seeded } from '../random.ts';
import { clouds } from '../sky.ts';
import { drawUmbrellaWalker, WALK_STRIDE_M } from '../walker.ts';
import { NEON, lamp, neonSigns } from './neon.ts';
import { rain } from './rain.ts';
import { STREET, type Window, skyline } from './skyline.ts';
import { drawCar, traffic } from './traffic.ts';

const METRE = 118;

/** A rainy street at night: windows, neon, cars and their reflections, and one umbrella that crosses the picture. */
export function city(seconds: number, walkerFrom = -110, walkerTo = WIDTH + 130): Draw {
  const random = seeded('city');
  const sky = layer(WIDTH, HEIGHT, (context) => {
    context.fillStyle = vertical(context, 0, STREET, [
      [0, '#070918'],
      [0.55, '#141a3e'],
      [0.85, '#3a2458'],
      [1, '#6a3462'],
    ]);
    context.fillRect(0, 0, WIDTH, HEIGHT);
  });
  const cloud = clouds({
    seed: 'city',
    width: WIDTH + 80,
    height: 330,
    sun: [640, 420],
    lit: [96, 58, 110],
    shade: [20, 22, 50],
    cover: 0.6,
  });
  const blinking: Window[] = [];
  const blocks = [
    skyline(random, 300, 70, [30, 28, 66], 0.2, blinking, false),
    skyline(random, 210, 110, [19, 19, 48], 0.34, blinking, false),
    skyline(random, 90, 170, [11, 12, 32], 0.4, blinking, true),
  ];
  const town = layer(WIDTH, STREET, (context) => {
    for (const block of blocks) {
      context.drawImage(block, 0, 0);
      // Air between the rows of houses, lit from the street.
      context.fillStyle = vertical(context, 220, STREET, [
        [0, 'rgba(120,60,130,0)'],
        [1, 'rgba(150,70,120,0.22)'],
      ]);
      context.fillRect(0, 0, WIDTH, STREET);
    }
  });
  const signs = neonSigns(random);
  const cars = traffic(random);
  const sprites = NEON.map((colour) => glow(colour, 2));
  const warm = glow([255, 214, 150], 2);
  const red = glow([255, 52, 60], 2);
  const street = wetStreet();
  const scene = context2d(new OffscreenCanvas(WIDTH, STREET));
  const mirror = context2d(new OffscreenCanvas(WIDTH / 4, (HEIGHT - STREET) / 2));
  const buffer = context2d(new OffscreenCanvas(300, 420));
  const drops = rain(random);
  const cycles = Math.round((walkerTo - walkerFrom) / METRE / WALK_STRIDE_M);

  return (context, now) => {
    const phase = (now / seconds) % 1;
    scene.drawImage(sky, 0, 0);
    drift(scene, cloud, phase, 80, -10, 0.8);
    scene.drawImage(town, 0, 0);
    for (const pane of blinking) {
      if ((phase * pane.cycles + pane.offset) % 1 > 0.55) continue;
      scene.fillStyle = pane.colour;
      scene.fillRect(pane.x, pane.y, pane.width, pane.height);
    }
    signs(scene, sprites, phase);
    for (const x of [150, 420, 860, 1130]) lamp(scene, warm, x);
    for (const car of cars) drawCar(scene, car, phase, warm, red);
    context.drawImage(scene.canvas, 0, 0);
    context.drawImage(street, 0, STREET);
    reflect(context, scene.canvas, mirror, phase);
    const x = walkerFrom + (walkerTo - walkerFrom) * phase;
    const walk = (phase * cycles) % 1;
    const person = (flip: 1 | -1, alpha: number, y: number) => {
      context.globalAlpha = alpha;
      rimLit(
        context,
        buffer,
        (target, fill) => {
          target.save();
          target.translate(0, flip * 130);
          target.scale(METRE, METRE * flip);
          drawUmbrellaWalker(target, fill, walk);
          target.restore();
        },
        { x, y, dark: '#05060f', rim: '#ff8fc0', shift: [2.5, flip * 2.5] },
      );
      context.globalAlpha = 1;
    };
    person(-1, 0.4, 658 + 130);
    person(1, 1, 658 - 130);
    drops(context, phase);
    finish(context, 0.4);
  };
}

function wetStreet(): Layer {
  return layer(WIDTH, HEIGHT - STREET, (context) => {
    context.fillStyle = vertical(context, 0, HEIGHT - STREET, [
      [0, '#1a1430'],
      [1, '#07070f'],
    ]);
    context.fillRect(0, 0, WIDTH, HEIGHT - STREET);
    context.fillStyle = '#2b2344';
    context.fillRect(0, 0, WIDTH, 5);
  });
}

/** The street mirrors what stands above it: small, flipped, and broken into rows that slide like water. */
function reflect(context: Context, scene: OffscreenCanvas, mirror: Context, phase: number): void {
  const { width, height } = mirror.canvas;
  mirror.setTransform(1, 0, 0, -1, 0, height);
  mirror.filter = 'blur(0.8px)';
  mirror.drawImage(scene, 0, STREET - 320, WIDTH, 320, 0, 0, width, height);
  mirror.filter = 'none';
  mirror.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = 0.62;
  context.globalCompositeOperation = 'lighter';
  const row = (HEIGHT - STREET) / height;
  for (let y = 0; y < height; y++) {
    const depth = y / height;
    const wave = Math.sin(y * 0.55 + phase * TAU * 6) * (2 + depth * 9) + Math.sin(y * 0.21 - phase * TAU * 4) * 3;
    context.drawImage(mirror.canvas, 0, y, width, 1, wave - 12, STREET + y * row, WIDTH + 24, row + 0.5);
  }
  context.globalCompositeOperation = 'source-over';
  context.globalAlpha = 1;
}

import { context2d, drift, glow, light, vertical, WIDTH, type Draw } from '../canvas.ts';
import { finish } from '../finish.ts';
import { drawFootballer, poseAt } from '../footballer.ts';
import { rimLit } from '../limbs.ts';
import { seeded } from '../random.ts';
import { clouds } from '../sky.ts';
import { GROUND, LEFT, RIGHT, ballAt, drawBall, shadows } from './ball.ts';
import { floodlights } from './floodlights.ts';
import { grassPitch } from './pitch.ts';
import { PITCH, STANDS_TOP, boards, crowd, wave } from './stands.ts';

const METRE = 168;

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

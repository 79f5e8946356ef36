import { seeded } from '../../scenes/random.ts';
import { POSES, figure } from '../figures.ts';
import type { Scene } from '../frame.ts';
import { rings } from '../graphics.ts';
import { finish, glowAt, rimmed } from '../light.ts';

/** A walking man in a hat before a target of paper circles. */
export const paperMoons: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  context.fillStyle = '#16233f';
  context.fillRect(0, 0, width, height);
  const y = height * (isTall ? 0.5 : 0.46);
  const colors = [
    '#fdf0cf',
    '#d8583a',
    '#24436e',
    '#eeb05a',
    '#d8583a',
    '#24436e',
    '#eeb05a',
    '#d8583a',
    '#24436e',
    '#eeb05a',
  ];
  const step = (isTall ? 52 : 56) * scale;
  rings(frame, focusX, y, 74 * scale, colors, step);
  const fold = context.createLinearGradient(focusX, 0, focusX + 2, 0);
  fold.addColorStop(0, 'rgba(0,0,0,0)');
  fold.addColorStop(1, 'rgba(8,14,30,0.3)');
  context.fillStyle = fold;
  context.fillRect(focusX, 0, width - focusX, height);
  glowAt(frame, focusX, y, 240 * scale, '#fff4d8', 0.55);
  context.fillStyle = '#101a30';
  context.fillRect(0, height * 0.86, width, height * 0.14);
  rimmed(
    frame,
    (layer, fill) =>
      figure(layer, fill, POSES.walk, focusX, height * 0.87, (isTall ? 206 : 196) * scale, {
        coat: 0.44,
        hat: 'fedora',
      }),
    { dark: '#0d1426', rim: '#0d1426', shift: [0, 0] },
  );
  const random = seeded('paper');
  for (let fiber = 0; fiber < 900; fiber += 1) {
    context.fillStyle = `rgba(255,246,225,${random() * 0.05})`;
    context.fillRect(random() * width, random() * height, (4 + random() * 16) * scale, 1.4 * scale);
  }
  finish(frame, { bloom: 0.14, tint: '#ffcf8a', tintStrength: 0.16, vignette: 0.4 });
};

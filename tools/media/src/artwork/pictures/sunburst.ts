import { type Face, bust } from '../busts.ts';
import type { Scene } from '../frame.ts';
import { sunRays } from '../graphics.ts';
import { finish, glowAt } from '../light.ts';

/** A family of three before comic rays. */
export const sunburst: Scene = (frame) => {
  const { height, scale, focusX, isTall } = frame;
  sunRays(frame, focusX, height * 0.62, ['#6a35b8', '#8f55dd'], 32);
  glowAt(frame, focusX, height * 0.62, 560 * scale, '#ffd0ff', 0.75);
  const size = (isTall ? 148 : 168) * scale;
  const place = (offset: number, y: number, face: Face, grow = 1): void =>
    bust(frame, focusX + offset * scale, y, size * grow, face);
  const apart = isTall ? 212 : 290;
  place(-apart, height * 0.98, {
    skin: '#d99a78',
    shade: '#7a3f52',
    light: '#f6c79e',
    hair: '#1a1024',
    top: '#2f7a8f',
    style: 'short',
    beard: true,
  });
  place(apart, height * 0.98, {
    skin: '#c98a66',
    shade: '#6f3a52',
    light: '#f0b98e',
    hair: '#120c1c',
    top: '#e0923a',
    style: 'bob',
    isWoman: true,
  });
  place(
    0,
    height * 1.02,
    {
      skin: '#e2a984',
      shade: '#8a4658',
      light: '#ffd3ac',
      hair: '#150d1f',
      top: '#d8405f',
      style: 'bun',
      isWoman: true,
    },
    1.24,
  );
  finish(frame, { bloom: 0.26, tint: '#c98aff', tintStrength: 0.16, vignette: 0.42 });
};

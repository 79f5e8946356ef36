import { seeded } from '../../scenes/random.ts';
import type { Scene } from '../frame.ts';
import { finish, glowAt } from '../light.ts';

/** A quilt of quarter circles. */
export const geometric: Scene = (frame) => {
  const { context, width, height, scale, focusX } = frame;
  context.fillStyle = '#f2ead8';
  context.fillRect(0, 0, width, height);
  const random = seeded('geometric');
  const cell = 150 * scale;
  const colors = ['#e85a30', '#f4b62f', '#23a79c', '#2a2a33', '#6aa33f', '#f2ead8', '#1f5f8a'];
  for (let y = 0; y < height; y += cell) {
    for (let x = 0; x < width; x += cell) {
      const back = colors[Math.floor(random() * colors.length)] ?? '#f2ead8';
      const front = colors[Math.floor(random() * colors.length)] ?? '#2a2a33';
      context.fillStyle = back;
      context.fillRect(x, y, cell + 1, cell + 1);
      context.fillStyle = front === back ? '#2a2a33' : front;
      context.beginPath();
      const kind = Math.floor(random() * 5);
      const corner: [number, number] = [x + (random() < 0.5 ? 0 : cell), y + (random() < 0.5 ? 0 : cell)];
      context.save();
      context.rect(x, y, cell + 1, cell + 1);
      context.clip();
      context.beginPath();
      if (kind < 2) context.arc(corner[0], corner[1], cell, 0, Math.PI * 2);
      else if (kind === 2) context.arc(x + cell / 2, y + cell / 2, cell * 0.32, 0, Math.PI * 2);
      else if (kind === 3) {
        context.moveTo(x, y);
        context.lineTo(x + cell, y);
        context.lineTo(x, y + cell);
      } else {
        context.arc(x, y, cell, 0, Math.PI * 2);
        context.arc(x + cell, y + cell, cell, 0, Math.PI * 2);
      }
      context.fill('evenodd');
      context.restore();
    }
  }
  const shade = context.createLinearGradient(0, 0, width, height);
  shade.addColorStop(0, 'rgba(255,250,235,0.1)');
  shade.addColorStop(1, 'rgba(10,12,30,0.4)');
  context.fillStyle = shade;
  context.fillRect(0, 0, width, height);
  glowAt(frame, focusX, height * 0.4, 520 * scale, '#fff0cc', 0.18);
  finish(frame, { bloom: 0.1, tint: '#ffcf8a', tintStrength: 0.12, vignette: 0.5 });
};

import { seeded } from '../../scenes/random.ts';
import { bust, type Face } from '../busts.ts';
import { figure, POSES } from '../figures.ts';
import { blendIn, onLayer, type Frame, type Scene } from '../frame.ts';
import { beam, finish, glowAt, rimmed } from '../light.ts';
import { gradient, mist } from '../nature.ts';

/** Rays from a point to beyond the corners. */
function sunRays(frame: Frame, x: number, y: number, colors: readonly [string, string], count: number): void {
  const { context, width, height } = frame;
  context.fillStyle = colors[0];
  context.fillRect(0, 0, width, height);
  context.fillStyle = colors[1];
  const far = Math.hypot(width, height);
  for (let ray = 0; ray < count; ray += 1) {
    const from = (ray / count) * Math.PI * 2;
    const to = ((ray + 0.5) / count) * Math.PI * 2;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + Math.cos(from) * far, y + Math.sin(from) * far);
    context.lineTo(x + Math.cos(to) * far, y + Math.sin(to) * far);
    context.fill();
  }
}

/** Concentric discs behind a subject. */
function rings(frame: Frame, x: number, y: number, radius: number, colors: readonly string[], step: number): void {
  const { context } = frame;
  for (let index = colors.length - 1; index >= 0; index -= 1) {
    context.fillStyle = colors[index] ?? '#ffffff';
    context.beginPath();
    context.arc(x, y, radius + index * step, 0, Math.PI * 2);
    context.fill();
  }
}

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

/** An old cook, steam, a lamp over the table. */
export const kitchen: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#5e2320'],
    [0.5, '#b3562f'],
    [1, '#4a1a16'],
  ]);
  rings(frame, focusX, height * 0.44, 150 * scale, ['#ffe4b0', '#fbcb86', '#f0a95e', '#dc8444', '#c26a38'], 74 * scale);
  context.fillStyle = '#3a1614';
  context.fillRect(0, height * 0.1, width, 12 * scale);
  const random = seeded('kitchen');
  for (let x = width * 0.04; x < width; x += (70 + random() * 50) * scale) {
    if (Math.abs(x - focusX) < 190 * scale) continue;
    const hang = (30 + random() * 60) * scale;
    context.strokeStyle = '#3a1614';
    context.lineWidth = 3 * scale;
    context.beginPath();
    context.moveTo(x, height * 0.11);
    context.lineTo(x, height * 0.11 + hang);
    context.stroke();
    context.fillStyle = ['#8f3a22', '#d9a04a', '#6a7a3a', '#7a2a1e'][Math.floor(random() * 4)] ?? '#8f3a22';
    context.beginPath();
    if (random() < 0.5)
      context.ellipse(x, height * 0.11 + hang + 22 * scale, 20 * scale, 26 * scale, 0, 0, Math.PI * 2);
    else
      context.roundRect(x - 26 * scale, height * 0.11 + hang, 52 * scale, 34 * scale, [4, 4, 24 * scale, 24 * scale]);
    context.fill();
  }
  bust(frame, focusX, height * 0.86, (isTall ? 196 : 196) * scale, {
    skin: '#b9744f',
    shade: '#5e2a26',
    light: '#e8ab78',
    hair: '#9a938c',
    top: '#7a2f2a',
    style: 'bun',
    glasses: true,
    isWoman: true,
  });
  context.fillStyle = '#2c100e';
  context.fillRect(0, height * 0.84, width, height * 0.16);
  context.fillStyle = '#5a2418';
  context.fillRect(0, height * 0.84, width, 14 * scale);
  const pots: readonly [number, number, string][] = [
    [-1.6, 1, '#1d0d0c'],
    [1.55, 0.86, '#241110'],
  ];
  for (const [offset, grow, tone] of pots) {
    const x = focusX + offset * (isTall ? 160 : 190) * scale;
    const half = 88 * grow * scale;
    rimmed(
      frame,
      (layer, fill) => {
        layer.fillStyle = fill;
        layer.beginPath();
        layer.moveTo(x - half * 1.12, height * 0.76);
        layer.lineTo(x + half * 1.12, height * 0.76);
        layer.quadraticCurveTo(x + half, height * 0.9, x, height * 0.9);
        layer.quadraticCurveTo(x - half, height * 0.9, x - half * 1.12, height * 0.76);
        layer.fill();
      },
      { dark: tone, rim: '#ffbf80', shift: [0, 5 * scale] },
    );
    for (let puff = 0; puff < 7; puff += 1) {
      context.save();
      context.filter = `blur(${16 * scale}px)`;
      context.fillStyle = `rgba(255,236,214,${0.24 - puff * 0.03})`;
      context.beginPath();
      context.ellipse(
        x + Math.sin(puff * 1.3) * 26 * scale,
        height * 0.73 - puff * 44 * scale,
        (30 + puff * 8) * scale,
        (34 + puff * 6) * scale,
        0,
        0,
        Math.PI * 2,
      );
      context.fill();
      context.restore();
    }
  }
  finish(frame, { bloom: 0.3, tint: '#ffb066', tintStrength: 0.24, vignette: 0.5 });
};

/** Arches, hanging lamps and heaps of fruit in an old bazaar. */
export const market: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#3a1a30'],
    [0.5, '#c06a3c'],
    [0.76, '#ffd694'],
  ]);
  glowAt(frame, focusX, height * 0.58, 620 * scale, '#ffe6ae', 0.95);
  for (let arch = 4; arch >= 0; arch -= 1) {
    const near = (5 - arch) / 5;
    const half = (70 + near ** 1.8 * (isTall ? 300 : 560)) * scale;
    const spring = height * (0.56 - near * 0.22);
    const tone = ['#2c1226', '#5a2638', '#8f4638', '#c07a48', '#e0a868'][arch] ?? '#2c1226';
    const wall = onLayer(frame, (layer) => {
      layer.fillStyle = tone;
      layer.fillRect(0, 0, width, height);
      layer.globalCompositeOperation = 'destination-out';
      layer.beginPath();
      layer.moveTo(focusX - half, height);
      layer.lineTo(focusX - half, spring);
      layer.bezierCurveTo(
        focusX - half,
        spring - half * 0.7,
        focusX - half * 0.2,
        spring - half * 0.86,
        focusX,
        spring - half * 1.16,
      );
      layer.bezierCurveTo(
        focusX + half * 0.2,
        spring - half * 0.86,
        focusX + half,
        spring - half * 0.7,
        focusX + half,
        spring,
      );
      layer.lineTo(focusX + half, height);
      layer.fill();
    });
    blendIn(frame, wall, 'source-over');
    context.strokeStyle = 'rgba(255,206,140,0.35)';
    context.lineWidth = 5 * near * scale;
    context.beginPath();
    context.moveTo(focusX - half, spring);
    context.bezierCurveTo(
      focusX - half,
      spring - half * 0.7,
      focusX - half * 0.2,
      spring - half * 0.86,
      focusX,
      spring - half * 1.16,
    );
    context.bezierCurveTo(
      focusX + half * 0.2,
      spring - half * 0.86,
      focusX + half,
      spring - half * 0.7,
      focusX + half,
      spring,
    );
    context.stroke();
  }
  const floor = context.createLinearGradient(0, height * 0.78, 0, height);
  floor.addColorStop(0, '#b5703f');
  floor.addColorStop(1, '#1d0a14');
  context.fillStyle = floor;
  context.fillRect(0, height * 0.8, width, height * 0.2);
  for (let ray = 0; ray < 5; ray += 1)
    beam(
      frame,
      [focusX + (ray - 1) * 130 * scale, height * 0.04],
      [focusX + (ray - 4) * 190 * scale, height * 0.95],
      12 * scale,
      110 * scale,
      '#ffe9b8',
      0.4,
      8,
    );
  const random = seeded('market');
  for (let lamp = 0; lamp < (isTall ? 7 : 14); lamp += 1) {
    const x = random() * width;
    const drop = (60 + random() * 190) * scale;
    context.strokeStyle = '#1d0a14';
    context.lineWidth = 2 * scale;
    context.beginPath();
    context.moveTo(x, 0);
    context.lineTo(x, drop);
    context.stroke();
    context.fillStyle = ['#ffb347', '#ff6f4a', '#6fd0c0', '#ffd98a'][lamp % 4] ?? '#ffb347';
    context.beginPath();
    context.moveTo(x, drop - 6 * scale);
    context.quadraticCurveTo(x + 22 * scale, drop + 20 * scale, x, drop + 46 * scale);
    context.quadraticCurveTo(x - 22 * scale, drop + 20 * scale, x, drop - 6 * scale);
    context.fill();
    glowAt(frame, x, drop + 20 * scale, 90 * scale, '#ffbe62', 0.7);
  }
  for (const side of [-1, 1]) {
    for (let stall = 0; stall < 3; stall += 1) {
      const x = focusX + side * (isTall ? 170 + stall * 110 : 250 + stall * 170) * scale;
      const y = height * (0.84 + stall * 0.03);
      context.fillStyle = '#2a1018';
      context.fillRect(x - 80 * scale, y, 160 * scale, 80 * scale);
      for (let fruit = 0; fruit < 46; fruit += 1) {
        const at = random();
        context.fillStyle =
          ['#e8542f', '#f2b63a', '#a8c04a', '#c22f4a', '#7a3f8f'][(stall * 2 + (side > 0 ? 1 : 0) + (fruit % 2)) % 5] ??
          '#e8542f';
        context.beginPath();
        context.arc(
          x + (random() - 0.5) * 150 * (1 - at * 0.7) * scale,
          y - at * 60 * scale,
          11 * scale,
          0,
          Math.PI * 2,
        );
        context.fill();
        context.fillStyle = 'rgba(255,240,210,0.4)';
        context.beginPath();
        context.arc(
          x + (random() - 0.5) * 130 * (1 - at * 0.7) * scale,
          y - at * 60 * scale - 4 * scale,
          2.4 * scale,
          0,
          Math.PI * 2,
        );
        context.fill();
      }
    }
  }
  rimmed(
    frame,
    (layer, fill) => {
      figure(layer, fill, POSES.walk, focusX - 30 * scale, height * 0.9, 138 * scale, { skirt: 0.6, hat: 'scarf' });
      figure(
        layer,
        fill,
        POSES.stand,
        focusX + 96 * scale,
        height * 0.86,
        108 * scale,
        { coat: 0.5, hat: 'kalpak' },
        -1,
      );
    },
    { dark: '#1f0a14', rim: '#ffe0a0', shift: [3 * scale, 3 * scale] },
  );
  finish(frame, { bloom: 0.4, tint: '#ffb05a', tintStrength: 0.22 });
};

/** A classroom in morning light, one raised hand. */
export const school: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#3f6b6a'],
    [0.7, '#7fa88f'],
    [1, '#33483c'],
  ]);
  const board = {
    x: focusX - (isTall ? 280 : 330) * scale,
    y: height * 0.14,
    wide: (isTall ? 560 : 660) * scale,
    tall: height * 0.36,
  };
  context.fillStyle = '#8f6a44';
  context.fillRect(board.x - 14 * scale, board.y - 14 * scale, board.wide + 28 * scale, board.tall + 28 * scale);
  const slate = context.createLinearGradient(board.x, 0, board.x + board.wide, 0);
  slate.addColorStop(0, '#3a6a55');
  slate.addColorStop(1, '#1d4034');
  context.fillStyle = slate;
  context.fillRect(board.x, board.y, board.wide, board.tall);
  context.strokeStyle = 'rgba(240,245,235,0.8)';
  context.lineWidth = 4 * scale;
  context.lineCap = 'round';
  context.beginPath();
  context.arc(board.x + board.wide * 0.24, board.y + board.tall * 0.5, 62 * scale, 0, Math.PI * 2);
  context.moveTo(board.x + board.wide * 0.24, board.y + board.tall * 0.5);
  context.lineTo(board.x + board.wide * 0.24 + 58 * scale, board.y + board.tall * 0.4);
  context.moveTo(board.x + board.wide * 0.5, board.y + board.tall * 0.78);
  context.lineTo(board.x + board.wide * 0.5, board.y + board.tall * 0.2);
  context.moveTo(board.x + board.wide * 0.48, board.y + board.tall * 0.74);
  context.lineTo(board.x + board.wide * 0.94, board.y + board.tall * 0.74);
  context.stroke();
  context.beginPath();
  for (let step = 0; step < 60; step += 1)
    context.lineTo(
      board.x + board.wide * (0.5 + step * 0.007),
      board.y + board.tall * (0.5 - Math.sin(step * 0.22) * 0.2),
    );
  context.stroke();
  for (let ray = 0; ray < 4; ray += 1)
    beam(
      frame,
      [-80 * scale, height * (0.02 + ray * 0.1)],
      [width * 0.9, height * (0.75 + ray * 0.12)],
      60 * scale,
      150 * scale,
      '#fff1c4',
      0.5,
      10,
    );
  glowAt(frame, 0, height * 0.1, 520 * scale, '#fff0c0', 0.7);
  const random = seeded('school');
  const pupils = (y: number, size: number, count: number, tone: string, raise: number): void => {
    for (let pupil = 0; pupil < count; pupil += 1) {
      const x = ((pupil + 0.5) / count) * width;
      rimmed(
        frame,
        (layer, fill) => {
          layer.fillStyle = fill;
          layer.beginPath();
          layer.ellipse(x, y - size * 0.9, size * 0.3, size * 0.36, 0, 0, Math.PI * 2);
          layer.roundRect(x - size * 0.5, y - size * 0.56, size, size, size * 0.3);
          layer.fill();
          layer.beginPath();
          if (random() < 0.4) layer.arc(x + size * 0.26, y - size * 0.86, size * 0.12, 0, Math.PI * 2);
          layer.fill();
          if (pupil === raise) {
            layer.strokeStyle = fill;
            layer.lineWidth = size * 0.2;
            layer.lineCap = 'round';
            layer.beginPath();
            layer.moveTo(x + size * 0.38, y - size * 0.4);
            layer.lineTo(x + size * 0.5, y - size * 1.7);
            layer.stroke();
          }
        },
        { dark: tone, rim: '#fff0bf', shift: [3 * scale, 3 * scale] },
      );
    }
  };
  pupils(height * 0.8, 84 * scale, isTall ? 5 : 9, '#2f4a3f', isTall ? 2 : 5);
  pupils(height * 0.97, 128 * scale, isTall ? 4 : 7, '#16261f', -1);
  rimmed(
    frame,
    (layer, fill) =>
      figure(
        layer,
        fill,
        { ...POSES.stand, rightHand: [0.62, -1.5] },
        focusX - (isTall ? 90 : 120) * scale,
        height * 0.76,
        176 * scale,
        { skirt: 0.42, hair: 'bun' },
      ),
    { dark: '#2a3f3c', rim: '#fff3c8', shift: [4 * scale, 3 * scale] },
  );
  finish(frame, { bloom: 0.3, tint: '#ffe79a', tintStrength: 0.22, vignette: 0.45 });
};

/** Two faces, rain light between them. */
export const couple: Scene = (frame) => {
  const { context, width, height, scale, focusX, isTall } = frame;
  gradient(frame, [
    [0, '#0b1430'],
    [0.6, '#1f3f7a'],
    [1, '#0c1226'],
  ]);
  const random = seeded('couple');
  context.save();
  context.globalCompositeOperation = 'screen';
  for (let light = 0; light < (isTall ? 60 : 100); light += 1) {
    context.fillStyle = ['#5a8fd8', '#9fc4f4', '#e8a0b4', '#f4d6a8', '#3f6ab8'][Math.floor(random() * 5)] ?? '#5a8fd8';
    context.globalAlpha = 0.08 + random() * 0.34;
    const radius = (18 + random() * 62) * scale;
    context.beginPath();
    context.arc(random() * width, random() * height * 0.8, radius, 0, Math.PI * 2);
    context.fill();
  }
  context.restore();
  glowAt(frame, focusX, height * 0.62, 420 * scale, '#ffb48f', 0.6);
  const size = (isTall ? 232 : 236) * scale;
  const apart = (isTall ? 158 : 186) * scale;
  bust(frame, focusX - apart, height * 0.98, size, {
    skin: '#c98a70',
    shade: '#3a2a4e',
    light: '#f4c4a4',
    hair: '#0d0a18',
    top: '#1c2448',
    style: 'long',
    isWoman: true,
  });
  bust(frame, focusX + apart, height * 1.0, size * 1.02, {
    skin: '#b57a5e',
    shade: '#33243f',
    light: '#e6b08c',
    hair: '#0b0914',
    top: '#12182f',
    style: 'short',
    facing: -1,
  });
  for (let drop = 0; drop < (isTall ? 160 : 300); drop += 1) {
    const x = random() * width;
    const y = random() * height;
    context.strokeStyle = `rgba(214,230,255,${random() * 0.3})`;
    context.lineWidth = 1.2 * scale;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x - 5 * scale, y + (18 + random() * 30) * scale);
    context.stroke();
  }
  finish(frame, { bloom: 0.4, tint: '#9fb4ff', tintStrength: 0.18 });
};

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
  shade.addColorStop(0, 'rgba(255,250,235,0.25)');
  shade.addColorStop(1, 'rgba(10,12,30,0.45)');
  context.fillStyle = shade;
  context.fillRect(0, 0, width, height);
  mist(frame, 'geometric', 0, 1, '#fff3d8', 0.12);
  glowAt(frame, focusX, height * 0.4, 520 * scale, '#fff0cc', 0.18);
  finish(frame, { bloom: 0.1, tint: '#ffcf8a', tintStrength: 0.12, vignette: 0.5 });
};

import type { Path } from 'opentype.js';

const point = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Path data of an outline. (The package's own packing loses the space before a number that rounds to minus zero.) */
export function pathData({ commands }: Pick<Path, 'commands'>): string {
  return commands
    .map((command) => {
      switch (command.type) {
        case 'Z':
          return 'Z';
        case 'C':
          return `C${point(command.x1, command.y1)} ${point(command.x2, command.y2)} ${point(command.x, command.y)}`;
        case 'Q':
          return `Q${point(command.x1, command.y1)} ${point(command.x, command.y)}`;
        default:
          return `${command.type}${point(command.x, command.y)}`;
      }
    })
    .join('');
}

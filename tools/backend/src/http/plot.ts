import { escapeHtml } from './escape-html.ts';

const [WIDTH, HEIGHT] = [720, 180];
const [LEFT, RIGHT, TOP, BOTTOM] = [56, 24, 8, 24];

export interface Line {
  readonly name: string;
  readonly values: readonly (number | null)[];
}

const STROKES = ['#2a78d6', '#d2601a'] as const;

/** A round number at or above the greatest value. */
function topOf(greatest: number): number {
  const size = 10 ** Math.floor(Math.log10(Math.max(greatest, 1e-9)));
  return ([1, 2, 5, 10].find((times) => times * size >= greatest) ?? 10) * size;
}

/** Lines over the hours of a day; a span without a value breaks its line, and one that stands alone is a dot. */
export function plotOfDay(title: string, unit: string, lines: readonly Line[]): string {
  const known = lines.flatMap(({ values }) => values).filter((value) => value !== null);
  const heading = `<figcaption>${escapeHtml(title)}, ${escapeHtml(unit)}</figcaption>`;
  if (known.length === 0) return `<figure>${heading}<p class="empty">Nothing was counted on this day.</p></figure>`;
  const top = topOf(Math.max(...known, 0));
  const y = (value: number) => TOP + (1 - value / top) * (HEIGHT - TOP - BOTTOM);
  const x = (share: number) => LEFT + share * (WIDTH - LEFT - RIGHT);
  const grid = [0, 0.5, 1].map(
    (share) =>
      `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(share * top)}" y2="${y(share * top)}" class="grid"/><text x="${LEFT - 6}" y="${y(share * top) + 4}" text-anchor="end">${share * top}</text>`,
  );
  const hours = [0, 6, 12, 18, 24].map(
    (hour) => `<text x="${x(hour / 24)}" y="${HEIGHT - 6}" text-anchor="middle">${hour}:00</text>`,
  );
  const drawn = lines.map(({ values }, index) => {
    const at = (position: number) => x((position + 0.5) / values.length);
    const dots = values.map((value, position) =>
      value === null ? '' : `<circle cx="${at(position).toFixed(1)}" cy="${y(value).toFixed(1)}" r="2.5"/>`,
    );
    const path = values
      .map((value, position) => {
        if (value === null) return '';
        const isFirst = position === 0 || values[position - 1] === null;
        return `${isFirst ? 'M' : 'L'}${at(position).toFixed(1)} ${y(value).toFixed(1)}`;
      })
      .join('');
    const stroke = STROKES[index % STROKES.length];
    return `<g stroke="${stroke}" fill="${stroke}"><path d="${path}" fill="none" stroke-width="2"/>${dots.join('')}</g>`;
  });
  const legend = lines
    .map(({ name }, index) => `<span style="color:${STROKES[index % STROKES.length]}">● ${escapeHtml(name)}</span>`)
    .join(' ');
  return `<figure>${heading}<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeHtml(title)}">${grid.join('')}${hours.join('')}${drawn.join('')}</svg><p>${legend}</p></figure>`;
}

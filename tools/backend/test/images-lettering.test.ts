import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { Letterer } from '../src/images/lettering.ts';
import { LANGUAGES } from '../src/world/localised.ts';
import { LETTERINGS } from '../src/seed/scenes.ts';
import { buildWorld } from '../src/seed/build-world.ts';

const letterer = new Letterer(fileURLToPath(new URL('../artwork/fonts/', import.meta.url)));
const BOX = { width: 340, height: 160, align: 'center' } as const;
const PATH = /^(?:[MLQC](?:-?\d+\.\d ?)+|Z)+$/;
const KAZAKH = 'Әке ғарыш қыс таң өмір ұл үй һәм ілім';

describe.each(LETTERINGS)('the %s lettering', (lettering) => {
  // Each style takes its share of the titles, so that together they set all of them.
  const share = buildWorld().contents.filter((_, index) => index % LETTERINGS.length === LETTERINGS.indexOf(lettering));

  it('draws titles of the world as clean outlines inside their box', () => {
    for (const { title } of share) {
      for (const language of LANGUAGES) {
        const set = letterer.set(title[language], lettering, BOX);
        expect(set.width).toBeLessThanOrEqual(BOX.width + 1);
        expect(set.height).toBeLessThanOrEqual(BOX.height * 1.2);
        for (const { path } of set.lines) expect(path).toMatch(PATH);
      }
    }
  });

  it('keeps what stands on the letters of the first line', () => {
    const [line] = letterer.set('ЁЙ', lettering, BOX).lines;
    const ups = [...(line?.path ?? '').matchAll(/-?\d+\.\d/g)].map(([number]) => Number(number));
    const highest = Math.min(...ups.filter((_, index) => index % 2 === 1));
    const baseline = Number(/ (-?[\d.]+)\)/.exec(line?.transform ?? '')?.[1]);
    expect(baseline + highest).toBeGreaterThanOrEqual(-1);
  });

  it('has the Kazakh letters and the Uzbek comma', () => {
    const drawn = (text: string): string =>
      letterer
        .set(text, lettering, BOX)
        .lines.map(({ path }) => path)
        .join('');
    // A letter that the font lacks would be drawn as the same empty box as any other.
    const shapes = [...KAZAKH.replaceAll(' ', '')].map(drawn);
    const unknown = drawn('\u4e2d');
    for (const shape of shapes) expect(shape).not.toBe(unknown);
    expect(drawn('ʻ')).not.toBe(unknown);
  });
});

describe('layout', () => {
  it('breaks a long title into lines and keeps the order of the words', () => {
    const long = letterer.set('Лес, где живут имена старых мастеров', 'serif', BOX);
    expect(long.lines.length).toBeGreaterThan(1);
    expect(letterer.set('Курьер', 'serif', BOX).lines).toHaveLength(1);
  });

  it('shrinks a long word until it fits', () => {
    const set = letterer.set('Достопримечательность', 'wide', BOX);
    expect(set.width).toBeLessThanOrEqual(BOX.width + 1);
  });

  it('starts at the left edge when asked', () => {
    const set = letterer.set('Да и нет', 'slab', { ...BOX, align: 'left' });
    for (const { transform } of set.lines) expect(transform).toMatch(/^translate\(0\.0 /);
  });
});

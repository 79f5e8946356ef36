import { decode } from '@livery/contract/schema';
import { PlaybackPoint } from '@livery/contract/channels/stream';
import { expect, it } from 'vitest';
import { pointText } from './point-text.ts';
import texts from './texts.json';

const english = (key: string) => (texts as Record<string, { en: string }>)[key]?.en ?? key;

function textOf(button: object) {
  const point = decode(PlaybackPoint, { type: 'other', start: 0, button });
  if (!point.ok || !point.value.button) throw new Error('not a point with a button');
  return pointText(point.value.button, english);
}

it.each([
  ['skip', 'opening', 'Skip intro'],
  ['skip', 'recap', 'Skip recap'],
  ['skip', 'credits', 'Skip credits'],
  ['start', 'start', 'From the beginning'],
  ['finish', 'finish', 'Finish'],
])(
  'PLAY-031 a button that does %s, of a point that is %s, says it in the language of the site: %s',
  (action, kind, text) => {
    expect(textOf({ label: 'Слова сервера', action, kind })).toBe(text);
  },
);

it.each([undefined, null, 'trivia'])('of a point that is %s the server’s own words stand', (kind) => {
  expect(textOf({ label: 'Слова сервера', action: 'skip', kind })).toBe('Слова сервера');
});

import { expect, it } from 'vitest';
import { cueParts } from './cue-parts.ts';

const text = (cue: string) =>
  cueParts(cue)
    .map((part) => part.text)
    .join('');

it('draws italics and bold, and keeps the words of every other mark', () => {
  expect(cueParts('A <i>b <b>c</b></i> d')).toEqual([
    { text: 'A ', isItalic: false, isBold: false },
    { text: 'b ', isItalic: true, isBold: false },
    { text: 'c', isItalic: true, isBold: true },
    { text: ' d', isItalic: false, isBold: false },
  ]);
  expect(text('<v Anna>Hello</v> <c.loud>there</c> <00:01.000>now')).toBe('Hello there now');
});

it('writes signs as signs, and nothing that could become markup', () => {
  expect(text('Tom &amp; Jerry &lt;3')).toBe('Tom & Jerry <3');
  expect(text('&amp;lt;b&gt;')).toBe('&lt;b>');
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

describe('cutText', () => {
  it('CONT-031 ROWS-088 leaves a text of exactly the limit whole', () => {
    expect(cutText('ә'.repeat(600), 600)).toBe('ә'.repeat(600));
    expect(cutText('a'.repeat(400), 400)).toHaveLength(400);
  });

  it('CONT-030 ROWS-087 cuts a longer one after a whole word, with an ellipsis', () => {
    expect(cutText('один два три четыре', 12)).toBe('один два…');
    expect(cutText('один, два — три', 12)).toBe('один, два…');
    expect(cutText('a'.repeat(601), 600)).toBe(`${'a'.repeat(599)}…`);
  });

  it('never gives more than the limit, and only the beginning of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 60 }), (text, limit) => {
        const cut = cutText(text, limit);
        expect([...cut].length).toBeLessThanOrEqual(Math.max(limit, [...text].length <= limit ? [...text].length : 0));
        expect(text.startsWith(cut.replace(/…$/u, '')) || cut === text).toBe(true);
      }),
    );
  });
});

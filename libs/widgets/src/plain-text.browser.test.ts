import { expect, it, onTestFinished, vi } from 'vitest';
import { paragraphsOf, wordsOf } from './plain-text.ts';

it('PACK-065 somebody else’s HTML is read by its paragraphs, without its marks, scripts and styles', () => {
  const html =
    '<style>p { color: red }</style><h2>Terms</h2><p>One  <b>packet</b><br>a month</p><ul><li>no</li><li>refund</li></ul>';
  expect(paragraphsOf(`${html}<script>alert(1)</script>`)).toEqual(['Terms', 'One packet', 'a month', 'no', 'refund']);
  expect(paragraphsOf('Plain\n\ntext')).toEqual(['Plain', 'text']);
  expect(wordsOf(html)).toBe('Terms One packet a month no refund');
});

it('the words of HTML run nothing', async () => {
  const alarm = vi.spyOn(window, 'alert').mockImplementation(() => {});
  onTestFinished(() => alarm.mockRestore());
  expect(wordsOf('<p>a  <b>b</b></p><img src onerror="alert(1)"><script>alert(1)</script>')).toBe('a b');
  await new Promise((loaded) => setTimeout(loaded, 50));
  expect(alarm).not.toHaveBeenCalled();
});

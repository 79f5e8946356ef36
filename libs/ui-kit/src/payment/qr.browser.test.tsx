import decodeQR from 'qr/decode.js';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { emulateWishes } from '../stories/emulate.ts';
import { byItself, mount } from '../stories/mount.tsx';
import { WornBrand } from '../stories/wear.tsx';
import { QrCode } from './qr-code.tsx';
import { QrPicture } from './qr-picture.tsx';

const ADDRESS = 'https://pay.example.kz/t/7F3K9Q?amount=1990';
const words = { label: 'code', failed: 'failed' };

const DARK: Readonly<Record<string, string>> = {
  black: ':root { --color-surface-0: #000; --color-surface-1: #000; --color-line: #000; color-scheme: dark }',
  violet: ':root { --color-surface-0: #120720; --color-surface-1: #1e0f36; color-scheme: dark }',
  light: '',
};

function open(text: string, brand = '') {
  const view = mount(
    <>
      <WornBrand css={brand} />
      <div style={{ padding: 8, width: 300, background: 'var(--color-surface-0)' }}>
        <QrCode text={text} {...words} />
      </div>
    </>,
  );
  onTestFinished(view.unmount);
  return view.host.querySelector('svg')!;
}

/** What a camera sees of an element: its pixels on the screen. */
async function seen(element: Element): Promise<ImageData> {
  const base64 = await page.screenshot({ element, save: false });
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
  canvas.drawImage(picture, 0, 0);
  return canvas.getImageData(0, 0, picture.width, picture.height);
}

/** With as much of the page around it as a camera held a little off has. */
const around = (code: Element) => code.closest('div')!.parentElement!;

it.each(Object.entries(DARK))(
  'PAY-030 a camera reads the address from the screen of a brand that is %s',
  async (_, css) => {
    expect(decodeQR(await seen(around(open(ADDRESS, css))))).toBe(ADDRESS);
  },
);

it('PAY-030 a camera reads it in forced colours', async () => {
  await emulateWishes({ 'forced-colors': 'active' });
  onTestFinished(() => emulateWishes());
  expect(decodeQR(await seen(around(open(ADDRESS))))).toBe(ADDRESS);
});

it('PAY-030 a camera reads a long address on a small phone', async () => {
  const long = `${ADDRESS}&return=${'a1B2'.repeat(60)}`;
  expect(decodeQR(await seen(around(open(long))))).toBe(long);
});

it('PAY-030 the code is one black path on white, and four white modules stand around it', async () => {
  const code = open(ADDRESS, DARK['black']);
  expect(code.querySelectorAll('*')).toHaveLength(1);
  const modules = code.viewBox.baseVal.width;
  const { data, width } = await seen(code);
  const isDark = (x: number, y: number) => {
    const at = (Math.floor(((y + 0.5) / modules) * width) * width + Math.floor(((x + 0.5) / modules) * width)) * 4;
    return [data[at], data[at + 1], data[at + 2]].join() === '0,0,0';
  };
  const dark = Array.from({ length: modules * modules }, (_, index) => ({
    x: index % modules,
    y: Math.floor(index / modules),
  })).filter(({ x, y }) => isDark(x, y));
  expect(Math.min(...dark.flatMap(({ x, y }) => [x, y]))).toBe(4);
  expect(Math.max(...dark.flatMap(({ x, y }) => [x, y]))).toBe(modules - 5);
});

it('PAY-030 a text that no code can hold leaves a sentence in its place', () => {
  const view = mount(<QrCode text={'7'.repeat(9000)} {...words} />);
  onTestFinished(view.unmount);
  expect(view.host.querySelector('[role=status]')?.textContent).toBe('failed');
  expect(view.host.querySelector('svg')).toBeNull();
});

it('PAY-031 a picture of a code keeps its square until it is there, and a broken one leaves a sentence in it', async () => {
  const view = mount(<QrPicture src="data:image/png,broken" {...words} />);
  onTestFinished(view.unmount);
  const before = view.host.firstElementChild!.getBoundingClientRect();
  await byItself(expect.poll(() => view.host.textContent).toBe('failed'));
  const after = view.host.firstElementChild!.getBoundingClientRect();
  expect([after.width, after.height]).toEqual([before.width, before.height]);
});

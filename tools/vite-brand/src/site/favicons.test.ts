import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { brandIds, loadSite } from './site.ts';
import { siteFiles } from './site-files.ts';

interface Manifest {
  readonly icons: readonly { src: string; sizes: string; purpose?: string }[];
}

describe.each(brandIds())('the icons of %s', async (id) => {
  const { files } = siteFiles(await loadSite(id));
  const file = (address: string) => Buffer.from(files.get(address) ?? '');

  it.each([
    ['/icon-180.png', 180],
    ['/icon-192.png', 192],
    ['/icon-512.png', 512],
    ['/icon-maskable-512.png', 512],
  ])('hold %s', async (address, side) => {
    const { width, height } = await sharp(file(address)).metadata();
    expect([width, height]).toEqual([side, side]);
  });

  it('are those of the manifest, at home screens and behind masks', () => {
    const { icons } = JSON.parse(file('/manifest.webmanifest').toString()) as Manifest;
    expect(icons.filter(({ src }) => !files.has(src))).toEqual([]);
    expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
  });

  it('are found by whoever asks for the icon by its name alone', () => {
    const icon = file('/favicon.ico');
    expect([icon.readUInt16LE(2), icon.readUInt16LE(4), icon.readUInt8(6)]).toEqual([1, 1, 192]);
    expect(icon.subarray(icon.readUInt32LE(18))).toEqual(file('/icon-192.png'));
  });
});

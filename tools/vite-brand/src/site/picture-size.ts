/** Pixel size of a PNG, or of an SVG that says `width` and `height`; undefined for what is no picture. */
export function pictureSize(name: string, content: Buffer): { width: number; height: number } | undefined {
  if (name.endsWith('.png')) {
    // Width and height are the first two numbers of the first chunk, behind the signature of 8 and the chunk's head of 8 bytes.
    return content.length < 24 ? undefined : { width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
  }
  if (!name.endsWith('.svg')) return undefined;
  const head = content.toString('utf8', 0, 400);
  const side = (attribute: string) => Number(new RegExp(`\\s${attribute}="([\\d.]+)"`).exec(head)?.[1]);
  const [width, height] = [side('width'), side('height')];
  return width > 0 && height > 0 ? { width, height } : undefined;
}

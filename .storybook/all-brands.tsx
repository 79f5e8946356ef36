import { useEffect, useRef, useState } from 'react';
import { brandIds } from './brands.ts';

/** Value of the brand in the toolbar that shows a story in every brand at once. */
export const ALL_BRANDS = 'all';

/** How wide the window of each brand is, px: a whole page for stories that are one, room for a part of it otherwise. */
const PAGE_WIDTH = 1280;
const PART_WIDTH = 640;
/** A story that fills its window has no height of its own. */
const LEAST_HEIGHT = 160;
const MOST_HEIGHT = 1600;

/** The story in each brand side by side. Looks hang on the root element, so each brand has a document of its own. */
export function AllBrands({
  storyId,
  globals,
  isPage,
}: {
  readonly storyId: string;
  readonly globals: Readonly<Record<string, unknown>>;
  readonly isPage: boolean;
}) {
  const columns = isPage ? 2 : 3;
  return (
    <div style={{ display: 'grid', gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, gap: 16, padding: 16 }}>
      {brandIds.map((brand) => (
        <figure key={brand} style={{ margin: 0, minWidth: 0 }}>
          <figcaption style={{ padding: '4px 0', color: 'var(--color-text-muted)' }}>{brand}</figcaption>
          <BrandWindow
            title={brand}
            address={addressOf(storyId, { ...globals, brand })}
            width={isPage ? PAGE_WIDTH : PART_WIDTH}
          />
        </figure>
      ))}
    </div>
  );
}

function addressOf(storyId: string, globals: Readonly<Record<string, unknown>>): string {
  const known = ['brand', 'scheme', 'language', 'density'].map((name) => `${name}:${String(globals[name])}`);
  return `iframe.html?viewMode=story&id=${storyId}&globals=${known.join(';')}`;
}

/** A window of a given width, drawn as small as its column asks and as high as what is in it. */
function BrandWindow({ title, address, width }: { title: string; address: string; width: number }) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [scale, setScale] = useState(0.5);
  const [height, setHeight] = useState(LEAST_HEIGHT);

  useEffect(() => {
    const measure = () => {
      if (box.current) setScale(Math.min(1, box.current.clientWidth / width));
      const body = frame.current?.contentDocument?.body;
      if (body) setHeight(Math.min(MOST_HEIGHT, Math.max(LEAST_HEIGHT, body.scrollHeight)));
    };
    const observer = new ResizeObserver(measure);
    if (box.current) observer.observe(box.current);
    const watchContent = () => {
      const body = frame.current?.contentDocument?.body;
      if (body) observer.observe(body);
    };
    const window = frame.current;
    window?.addEventListener('load', watchContent);
    return () => {
      window?.removeEventListener('load', watchContent);
      observer.disconnect();
    };
  }, [width]);

  return (
    <div ref={box} style={{ height: height * scale, overflow: 'hidden' }}>
      <iframe
        ref={frame}
        title={title}
        src={address}
        style={{ width, height, border: 0, transform: `scale(${scale})`, transformOrigin: '0 0' }}
      />
    </div>
  );
}

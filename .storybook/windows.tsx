import { schemesOf } from '@livery/brand-kit/theme';
import { useEffect, useRef, useState } from 'react';
import { themes } from './brands.ts';
import { globalsOf, type ToolbarChoice } from './toolbar.ts';

/** Where no window is chosen: a whole page for stories that are one, room for a part of it otherwise, px. */
const PAGE = { width: 1280, height: 800 };
const PART_WIDTH = 640;
const LEAST_HEIGHT = 120;
const MOST_HEIGHT = 2400;
/** Narrowest column, px: a brand is not judged below it. */
const COLUMN = 480;

/**
 * The story in windows of its own, side by side: one for each brand, each as wide as the toolbar says. Looks hang on the root
 * element and media queries on the window, so each has a document of its own; `embed` keeps its play function from running in all
 * of them at once.
 */
export function Windows({
  storyId,
  choice,
  isPage,
}: {
  readonly storyId: string;
  readonly choice: ToolbarChoice;
  readonly isPage: boolean;
}) {
  const { brands, window } = choice;
  const width = window?.width ?? (isPage ? PAGE.width : PART_WIDTH);
  const height = isPage ? (window?.height ?? PAGE.height) : undefined;
  const column = `minmax(min(100%, ${Math.min(width, isPage ? 1.25 * COLUMN : COLUMN)}px), 1fr)`;
  return (
    <main style={{ display: 'grid', gridTemplateColumns: `repeat(auto-fill, ${column})`, gap: 20, padding: 20 }}>
      {brands.map((brand) => {
        const globals = globalsOf(choice, brand);
        return (
          <figure key={brand} style={{ margin: 0, minWidth: 0 }}>
            <figcaption style={{ padding: '0 0 6px', font: '600 13px/1.4 system-ui' }}>
              {brand} <span style={{ fontWeight: 400, opacity: 0.7 }}>{remark(choice, brand)}</span>
            </figcaption>
            <BrandWindow
              key={globals}
              title={brand}
              address={`iframe.html?viewMode=story&embed=true&id=${storyId}&globals=${globals}`}
              width={width}
              height={height}
            />
          </figure>
        );
      })}
    </main>
  );
}

/** How the window differs from what was asked for, and how wide it is. */
function remark({ scheme, window }: ToolbarChoice, brand: string): string {
  const theme = themes[brand];
  const own = theme ? schemesOf(theme) : [];
  const lacks = scheme && !own.includes(scheme) ? `has no ${scheme} scheme` : undefined;
  return [window && `${window.width} px`, lacks].filter(Boolean).join(', ');
}

/** A window of a given width, drawn as small as its column asks. Without a height it is as high as what is in it. */
function BrandWindow({
  title,
  address,
  width,
  height: given,
}: {
  readonly title: string;
  readonly address: string;
  readonly width: number;
  readonly height: number | undefined;
}) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [scale, setScale] = useState(0.5);
  const [content, setContent] = useState(LEAST_HEIGHT);
  const height = given ?? content;

  useEffect(() => {
    const story = () => frame.current?.contentDocument?.getElementById('storybook-root');
    const measure = () => {
      if (box.current) setScale(Math.min(1, box.current.clientWidth / width));
      const inside = story();
      if (inside) setContent(Math.min(MOST_HEIGHT, Math.max(LEAST_HEIGHT, inside.scrollHeight)));
    };
    const observer = new ResizeObserver(measure);
    if (box.current) observer.observe(box.current);
    const watchStory = () => {
      const inside = story();
      if (inside) observer.observe(inside);
    };
    const element = frame.current;
    element?.addEventListener('load', watchStory);
    return () => {
      element?.removeEventListener('load', watchStory);
      observer.disconnect();
    };
  }, [width]);

  return (
    <div
      ref={box}
      style={{
        height: height * scale,
        maxWidth: width,
        overflow: 'hidden',
        boxShadow: '0 0 0 1px rgb(128 128 128 / 0.35)',
      }}
    >
      <iframe
        ref={frame}
        title={title}
        src={address}
        loading="lazy"
        style={{ width, height, border: 0, transform: `scale(${scale})`, transformOrigin: '0 0' }}
      />
    </div>
  );
}

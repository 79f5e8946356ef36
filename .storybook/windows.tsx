import { schemesOf } from '@livery/brand-kit/theme';
import { useEffect, useRef, useState } from 'react';
import { themes } from './brands.ts';
import { globalsOf, type ToolbarChoice } from './toolbar.ts';

/** Where no window is chosen: a whole page for stories that are one, room for a part of it otherwise, px. */
const PAGE = { width: 1280, height: 800 };
const PART_WIDTH = 640;
const LEAST_HEIGHT = 120;
const LEAST_PAGE_HEIGHT = 320;
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
  storyHeight,
}: {
  readonly storyId: string;
  readonly choice: ToolbarChoice;
  readonly isPage: boolean;
  /** What the story asks for, px: a dialogue is in no flow and has no height that could be measured. */
  readonly storyHeight: number | undefined;
}) {
  const { brands, window } = choice;
  const width = window?.width ?? (isPage ? PAGE.width : PART_WIDTH);
  const asked = (isPage ? window?.height : undefined) ?? storyHeight;
  const room: Room = asked === undefined ? (isPage ? 'upToPage' : 'asItsContent') : asked;
  const column = `minmax(min(100%, ${Math.min(width, COLUMN)}px), 1fr)`;
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
              room={room}
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

/** How high a window is: so many px; as its content; or a page's height, of which no more is shown than is filled. */
type Room = number | 'asItsContent' | 'upToPage';

/** Heights of the window itself and of what is shown of it, px. */
function heightsOf(room: Room, content: number): { window: number; shown: number } {
  if (typeof room === 'number') return { window: room, shown: room };
  if (room === 'asItsContent') return { window: content, shown: content };
  return { window: PAGE.height, shown: Math.min(PAGE.height, Math.max(LEAST_PAGE_HEIGHT, content)) };
}

/** A window of a given width, drawn as small as its column asks. */
function BrandWindow({
  title,
  address,
  width,
  room,
}: {
  readonly title: string;
  readonly address: string;
  readonly width: number;
  readonly room: Room;
}) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [scale, setScale] = useState(0.5);
  const [content, setContent] = useState(LEAST_HEIGHT);
  const height = heightsOf(room, content);

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
        height: height.shown * scale,
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
        style={{ width, height: height.window, border: 0, transform: `scale(${scale})`, transformOrigin: '0 0' }}
      />
    </div>
  );
}

import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { chevronLeftIcon, chevronRightIcon, type IconShape, pauseIcon, playIcon } from '../icons/shapes.ts';
import { useUiText } from '../theme/ui-context.tsx';
import { type Promo, PromoBanner } from './promo-banner.tsx';
import { dragStep, slideBeside, slideMs, useSlideshow } from './slideshow.ts';
import { HeroFrame } from './hero-frame.ts';

/** The first picture of a page has the network to itself; the next one comes well before its turn. */
const NEXT_READY_AFTER_MS = 3000;

/**
 * The first stories of a page (ROWS-040), one at a time. It moves on every 7 s or after a slide's own time (ROWS-049, ROWS-050),
 * but not under the pointer, a finger, the focus or a running trailer (ROWS-051), never where motion is unwelcome, and not after
 * the viewer has stopped it. A drag of 50 px turns the page (ROWS-052), and so do the arrows beside the dots in windows that have room for them
 * (ROWS-043, ROWS-044).
 */
export function PromoSlider({
  promos,
  label,
  headingLevel = 2,
  loopCount,
  side,
}: {
  readonly promos: readonly Promo[];
  readonly label?: string;
  readonly headingLevel?: 1 | 2;
  /** After so many stories the first one comes again; all of them unless said otherwise. */
  readonly loopCount?: number | undefined;
  /** Stands beside the story in brands that have room for it; a function is given the id of the story that is shown. */
  readonly side?: ReactNode | ((promoId: string) => ReactNode);
}) {
  const translate = useUiText();
  const still = useReducedMotion();
  const [stopped, setStopped] = useState(false);
  const [pointerOver, setPointerOver] = useState(false);
  const [focused, setFocused] = useState(false);
  const [pressed, setPressed] = useState(false);
  const drag = useRef<number | null>(null);
  const wasDragged = useRef(false);

  const durationsMs = promos.map((promo) => slideMs(promo.durationMs));
  const [shownTrailer, setShownTrailer] = useState(false);
  const held = pointerOver || focused || pressed || shownTrailer || stopped || still;
  const { index, show, step } = useSlideshow({ durationsMs, loopCount, held });
  const [{ last, leaving }, setPassed] = useState<{ last: number; leaving: number | null }>({
    last: index,
    leaving: null,
  });
  if (last !== index) setPassed({ last: index, leaving: last });
  const nextIsDue = useLater(NEXT_READY_AFTER_MS);
  const current = promos[index];
  const playsTrailer = current?.trailerMuted !== undefined;
  if (playsTrailer !== shownTrailer) setShownTrailer(playsTrailer);
  const nextIndex = slideBeside(index, 1, promos.length, loopCount);
  const previousIndex = slideBeside(index, -1, promos.length, loopCount);
  const next = promos[nextIndex];
  if (!current) return null;

  function endDrag(event: PointerEvent) {
    const by = drag.current === null ? 0 : dragStep(event.clientX - drag.current);
    drag.current = null;
    wasDragged.current = by !== 0 && promos.length > 1;
    if (by !== 0 && promos.length > 1) step(by);
  }
  function letGo() {
    drag.current = null;
    setPressed(false);
  }
  /** A drag that ends where it began to press is no press. */
  function pressUnlessDragged(event: MouseEvent) {
    if (!wasDragged.current) return;
    wasDragged.current = false;
    event.preventDefault();
    event.stopPropagation();
  }

  const arrow = (to: 'previous' | 'next', icon: IconShape) => (
    <span data-to={to}>
      <IconButton icon={icon} label={translate(`action_${to}`)} round onClick={() => step(to === 'next' ? 1 : -1)} />
    </span>
  );

  return (
    <HeroFrame
      aria-label={label ?? translate('hero_label')}
      data-held={held || undefined}
      data-stopped={stopped || still || undefined}
      data-side={side ? true : undefined}
      style={
        {
          '--slide-ms': `${durationsMs[index]}ms`,
          ...(current.glow && { '--glow': `url("${current.glow}")` }),
        } as React.CSSProperties
      }
      onPointerEnter={(event) => event.pointerType === 'mouse' && setPointerOver(true)}
      onPointerLeave={() => setPointerOver(false)}
      onFocus={(event) => setFocused(event.target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
    >
      <div
        data-part="slides"
        onPointerDown={(event) => {
          drag.current = event.clientX;
          wasDragged.current = false;
          setPressed(true);
        }}
        onClickCapture={pressUnlessDragged}
        onPointerUp={(event) => {
          endDrag(event);
          setPressed(false);
        }}
        onPointerCancel={letGo}
        onPointerLeave={letGo}
      >
        {promos.map((promo, at) => {
          const shown = at === index;
          const place = at === nextIndex ? 'next' : at === previousIndex ? 'previous' : undefined;
          // Its neighbours stand ready in time, the one before is still fading; the others keep the hero as high as the highest.
          const near = shown || at === leaving || (nextIsDue && place);
          return (
            <div
              key={promo.id}
              data-current={shown || undefined}
              data-at={near && !shown ? place : undefined}
              data-leaving={at === leaving || undefined}
              inert={!shown}
            >
              <PromoBanner
                promo={shown ? promo : withoutTrailer(promo)}
                priority={at === 0}
                isPlace={!near}
                level={headingLevel}
              />
            </div>
          );
        })}
      </div>
      {promos.length > 1 && (
        <div data-part="pager">
          {next && <span data-part="next">{translate('hero_next', { title: next.title })}</span>}
          <ol>
            {promos.map((promo, at) => (
              <li key={promo.id}>
                <button
                  type="button"
                  data-slide
                  aria-label={`${translate('hero_slide', { current: at + 1, total: promos.length })}: ${promo.title}`}
                  aria-current={at === index ? 'true' : undefined}
                  onClick={() => show(at)}
                >
                  <span>
                    <span />
                  </span>
                  <em>
                    <b>{at + 1}</b>
                    <i>{promo.title}</i>
                  </em>
                </button>
              </li>
            ))}
          </ol>
          {arrow('previous', chevronLeftIcon)}
          {arrow('next', chevronRightIcon)}
          {!still && (
            <IconButton
              icon={stopped ? playIcon : pauseIcon}
              label={translate(stopped ? 'hero_resume' : 'hero_pause')}
              onClick={() => setStopped(!stopped)}
            />
          )}
        </div>
      )}
      {side && <aside data-part="side">{typeof side === 'function' ? side(current.id) : side}</aside>}
    </HeroFrame>
  );
}

/** Whether so much time has passed since the first drawing. */
function useLater(afterMs: number): boolean {
  const [later, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return later;
}

function withoutTrailer({ trailer: _trailer, trailerMuted: _muted, ...promo }: Promo): Promo {
  return promo;
}

function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (tell) => {
      const query = matchMedia('(prefers-reduced-motion: reduce)');
      query.addEventListener('change', tell);
      return () => query.removeEventListener('change', tell);
    },
    () => matchMedia('(prefers-reduced-motion: reduce)').matches,
  );
}

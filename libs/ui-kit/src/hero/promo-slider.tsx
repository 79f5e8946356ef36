import { type CSSProperties, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { pauseIcon, playIcon } from '../icons/shapes.ts';
import { isMotionUnwelcome } from '../theme/is-motion-unwelcome.ts';
import { useUiText } from '../theme/ui-context.tsx';
import { HeroFrame } from './hero-frame.ts';
import { HeroPager } from './hero-pager.tsx';
import { useHoldReasons } from './hold-reasons.ts';
import { type Promo, PromoBanner } from './promo-banner.tsx';
import { useSlideshow } from './slideshow.ts';
import { useDragStep } from './use-drag-step.ts';

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
  const [reasons, hold] = useHoldReasons();
  const stopped = reasons.includes('stopped');
  const slideshow = useSlideshow(promos, { loopCount, isHeld: reasons.length > 0 || still });
  const { index, leaving, held } = slideshow;
  const drag = useDragStep(promos.length > 1 ? slideshow.step : null, (isDown) => hold(['press', isDown]));
  const nextIsDue = useLater(NEXT_READY_AFTER_MS);
  const [current, next] = [promos[index], promos[slideshow.next]];
  if (!current) return null;

  return (
    <HeroFrame
      aria-label={label ?? translate('hero_label')}
      data-held={held || undefined}
      data-stopped={stopped || still || undefined}
      data-side={side ? true : undefined}
      style={
        {
          '--slide-ms': `${slideshow.durationMs}ms`,
          ...(current.glow && { '--glow': `url("${current.glow}")` }),
        } as CSSProperties
      }
      onPointerEnter={(event) => event.pointerType === 'mouse' && hold(['pointer', true])}
      onPointerLeave={() => hold(['pointer', false])}
      onFocus={(event) => hold(['focus', event.target.matches(':focus-visible')])}
      onBlur={() => hold(['focus', false])}
    >
      <div data-part="slides" {...drag}>
        {promos.map((promo, at) => {
          const shown = at === index;
          const place = at === slideshow.next ? 'next' : at === slideshow.previous ? 'previous' : undefined;
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
      {next && promos.length > 1 && (
        <HeroPager promos={promos} slideshow={slideshow} nextTitle={next.title}>
          {!still && (
            <IconButton
              icon={stopped ? playIcon : pauseIcon}
              label={translate(stopped ? 'hero_resume' : 'hero_pause')}
              onClick={() => hold(['stopped', !stopped])}
            />
          )}
        </HeroPager>
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
  return useSyncExternalStore((tell) => {
    const query = matchMedia('(prefers-reduced-motion: reduce)');
    query.addEventListener('change', tell);
    return () => query.removeEventListener('change', tell);
  }, isMotionUnwelcome);
}

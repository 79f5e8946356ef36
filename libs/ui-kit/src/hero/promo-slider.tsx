import { type PointerEvent, type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import styled, { keyframes } from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { pauseIcon, playIcon } from '../icons/shapes.ts';
import { useUiText } from '../theme/ui-context.tsx';
import { heroLooksCss } from './hero-looks.ts';
import { type Promo, PromoBanner } from './promo-banner.tsx';
import { dragStep, slideMs, useSlideshow } from './slideshow.ts';

const run = keyframes`
  from { transform: scaleX(0); }
`;
const push = keyframes`
  from { transform: scale(1.02); }
`;

const Stage = styled.section`
  display: grid;
  position: relative;
  isolation: isolate;
  min-width: 0;

  [data-part='slides'] {
    display: grid;
    position: relative;
    min-width: 0;
    touch-action: pan-y;
  }
  [data-part='slides'] > div {
    display: grid;
    grid-area: 1 / 1;
    min-width: 0;
    opacity: 0;
    visibility: hidden;
    transition:
      opacity var(--motion-slow) linear,
      visibility 0s var(--motion-slow);
  }
  [data-part='slides'] > div[data-current] {
    z-index: 1;
    opacity: 1;
    visibility: visible;
    transition: opacity var(--motion-slow) linear;
  }
  /* Pictures dissolve into each other; two titles over each other would only be noise. */
  [data-part='slides'] [data-part='words'] {
    opacity: 0;
    transition: opacity 0s;
  }
  [data-part='slides'] > div[data-current] [data-part='words'] {
    opacity: 1;
    transition: opacity var(--motion-normal) linear var(--motion-fast);
  }
  @media (prefers-reduced-motion: no-preference) {
    [data-part='slides'] > div[data-current] [data-part='media'] img {
      animation: ${push} 1.4s var(--motion-ease);
    }
  }

  [data-part='pager'] {
    z-index: 2;
    display: flex;
    align-items: center;
    gap: 14px;
    color: var(--hero-pager, var(--color-text-on-art));
    font-size: var(--type--1);
    --icon-button-size: 28px;
    --button-ghost-text: var(--hero-pager, var(--color-text-on-art));
    --icon-button-icon: 16px;
  }
  [data-part='pager'] ol {
    display: flex;
    gap: 6px;
  }
  [data-part='pager'] button[data-slide] {
    display: flex;
    align-items: center;
    height: 28px;
    border-radius: var(--radius-s);
    color: inherit;
    text-align: start;
  }
  [data-part='pager'] button[data-slide] > span {
    position: relative;
    overflow: hidden;
    width: 22px;
    height: 5px;
    border-radius: var(--radius-pill);
  }
  [data-part='pager'] button[data-slide] > span::before {
    content: '';
    position: absolute;
    top: 0;
    right: 0;
    bottom: 0;
    left: 0;
    background: var(--hero-pager, var(--color-text-on-art));
    opacity: 0.5;
  }
  [data-part='pager'] button[data-slide] > span > span {
    position: absolute;
    top: 0;
    right: 0;
    bottom: 0;
    left: 0;
    transform: scaleX(0);
    transform-origin: left;
    background: var(--color-accent);
  }
  [data-part='pager'] button[aria-current] > span > span {
    transform: none;
    animation: ${run} var(--slide-ms) linear;
  }
  &[data-held] [data-part='pager'] button[aria-current] > span > span {
    animation-play-state: paused;
  }
  &[data-stopped] [data-part='pager'] button[aria-current] > span > span {
    animation: none;
  }
  [data-part='pager'] button > em {
    display: none;
    min-width: 0;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
    font-style: normal;
    font-size: var(--type-0);
  }
  [data-part='pager'] button > em > b {
    margin-right: 10px;
    color: var(--color-accent-text);
  }
  [data-part='pager'] button > em > i {
    font-style: normal;
  }
  [data-part='next'] {
    display: none;
  }
  @media (min-width: 1024px) {
    :root[data-hero='full-bleed-cinema'] & [data-part='next'] {
      display: block;
    }
  }
  @media (max-width: 767px) {
    [data-part='pager'] button[data-slide] > span {
      width: 6px;
      height: 6px;
    }
    [data-part='pager'] button[aria-current] > span {
      width: 20px;
    }
  }

  ${heroLooksCss}
`;

/**
 * The first stories of a page (ROWS-040), one at a time. It moves on every 7 s or after a slide's own time (ROWS-049, ROWS-050),
 * but not under the pointer, the focus or a running trailer (ROWS-051), never where motion is unwelcome, and not after
 * the viewer has stopped it. A drag of 50 px turns the page (ROWS-052).
 */
export function PromoSlider({
  promos,
  label,
  headingLevel = 2,
  side,
}: {
  readonly promos: readonly Promo[];
  readonly label?: string;
  readonly headingLevel?: 1 | 2;
  /** Stands beside the story in brands that have room for it. */
  readonly side?: ReactNode;
}) {
  const translate = useUiText();
  const still = useReducedMotion();
  const [stopped, setStopped] = useState(false);
  const [pointerOver, setPointerOver] = useState(false);
  const [focused, setFocused] = useState(false);
  const drag = useRef<number | null>(null);

  const durationsMs = promos.map((promo) => slideMs(promo.durationMs));
  const [shownTrailer, setShownTrailer] = useState(false);
  const held = pointerOver || focused || shownTrailer || stopped || still;
  const { index, show, step } = useSlideshow({ durationsMs, held });
  const current = promos[index];
  const playsTrailer = Boolean(current?.trailer);
  if (playsTrailer !== shownTrailer) setShownTrailer(playsTrailer);
  const next = promos[(index + 1) % promos.length];
  if (!current) return null;

  function endDrag(event: PointerEvent) {
    const by = drag.current === null ? 0 : dragStep(event.clientX - drag.current);
    drag.current = null;
    if (by !== 0 && promos.length > 1) step(by);
  }

  return (
    <Stage
      aria-label={label ?? translate('hero_label')}
      data-held={held || undefined}
      data-stopped={stopped || still || undefined}
      data-side={side ? true : undefined}
      style={{ '--slide-ms': `${durationsMs[index]}ms` } as React.CSSProperties}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setPointerOver(true)}
      onPointerLeave={() => setPointerOver(false)}
      onFocus={(event) => setFocused(event.target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
    >
      <div
        data-part="slides"
        onPointerDown={(event) => {
          drag.current = event.clientX;
        }}
        onPointerUp={endDrag}
        onPointerCancel={() => {
          drag.current = null;
        }}
      >
        {promos.map((promo, at) => {
          const shown = at === index;
          // The next one stands ready, the one before is still fading; the others need not exist.
          const near =
            shown || at === (index + 1) % promos.length || at === (index - 1 + promos.length) % promos.length;
          return (
            <div key={promo.id} data-current={shown || undefined} inert={!shown}>
              {near && (
                <PromoBanner promo={shown ? promo : withoutTrailer(promo)} priority={at === 0} level={headingLevel} />
              )}
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
          {!still && (
            <IconButton
              icon={stopped ? playIcon : pauseIcon}
              label={translate(stopped ? 'hero_resume' : 'hero_pause')}
              onClick={() => setStopped(!stopped)}
            />
          )}
        </div>
      )}
      {side && <aside>{side}</aside>}
    </Stage>
  );
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

const Place = styled(Stage)`
  [data-part='slide'] {
    display: grid;
    position: relative;
    min-width: 0;
  }
  [data-part='slide'] > span {
    position: absolute;
    height: 100%;
    border-radius: 0;
  }
  [data-part='words'] {
    position: relative;
    display: grid;
    gap: 12px;
  }
  [data-part='words'] > :nth-child(1) {
    width: min(460px, 60vw);
    font-size: var(--type-6);
  }
  [data-part='words'] > :nth-child(2) {
    width: min(380px, 50vw);
    font-size: var(--type-1);
  }
  [data-part='words'] > :nth-child(3) {
    width: 190px;
  }
  @media (prefers-reduced-motion: no-preference) {
    [data-part='slide'] > span {
      opacity: 0.6;
    }
  }
`;

/** The hero's place while it is still coming. */
export function PromoSkeleton() {
  return (
    <Place as="div" aria-hidden>
      <div data-part="slides">
        <div data-current>
          <div data-part="slide">
            <Skeleton />
            <div data-part="words">
              <Skeleton shape="line" />
              <Skeleton shape="line" />
              <Skeleton shape="button" />
            </div>
          </div>
        </div>
      </div>
    </Place>
  );
}

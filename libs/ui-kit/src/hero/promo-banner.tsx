import type { CSSProperties, ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { mutedIcon, volumeIcon } from '../icons/shapes.ts';
import type { PictureSource } from '../pictures/picture-source.ts';
import { Picture } from '../pictures/picture.tsx';
import { TitleLettering } from '../pictures/title-lettering.tsx';
import { Heading } from '../text/heading.tsx';
import { clampLines, fill } from '../theme/css.ts';
import { useUiText } from '../theme/ui-context.tsx';

/** A title longer than this takes the smaller display size, so that it stays within its three lines. */
const LONG_TITLE = 26;

export interface Promo {
  readonly id: string;
  readonly title: string;
  /** Above the title: a new season, a premiere. */
  readonly kicker?: string | undefined;
  /** Year, genre, rating: short, each by itself. An element with `data-label` names its column where a brand draws a table. */
  readonly facts?: readonly ReactNode[] | undefined;
  /** Further facts that come later: the line keeps their place. */
  readonly laterFacts?: ReactNode;
  readonly description?: string | undefined;
  /** The address of the title as a picture: it is drawn in place of the title, which is its name. */
  readonly titlePicture?: string | undefined;
  readonly picture?: PictureSource | null | undefined;
  /** The address of a very small copy of the picture: brands whose page is lit by it blur it. */
  readonly glow?: string | undefined;
  /** Buttons: watch first. */
  readonly actions?: ReactNode;
  /** Over the picture: a trailer, or what will be one. */
  readonly trailer?: ReactNode;
  /** Present while the trailer plays: then it has sound to switch, and the slideshow waits for its end. */
  readonly trailerMuted?: boolean | undefined;
  readonly onTrailerMuted?: ((muted: boolean) => void) | undefined;
  /** How long it stays in a slideshow, when not 7 s. */
  readonly durationMs?: number | undefined;
}

/** `Тулпар — Жулдыз`: two sides against each other. */
const SIDES = ' — ';

/** Letters of the longer name, by which brands that write the sides as large as they go choose their size. */
const longestOf = (sides: readonly string[]) =>
  ({ '--longest': Math.max(...sides.map(({ length }) => length)) }) as CSSProperties;

const Slide = styled.article`
  display: grid;
  position: relative;
  min-width: 0;

  [data-part='media'] {
    ${fill}
    overflow: hidden;
  }
  [data-part='media'] > * {
    ${fill}
  }
  [data-part='media'] img {
    object-position: 66% 40%;
  }
  [data-part='media'] video {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  [data-part='scrim'] {
    ${fill}
    pointer-events: none;
  }
  [data-part='words'] {
    position: relative;
    display: grid;
    gap: 12px;
    min-width: 0;
    color: var(--hero-text, var(--color-text-strong));
  }
  [data-part='title'] > * {
    ${clampLines(3)}
    max-width: 760px;
    color: inherit;
    font-size: var(--type-6);
    line-height: var(--display-leading);
    /* Tight leading would cut off what stands above and below the letters: Й, Ё, Ң. */
    padding: 0.24em 0 0.08em;
    margin-top: -0.24em;
  }
  [data-part='title'][data-long] > * {
    font-size: var(--type-5);
  }
  [data-part='kicker'] {
    font-size: var(--type-0);
    font-weight: var(--weight-bold);
    color: var(--hero-kicker, var(--color-accent-text));
  }
  [data-part='facts'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 14px;
    font-size: var(--type-0);
    font-variant-numeric: tabular-nums lining-nums;
    /* One line from the beginning, so that facts that come later move nothing. */
    height: 1.6em;
    overflow: hidden;
  }
  [data-part='description'] {
    ${clampLines(3)}
    max-width: 500px;
    font-size: var(--type-1);
    line-height: 1.5;
  }
  [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    margin-top: 8px;
  }
  [data-part='mute'] {
    position: absolute;
    right: var(--page-margin);
    top: calc(var(--header-height, 0px) + 16px);
    color: var(--color-text-on-art);
    --icon-button-size: 44px;
  }
`;

/** How wide the hero's picture is drawn. */
const HERO_SIZES = '100vw';

/** One story of the hero: picture or trailer, title, facts, a sentence and the buttons (ROWS-040). */
export function PromoBanner({
  promo,
  priority = false,
  isPlace = false,
  level = 2,
}: {
  readonly promo: Promo;
  readonly priority?: boolean;
  /** Only as tall as it is: nothing is fetched for it. */
  readonly isPlace?: boolean;
  readonly level?: 1 | 2;
}) {
  const translate = useUiText();
  const sides = promo.titlePicture ? [] : promo.title.split(SIDES);
  const {
    title,
    titlePicture,
    kicker,
    facts = [],
    laterFacts,
    description,
    picture,
    actions,
    trailer,
    trailerMuted,
    onTrailerMuted,
  } = promo;
  return (
    <Slide data-part="slide">
      <div data-part="media">
        {!isPlace && (
          <Picture source={picture} ratio="fill" title={title} stand="none" priority={priority} sizes={HERO_SIZES} />
        )}
        {trailer && <div>{trailer}</div>}
      </div>
      <div data-part="scrim" />
      <div data-part="words">
        {kicker && <p data-part="kicker">{kicker}</p>}
        <div
          data-part="title"
          data-long={title.length > LONG_TITLE || undefined}
          data-versus={sides.length === 2 || undefined}
          style={sides.length === 2 ? longestOf(sides) : undefined}
        >
          <Heading level={level} size="hero">
            {sides.length === 2 ? (
              <>
                <span data-side-name>{sides[0]}</span>
                <span data-versus>{SIDES}</span>
                <span data-side-name>{sides[1]}</span>
              </>
            ) : (
              <TitleLettering title={title} picture={titlePicture} isPlace={isPlace} />
            )}
          </Heading>
        </div>
        {(facts.length > 0 || laterFacts) && (
          <p data-part="facts" data-more-coming={laterFacts ? true : undefined}>
            {facts.map((fact, index) => (
              <span key={index}>{fact}</span>
            ))}
            {!isPlace && laterFacts}
          </p>
        )}
        {description && <p data-part="description">{description}</p>}
        {actions && (
          <div data-part="actions" data-row-actions>
            {actions}
          </div>
        )}
      </div>
      {trailerMuted !== undefined && (
        <div data-part="mute">
          <IconButton
            icon={trailerMuted ? mutedIcon : volumeIcon}
            label={translate(trailerMuted ? 'trailer_unmute' : 'trailer_mute')}
            kind="on-art"
            round
            onClick={() => onTrailerMuted?.(!trailerMuted)}
          />
        </div>
      )}
    </Slide>
  );
}

import { coverflowCss } from './looks/coverflow-glow.ts';
import { mosaicCss } from './looks/family-mosaic.ts';
import { cinemaCss } from './looks/full-bleed-cinema.ts';
import { stripCss } from './looks/inline-strip.ts';
import { scoreboardCss } from './looks/scoreboard.ts';
import { statementCss } from './looks/split-statement.ts';

/** On a phone the buttons share one line; a button that is only an icon keeps its square. */
const phone = `
  @media (max-width: 767px) {
    [data-part='actions'] {
      flex-wrap: nowrap;
      gap: 10px;
      width: 100%;
    }
    [data-part='actions'] > :not([aria-label]) {
      flex: 1 1 auto;
      padding: 0 8px;
      font-size: var(--type-0);
      white-space: nowrap;
    }
  }
  @media (max-width: 360px) {
    [data-part='actions'] {
      flex-wrap: wrap;
    }
  }
`;

/**
 * How each brand tells its first story: the CSS of a hero by the root's `data-hero`. Parts: the stage (`&`), a slide, its
 * `media`, its `scrim`, its `words`, and the `pager`. Phones have their own layout at the end of each look.
 */
export const heroLooksCss = [phone, cinemaCss, mosaicCss, statementCss, scoreboardCss, coverflowCss, stripCss].join(
  '\n',
);

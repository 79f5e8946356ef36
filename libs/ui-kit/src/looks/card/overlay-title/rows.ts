import type { AreaLook } from '../../look.ts';

export default {
  rowHead: `
    /* A thick rule marks the loud brand's headings. */
    & h2,
    & h3 {
      padding-left: 18px;
      border-left: 12px solid var(--color-accent);
      line-height: 1;
    }
  `,
  rowList: `
    /* Brands that number their charts: room for the numeral beside the poster. */
    &[data-ranked] {
      --cards: 1;
      --peek: 0.7;
      gap: 10px;
      @media (min-width: 768px) {
        --cards: 3;
      }
      @media (min-width: 1280px) {
        --cards: 5;
        --peek: 0.12;
      }
      @media (min-width: 1920px) {
        --cards: 6;
      }
    }
    &[data-ranked] a {
      isolation: isolate;
    }
    &[data-ranked] [data-part='picture'] {
      margin-left: 34%;
    }
  `,
} satisfies AreaLook<'rows'>;

/** Side padding of the slider of wide announcements in the mobile layout, by window width. ROWS-053 */
const STEPS = [
  { from: 0, px: 24 },
  { from: 481, px: 60 },
  { from: 933, px: 80 },
  { from: 1024, px: 100 },
  { from: 1280, px: 120 },
] as const;

/** Narrow windows, and mobile browsers up to the width at which they get the page of a desktop. BOOT-045 */
const MOBILE = '@media (max-width: 1023px), (max-width: 1281px) and (hover: none) and (pointer: coarse)';

const paddings = STEPS.map(
  ({ from, px }) => `@media (min-width: ${from}px) {
    &[data-cards='promo-wide'] { --promo-padding: ${px}px; }
  }`,
).join('\n');

/** One announcement at a time, in the middle, with as much of its neighbours at the sides as the padding is wide; in every look. */
export const promoWideCss = `
  ${paddings}
  ${MOBILE} {
    :root[data-card] &&[data-cards='promo-wide'] {
      grid-auto-columns: 100%;
      padding-right: var(--promo-padding);
      padding-left: var(--promo-padding);
      scroll-padding: 0 var(--promo-padding);
    }
  }
`;

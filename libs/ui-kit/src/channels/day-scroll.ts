const UPPER_PX = 20;
const LOWER_PX = 32;
/** The line of the days, which stays in sight. */
const DAYS_PX = 60;

/**
 * A schedule that scrolls by itself: its days stay, and what goes on beyond its edges fades into them. At its beginning and its end nothing lies
 * over it, and what has the focus is clear of the fades.
 */
export const dayScroll = `
  --day-fade: linear-gradient(transparent, var(--color-surface-1));
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scroll-padding: ${DAYS_PX + UPPER_PX}px 0 ${LOWER_PX}px;
  & > section {
    gap: 0;
    padding-top: 0;
    padding-bottom: ${LOWER_PX}px;
  }
  & > section > :first-child {
    position: sticky;
    top: 0;
    z-index: 1;
    padding: var(--space-2) 0;
    background: var(--color-surface-1);
  }
  & > section > :first-child + * {
    padding-top: ${UPPER_PX}px;
  }
  & > section > :first-child::after {
    content: '';
    position: absolute;
    top: 100%;
    left: 0;
    right: 0;
    height: ${UPPER_PX}px;
    background: var(--day-fade);
    transform: scaleY(-1);
    pointer-events: none;
  }
  &::after {
    content: '';
    display: block;
    position: sticky;
    bottom: 0;
    height: ${LOWER_PX}px;
    margin-top: -${LOWER_PX}px;
    background: var(--day-fade);
    pointer-events: none;
  }
`;

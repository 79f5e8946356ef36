import type { AreaLook } from '../../look.ts';

export default {
  /** A hairline, and words alone. */
  upcomingProgrammes: `
    padding-left: var(--space-5);
    border-left: 1px solid var(--color-line);
  `,
  /** What is over keeps its outline alone, what is on is filled, what comes lies on a quiet ground. */
  guideGrid: `
    & [data-part='cell'] > [data-state='past'] {
      background: var(--color-surface-0);
      color: var(--color-text-muted);
    }
  `,
  nextProgramme: `
    padding-left: var(--space-5);
    border-left: 1px solid var(--color-line);
  `,
  narrowNextProgramme: `
    padding: 0;
    border: 0;
  `,
} satisfies AreaLook<'channels'>;

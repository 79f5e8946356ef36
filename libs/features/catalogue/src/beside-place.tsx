import type { BesideHero as Rule } from '@livery/brand-kit/rules';
import { useT } from '@livery/i18n/react';
import { ComingPlace } from '@livery/ui-kit/hero';

export const TITLES = { evening: 'coming_tonight', next: 'coming_next' } as const;
export const LINES = { evening: 3, next: 4 } as const;

/** The place beside the first story, as large as what will stand there. */
export function BesidePlace({ rule: { kind, row } }: { rule: Rule }) {
  const t = useT();
  return (
    <>
      <ComingPlace title={t(TITLES[kind])} count={LINES[kind]} />
      {row && <span data-part="tile" />}
    </>
  );
}

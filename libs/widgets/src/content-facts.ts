import type { Content } from '@livery/contract/contents/entities';

type Aged = Pick<Content, 'age' | 'motionRating'>;

/** The age label: as the server words it, else the age with a plus, else none. CONT-043..045 */
export const ageLabel = ({ age, motionRating }: Aged): string | null =>
  motionRating?.text ?? (age === undefined ? null : `${age}+`);

/** One muted line under a card: year and first genre. */
export const contentMeta = ({ year, genres }: Pick<Content, 'year' | 'genres'>): string =>
  [year, genres[0]?.name].filter(Boolean).join(' · ');

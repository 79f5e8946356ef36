import type { Access } from '../database/schema/catalogue.ts';
import type { Viewer } from './viewer.ts';

/** A child sees nothing above this age, and nothing whose age is not known (CHAN-059, CHAN-060). */
export const CHILD_AGE = 12;
/** Above every age, also the one that stands in for an unknown. */
const NO_AGE_LIMIT = 1000;
export const UNKNOWN_AGE = 999;

/** For queries: `coalesce(age, UNKNOWN_AGE) <= ageLimit(viewer)`. */
export const ageLimit = (viewer: Viewer) => (viewer.isChild ? CHILD_AGE : NO_AGE_LIMIT);

/** The category whose channels are for children (CHAN-049). */
const CHILDREN_CATEGORY_ID = 7;

/** For queries: a child has the channels of one category, everybody else those of all. */
export const categoryLimit = ({ isChild }: Pick<Viewer, 'isChild'>) => (isChild ? CHILDREN_CATEGORY_ID : null);

/** Whether a channel is for this viewer at all: a child has the channels of the children's category, none above the age (CHAN-060, PROF-028). */
export const isChannelFor = (
  { isChild }: Pick<Viewer, 'isChild'>,
  { age, categoryIds }: { age: number | null; categoryIds: readonly number[] },
): boolean => !isChild || ((age ?? UNKNOWN_AGE) <= CHILD_AGE && categoryIds.includes(CHILDREN_CATEGORY_ID));

type HasRights = Pick<Viewer, 'rights'>;
type HasFilms = Pick<Viewer, 'rights' | 'filmIds'>;

/** Whether this viewer may watch a channel without buying first: it is free, or one of the viewer's packets holds it. */
export const isChannelOpen = ({ id, access }: { id: number; access: Access }, { rights }: HasRights): boolean =>
  access === 'free' || rights.some(({ channelIds }) => channelIds.has(id));

/** The same of a film or a series: packets hold libraries, and only some of them what costs extra there; a film may be bought by itself, too. */
export const isContentOpen = (
  { id, libraryId, access }: { id: number; libraryId: number; access: Access },
  { rights, filmIds }: HasFilms,
): boolean =>
  access === 'free' ||
  filmIds.has(id) ||
  rights.some(({ libraryIds, opensExtra }) => libraryIds.has(libraryId) && (access === 'base' || opensExtra));

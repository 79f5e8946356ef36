import type { Content, PersonCredit } from '@livery/contract/contents/entities';

/** Roles with a name of their own, cast first; another word of the server is not shown. CONT-067 */
const PERSON_ROLES = ['actor', 'director', 'writer', 'producer', 'composer', 'editor', 'presenter'] as const;
export type PersonRole = (typeof PERSON_ROLES)[number];

const isRole = (role: string | undefined): role is PersonRole => PERSON_ROLES.some((known) => known === role);

export interface RoleCount {
  readonly role: PersonRole;
  readonly count: number;
}

/** What somebody was, in how many of these works; what they were most often comes first. */
export function rolesOf(works: readonly Pick<Content, 'id'>[], credits: readonly PersonCredit[]): readonly RoleCount[] {
  const ids = new Set(works.map(({ id }) => id));
  const worksOfRole = new Map<PersonRole, Set<number>>();
  for (const { role, contentId } of credits) {
    if (!isRole(role) || !ids.has(contentId)) continue;
    worksOfRole.set(role, (worksOfRole.get(role) ?? new Set()).add(contentId));
  }
  return PERSON_ROLES.flatMap((role) => {
    const count = worksOfRole.get(role)?.size ?? 0;
    return count > 0 ? [{ role, count }] : [];
  }).sort((a, b) => b.count - a.count);
}

/** The works in one role, or in all, the newest first. */
export function worksInRole<Work extends Pick<Content, 'id' | 'year'>>(
  works: readonly Work[],
  credits: readonly PersonCredit[],
  role: PersonRole | null,
): readonly Work[] {
  const inRole =
    role === null
      ? works
      : works.filter(({ id }) => credits.some((credit) => credit.contentId === id && credit.role === role));
  return inRole.toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0));
}

import type { AvatarCategory, Profile } from '@livery/contract/profiles/entities';
import { roleOf } from './role.ts';

/** PROF-005 */
export const MOST_PROFILES = 5;

/** PROF-012 */
export const PROFILE_NAME_LENGTH = 30;

/** What a viewer may change of a profile. */
export interface ProfileDraft {
  readonly name: string;
  readonly role: Profile['role'];
  readonly iconAvatarId: number | null;
}

/** PROF-003, PROF-005 */
export const mayCreateProfile = (profiles: readonly unknown[]): boolean => profiles.length < MOST_PROFILES;

/** The settings page offers no new profile to a child, nor beside open parental settings. PROF-004 */
export const mayCreateInSettings = (
  profiles: readonly unknown[],
  view: { readonly isChild: boolean; readonly showsParentalSettings: boolean },
): boolean => mayCreateProfile(profiles) && !view.isChild && !view.showsParentalSettings;

/** A child changes nothing of anybody's profile: the server refuses it too. */
export const mayManage = (role: Profile['role']): boolean => role === 'adult';

/**
 * Whether this profile may become a child's. Of a house without any other grown-up nobody could take it back, since only grown-ups manage
 * profiles.
 */
export const mayBecomeChild = (profiles: readonly Profile[], id: number | null): boolean =>
  profiles.some((other) => other.id !== id && roleOf(other) === 'adult');

/** What a house watches in when it watches together: what its grown-ups have. Nobody is together alone. */
export const togetherProfile = (profiles: readonly Profile[]): Profile | null =>
  profiles.length > 1 ? (profiles.find((profile) => roleOf(profile) === 'adult') ?? null) : null;

/** The profile in use stays. PROF-010, PROF-020 */
export const mayRemoveProfile = (profile: Pick<Profile, 'id'>, activeId: number | null): boolean =>
  profile.id !== activeId;

/** Counted as a reader counts, so that a name in any script has the same room. PROF-012 */
export function profileNameProblem(name: string): 'required' | 'error_too_long' | null {
  const letters = [...name.trim()];
  if (letters.length === 0) return 'required';
  return letters.length > PROFILE_NAME_LENGTH ? 'error_too_long' : null;
}

/**
 * A new profile before the viewer has changed anything: a numbered name, grown-up, a picture by chance.
 * `chance` is a number from 0 up to 1. PROF-013, PROF-014, PROF-015, PROF-016
 */
export function newProfile({
  profiles,
  nameOf,
  categories,
  chance,
}: {
  readonly profiles: readonly Pick<Profile, 'name' | 'iconAvatarId'>[];
  readonly nameOf: (number: number) => string;
  readonly categories: readonly AvatarCategory[];
  readonly chance: number;
}): ProfileDraft {
  const taken = new Set(profiles.map(({ iconAvatarId }) => iconAvatarId));
  const all = categories.flatMap(({ avatars }) => avatars.map(({ id }) => id));
  const free = all.filter((id) => !taken.has(id));
  const avatars = free.length > 0 ? free : all;
  return {
    name: nameOf(freeNumber(profiles, nameOf)),
    role: 'adult',
    iconAvatarId: avatars[Math.floor(chance * avatars.length)] ?? null,
  };
}

/** The first number, from how many there are on, whose name nobody has. */
function freeNumber(profiles: readonly Pick<Profile, 'name'>[], nameOf: (number: number) => string): number {
  const names = new Set(profiles.map(({ name }) => name));
  let number = profiles.length + 1;
  while (names.has(nameOf(number))) number += 1;
  return number;
}

/** What a saved profile and a draft differ in: only that is sent. PROF-019 */
export function profileChange(profile: Profile, draft: ProfileDraft): Partial<ProfileDraft> {
  return {
    ...(draft.name !== (profile.name ?? '') && { name: draft.name }),
    ...(draft.role !== profile.role && { role: draft.role }),
    ...(draft.iconAvatarId !== (profile.iconAvatarId ?? null) && { iconAvatarId: draft.iconAvatarId }),
  };
}

/** Whether an adult's PIN stands before the switch to a profile; a child's is always open. PROF-024, PROF-025 */
export const switchNeedsPin = (profile: Pick<Profile, 'role' | 'profile'>): boolean => roleOf(profile) === 'adult';

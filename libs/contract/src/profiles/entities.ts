import {
  collection,
  entity,
  id,
  isRecord,
  list,
  oneOf,
  optional,
  text,
  url,
  withDefault,
  type Infer,
} from '../schema/schema.ts';

/** ENT-017. Some answers hold the role only in a nested `profile`. */
export const Profile = entity(
  'Profile',
  {
    id: id(),
    name: optional(text()),
    icon: optional(url()),
    iconAvatarId: optional(id()),
    /** A kind of profile that we do not know yet must not see more than a child. */
    role: withDefault(oneOf(['adult', 'child'], { otherwise: 'child' }), 'adult'),
    profile: optional(entity('ProfileKind', { role: optional(oneOf(['adult', 'child'])), type: optional(text()) })),
  },
  {
    tidy: (raw) =>
      isRecord(raw) && isRecord(raw['profile']) ? { ...raw, role: raw['role'] ?? raw['profile']['role'] } : raw,
  },
);
export type Profile = Infer<typeof Profile>;
export const Profiles = collection('Profiles', 'profiles', Profile);
export type Profiles = Infer<typeof Profiles>;

/** ENT-018. */
export const AvatarCategory = entity('AvatarCategory', {
  title: optional(text()),
  avatars: list(entity('Avatar', { id: id(), src: url() })),
});
export type AvatarCategory = Infer<typeof AvatarCategory>;
export const AvatarCategories = collection('AvatarCategories', 'avatarCategories', AvatarCategory);
export type AvatarCategories = Infer<typeof AvatarCategories>;

import { defineEndpoints } from '../endpoint.ts';
import { id, nothing, oneOf, optional, text } from '../schema/schema.ts';
import { AvatarCategories, Profile, Profiles } from './entities.ts';

const role = () => oneOf(['adult', 'child']);

export const profilesEndpoints = defineEndpoints('profiles', {
  getProfiles: { method: 'GET', path: '/v2/users/self/profiles', response: Profiles, provides: ['profiles'] },
  createProfile: {
    method: 'POST',
    path: '/v2/users/self/profiles',
    body: { name: text(), role: role(), iconAvatarId: optional(id()) },
    response: Profile,
    invalidates: ['profiles'],
  },
  getActiveProfile: { method: 'GET', path: '/v2/users/self/profile', response: Profile, provides: ['profiles'] },
  switchProfile: {
    method: 'POST',
    path: '/v2/users/self/profile',
    /** The PIN in use, which a server may ask a child for before a grown-up's profile. */
    body: { id: id(), parentalCode: optional(text()) },
    response: Profile,
    dropsEverything: true,
  },
  updateProfile: {
    method: 'PATCH',
    path: '/v2/users/self/profiles/:id',
    params: { id: id() },
    body: { name: optional(text()), role: optional(role()), iconAvatarId: optional(id()) },
    response: Profile,
    invalidates: ['profiles'],
  },
  deleteProfile: {
    method: 'DELETE',
    path: '/v2/users/self/profiles/:id',
    params: { id: id() },
    response: nothing(),
    invalidates: ['profiles'],
  },
  getAvatarCategories: {
    method: 'GET',
    path: '/v2/profiles/avatar_categories',
    response: AvatarCategories,
    usableSeconds: 900,
  },
  /** The PIN of this account by SMS. */
  sendParentalCode: { method: 'POST', path: '/v2/users/self/parental_code/send', body: {}, response: nothing() },
});

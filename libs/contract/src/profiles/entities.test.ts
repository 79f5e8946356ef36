import { describe, expect, test } from 'vitest';
import { expectFaces, read } from '../testing/expect-faces.ts';
import { AvatarCategory, Profile } from './entities.ts';

describe('Profile', () => {
  test('ENT-017 has name, picture and role', () => {
    const rest = {
      id: 1,
      name: 'Aru',
      icon: '/a.png',
      role: 'child',
      profile: { role: 'child', type: 'kids' },
    } as const;
    expectFaces(Profile, { ...rest, icon_avatar_id: 4 }, { ...rest, iconAvatarId: 4 });
  });

  test('ENT-017 takes the role of the nested profile where it has none', () => {
    expect(read(Profile, { id: 1, profile: { role: 'child' } }).value?.role).toBe('child');
    expect(read(Profile, { id: 1, role: 'adult', profile: { role: 'child' } }).value?.role).toBe('adult');
  });

  test('ENT-017 a role that nobody knows sees no more than a child', () => {
    expect(read(Profile, { id: 1, role: 'teenager' }).value?.role).toBe('child');
  });
});

test('ENT-018 an avatar category', () => {
  const wire = { title: 'Animals', avatars: [{ id: 1, src: '/cat.png' }] };
  expectFaces(AvatarCategory, wire, wire);
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  mayCreateInSettings,
  mayCreateProfile,
  mayRemoveProfile,
  newProfile,
  profileChange,
  profileNameProblem,
  switchNeedsPin,
  togetherProfile,
} from './profile-rules.ts';
import { roleOf } from './role.ts';

const profiles = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `Profile ${index + 1}`,
    iconAvatarId: index + 1,
  }));
const categories = [
  { title: 'Animals', avatars: [1, 2, 3].map((id) => ({ id, src: `/${id}.png` })) },
  { title: 'Heroes', avatars: [4, 5, 6].map((id) => ({ id, src: `/${id}.png` })) },
];
const draft = (count: number, chance = 0) =>
  newProfile({ profiles: profiles(count), nameOf: (number) => `Profile ${number}`, categories, chance });

it('PROF-003 PROF-005 a user has at most five profiles', () => {
  expect(mayCreateProfile(profiles(4))).toBe(true);
  expect(mayCreateProfile(profiles(5))).toBe(false);
  expect(mayCreateProfile(profiles(6))).toBe(false);
});

it('PROF-004 the settings offer no new one to a child, nor beside open parental settings', () => {
  const view = { isChild: false, showsParentalSettings: false };
  expect(mayCreateInSettings(profiles(4), view)).toBe(true);
  expect(mayCreateInSettings(profiles(5), view)).toBe(false);
  expect(mayCreateInSettings(profiles(1), { ...view, isChild: true })).toBe(false);
  expect(mayCreateInSettings(profiles(1), { ...view, showsParentalSettings: true })).toBe(false);
});

it('PROF-010 PROF-020 the active profile cannot be removed', () => {
  expect(mayRemoveProfile({ id: 1 }, 1)).toBe(false);
  expect(mayRemoveProfile({ id: 2 }, 1)).toBe(true);
});

it.each([
  ['', 'required'],
  ['   ', 'required'],
  ['Аружан', null],
  ['x'.repeat(30), null],
  ['x'.repeat(31), 'error_too_long'],
  ['🦊'.repeat(30), null],
  [`  ${'ა'.repeat(30)}  `, null],
])('PROF-012 the name %j: %j', (name, problem) => expect(profileNameProblem(name)).toBe(problem));

it('PROF-013 PROF-014 PROF-016 a new profile has a numbered name and is grown-up', () => {
  expect(draft(2)).toMatchObject({ name: 'Profile 3', role: 'adult' });
});

it('PROF-013 its name is nobody else’s', () => {
  const taken = [
    { name: 'Profile 3', iconAvatarId: 1 },
    { name: 'Mum', iconAvatarId: 2 },
  ];
  const { name } = newProfile({ profiles: taken, nameOf: (number) => `Profile ${number}`, categories, chance: 0 });
  expect(name).toBe('Profile 4');
});

it('PROF-015 its picture comes by chance, and is nobody else’s while there are others', () => {
  expect(draft(2, 0).iconAvatarId).toBe(3);
  expect(draft(2, 0.999).iconAvatarId).toBe(6);
  expect(newProfile({ profiles: [], nameOf: String, categories: [], chance: 0.5 }).iconAvatarId).toBeNull();
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 5 }),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (count, chance) => {
        expect(draft(count, chance).iconAvatarId).toBeGreaterThan(count);
      },
    ),
  );
});

it('PROF-019 only what differs is sent', () => {
  const saved = { id: 1, name: 'Aru', role: 'adult', iconAvatarId: 4 } as const;
  expect(profileChange(saved, { name: 'Aru', role: 'adult', iconAvatarId: 4 })).toEqual({});
  expect(profileChange(saved, { name: 'Aruzhan', role: 'child', iconAvatarId: 5 })).toEqual({
    name: 'Aruzhan',
    role: 'child',
    iconAvatarId: 5,
  });
});

it('PROF-024 PROF-025 only the switch to a grown-up profile needs the PIN', () => {
  expect(switchNeedsPin({ role: 'adult' })).toBe(true);
  expect(switchNeedsPin({ role: 'child' })).toBe(false);
});

it('PROF-029 the role of the nested kind wins', () => {
  expect(roleOf({ role: 'adult', profile: { role: 'child' } })).toBe('child');
  expect(roleOf({ role: 'child', profile: { role: 'adult' } })).toBe('adult');
  expect(roleOf({ role: 'child', profile: { type: 'kids' } })).toBe('child');
  expect(switchNeedsPin({ role: 'adult', profile: { role: 'child' } })).toBe(false);
});

it('a house watches together in the first profile of its grown-ups; nobody is together alone', () => {
  const house = [
    { id: 1, role: 'child' },
    { id: 2, role: 'adult' },
    { id: 3, role: 'adult' },
  ] as const;
  expect(togetherProfile(house)?.id).toBe(2);
  expect(togetherProfile(house.slice(1, 2))).toBeNull();
  expect(togetherProfile([house[0], { ...house[0], id: 4 }])).toBeNull();
});

import { localised } from '../world/localised.ts';
import { CHARACTERS } from './person-names.ts';
import type { Random } from './random.ts';
import type { PersonRole, SeedCredit, SeedPerson } from '../world/catalogue.ts';

/** Who stands behind a film besides its cast. */
const CREW: readonly PersonRole[] = ['director', 'writer', 'producer', 'composer'];

/** Cast and crew: one director first, then the cast with their characters, then the rest of the crew. */
export function creditsOf(persons: readonly SeedPerson[], random: Random, genre: string): readonly SeedCredit[] {
  const knownFor = (role: PersonRole): readonly SeedPerson[] => persons.filter((person) => person.role === role);
  const crew = CREW.map((role): SeedCredit => ({ personId: random.pick(knownFor(role)).id, role, character: null }));
  const presenter: SeedCredit = { personId: random.pick(knownFor('presenter')).id, role: 'presenter', character: null };
  if (genre === 'documentary')
    return [...crew, { personId: random.pick(knownFor('editor')).id, role: 'editor', character: null }, presenter];
  const characters = random.sample(CHARACTERS, 7);
  const cast = random.sample(knownFor('actor'), random.between(4, 7)).map((person, index): SeedCredit => ({
    personId: person.id,
    role: 'actor',
    character: characterAt(characters, index),
  }));
  return [...crew.slice(0, 1), ...cast, ...crew.slice(1)];
}

function characterAt(characters: readonly (typeof CHARACTERS)[number][], index: number): SeedCredit['character'] {
  const texts = characters[index];
  return texts === undefined ? null : localised(...texts);
}

import type { Person } from '@livery/contract/contents/entities';
import type { PersonRole } from '@livery/domain/catalogue';
import type { PlainKey } from '@livery/i18n';
import { useT } from '@livery/i18n/react';
import { PersonCard } from '@livery/ui-kit/cards';
import { Row } from '@livery/ui-kit/rows';
import { addresses } from '@livery/widgets/addresses';
import { pictureOf } from '@livery/widgets/pictures';

/** CONT-067 */
export const ROLE_NAMES: Readonly<Record<PersonRole, PlainKey>> = {
  director: 'role_director',
  actor: 'role_actor',
  producer: 'role_producer',
  writer: 'role_writer',
  composer: 'role_composer',
  presenter: 'role_presenter',
  editor: 'role_editor',
};

/** The name of a role, of those that have one. */
export const roleName = (role: string | undefined): PlainKey | undefined =>
  (ROLE_NAMES as Readonly<Record<string, PlainKey>>)[role ?? ''];

const isCast = ({ role }: Person) => role === 'actor' || role === 'presenter';

/** The people of a film, those on the screen first, each leading to their own page. `rowKey` names the row among those of the page. CONT-029 */
export function PersonsRow({ persons, rowKey }: { persons: readonly Person[]; rowKey: string }) {
  const t = useT();
  if (persons.length === 0) return null;
  const cast = persons.filter(isCast);
  const crew = persons.filter((person) => !isCast(person));
  return (
    <Row title={t('content_persons')} cards="person" rowKey={rowKey}>
      {[...cast, ...crew].map((person) => (
        <PersonOf key={`${person.id}-${person.role ?? ''}`} person={person} rowKey={rowKey} />
      ))}
    </Row>
  );
}

/** Somebody with whom they play, else with what they do. */
export function PersonOf({ person, rowKey = 'person' }: { person: Person; rowKey?: string }) {
  const t = useT();
  const role = roleName(person.role);
  return (
    <PersonCard
      title={person.name}
      role={person.character ?? (role && t(role))}
      picture={pictureOf(person.imageUrl, 'square')}
      href={addresses.person(person)}
      focusKey={`${rowKey}-${person.id}`}
    />
  );
}

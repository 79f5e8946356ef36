import type { Person } from '@livery/contract/contents/entities';
import type { PlainKey } from '@livery/i18n';
import { useT } from '@livery/i18n/react';
import { PersonCard } from '@livery/ui-kit/cards';
import { Row } from '@livery/ui-kit/rows';
import { addresses } from '@livery/widgets/addresses';
import { pictureOf } from '@livery/widgets/pictures';

/** Roles with a name of their own; another word of the server is not shown. CONT-067 */
const ROLES: Readonly<Record<string, PlainKey>> = {
  director: 'role_director',
  actor: 'role_actor',
  producer: 'role_producer',
  writer: 'role_writer',
  composer: 'role_composer',
  presenter: 'role_presenter',
  editor: 'role_editor',
};

/** The people of a film, each leading to their own page. CONT-029 */
export function PersonsRow({ persons }: { persons: readonly Person[] }) {
  const t = useT();
  if (persons.length === 0) return null;
  return (
    <Row title={t('content_persons')} cards="person" rowKey="persons">
      {persons.map((person) => {
        const role = ROLES[person.role ?? ''];
        return (
          <PersonCard
            key={person.id}
            title={person.name}
            role={role && t(role)}
            picture={pictureOf(person.imageUrl, 'square')}
            href={addresses.person(person)}
            focusKey={`person-${person.id}`}
          />
        );
      })}
    </Row>
  );
}

import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { Spinner } from '../feedback/spinner.tsx';
import { Icon } from '../icons/icon.tsx';
import { lockIcon } from '../icons/shapes.ts';
import { editIcon, plusIcon } from '../icons/page-shapes.ts';
import { Picture } from '../pictures/picture.tsx';
import type { PictureSource } from '../pictures/picture-source.ts';
import { useRovingFocus } from '../focus/roving-focus.ts';
import { Heading } from '../text/heading.tsx';
import { PickerActions, PickerBox, List, PickerChoice } from './picker-parts.ts';

export interface PickedProfile {
  readonly id: string;
  readonly name: string;
  /** One muted line: an age limit, what is watched. */
  readonly note?: string;
  readonly picture?: PictureSource | null;
  /** Opens with a PIN. */
  readonly locked?: boolean;
  /** Whoever is watching now. */
  readonly active?: boolean;
  /** A press is on its way: nothing else can be pressed meanwhile. */
  readonly busy?: boolean;
}

/** A small sign on a face: a lock, a pencil, a ring that turns. */
const Mark = styled.span`
  position: absolute;
  right: 6%;
  bottom: 6%;
  display: grid;
  place-items: center;
  width: clamp(32px, 24%, 42px);
  aspect-ratio: 1;
  border-radius: var(--radius-m);
  background: var(--color-art-button);
  color: var(--color-text-on-art-button);
  --icon-size: 20px;
`;

/**
 * Who is watching: a face for each profile, and a free place. One stop for Tab, arrows walk over the faces in two directions. What
 * happens with a locked one is for whoever asked. `manage`: a press is for changing the profile, and every face says so.
 */
export function ProfilePicker({
  title,
  profiles,
  onChoose,
  add,
  actions,
  manage = false,
  place = 'page',
  lockLabel,
}: {
  readonly title: string;
  readonly manage?: boolean;
  /** What the lock on a face says to those who do not see it. */
  readonly lockLabel?: string;
  /** In a dialog, or in a section of a page, the title is theirs; a section begins at the left. */
  readonly place?: 'page' | 'dialog' | 'section';
  readonly profiles: readonly PickedProfile[];
  readonly onChoose: (id: string) => void;
  /** A place for one more; left out when there is none. */
  readonly add?: { readonly label: string; readonly note?: string; readonly onAdd: () => void };
  readonly actions?: ReactNode;
}) {
  const list = useRef<HTMLUListElement>(null);
  useRovingFocus(list);
  const isWaiting = profiles.some(({ busy }) => busy);
  return (
    <PickerBox data-place={place}>
      {place === 'page' && (
        <Heading level={1} size="hero">
          {title}
        </Heading>
      )}
      <List ref={list} aria-label={title} data-place={place}>
        {profiles.map(({ id, name, note, picture, locked, active, busy }) => (
          <li key={id}>
            <PickerChoice
              type="button"
              data-card-target
              data-focus-key={id}
              aria-current={active ? 'true' : undefined}
              aria-disabled={isWaiting || undefined}
              onClick={() => isWaiting || onChoose(id)}
            >
              <span data-part="face">
                <Picture source={picture} ratio="fill" title={name} stand="initials" sizes="220px" />
                {busy ? (
                  <Mark>
                    <Spinner />
                  </Mark>
                ) : (
                  (manage || locked) && (
                    <Mark>
                      {manage ? (
                        <Icon shape={editIcon} />
                      ) : (
                        <Icon shape={lockIcon} {...(lockLabel && { label: lockLabel })} />
                      )}
                    </Mark>
                  )
                )}
              </span>
              <b>{name}</b>
              {note && <small>{note}</small>}
            </PickerChoice>
          </li>
        ))}
        {add && (
          <li>
            <PickerChoice
              type="button"
              data-card-target
              aria-disabled={isWaiting || undefined}
              onClick={() => isWaiting || add.onAdd()}
            >
              <span data-part="face" data-empty>
                <Icon shape={plusIcon} />
              </span>
              <b>{add.label}</b>
              {add.note && <small>{add.note}</small>}
            </PickerChoice>
          </li>
        )}
      </List>
      {actions && <PickerActions>{actions}</PickerActions>}
    </PickerBox>
  );
}

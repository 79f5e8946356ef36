import { type FormEvent, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { TextField } from '../forms/text-field.tsx';
import { Picture } from '../pictures/picture.tsx';
import type { PictureSource } from '../pictures/picture-source.ts';
import { slot } from '../looks/slot.ts';

export interface AvatarOption {
  readonly id: string;
  /** What it shows, for those who do not see it. */
  readonly label: string;
  readonly picture: PictureSource;
}

/** Pictures that belong together, under one title. */
export interface AvatarGroup {
  readonly title: string;
  readonly avatars: readonly AvatarOption[];
}

const Form = styled.form`
  display: grid;
  gap: var(--space-6);
  width: min(100%, 640px);
  margin: 0 auto;
`;

/** The face as it will be, and beside it its name. */
const Top = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-5);

  [data-part='face'] {
    position: relative;
    width: clamp(72px, 12vw, 104px);
    aspect-ratio: 1;
    border-radius: var(--radius-card);
    --initials-size: var(--type-3);
  }

  ${slot('profiles', 'profileHead')}
`;

const Groups = styled.div`
  display: grid;
  gap: var(--space-5);
`;

const Avatars = styled.fieldset`
  > legend {
    margin-bottom: var(--space-3);
    color: var(--color-text-normal);
    font-size: var(--type-0);
    font-weight: var(--weight-bold);
  }
  > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(64px, 1fr));
    gap: var(--space-3);
  }
`;

const Avatar = styled.label`
  position: relative;
  display: block;
  aspect-ratio: 1;
  border-radius: var(--radius-card);
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  &:has(:checked) {
    box-shadow:
      0 0 0 3px var(--color-surface-0),
      0 0 0 6px var(--color-accent);
  }
  &:has(:focus-visible) {
    outline: var(--focus-width) solid var(--color-focus);
    outline-offset: max(6px, var(--focus-gap));
  }
  @media (forced-colors: active) {
    border: 2px solid Canvas;
    &:has(:checked) {
      border-color: Highlight;
    }
  }

  ${slot('profiles', 'profileAvatar')}
`;

const Actions = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;

/** Name and face of a profile. Avatars are radio buttons of one group: arrows choose, and the choice is read out by its label. PROF-006..009 */
export function ProfileEditor({
  nameLabel,
  name,
  nameError,
  avatarsLabel,
  groups,
  avatarsState,
  avatarId,
  onName,
  onAvatar,
  onSubmit,
  actions,
  children,
}: {
  readonly nameLabel: string;
  readonly name: string;
  readonly nameError?: ReactNode;
  readonly avatarsLabel: string;
  readonly groups: readonly AvatarGroup[];
  /** What stands instead of the pictures while there are none. */
  readonly avatarsState?: ReactNode;
  readonly avatarId: string | null;
  readonly onName: (name: string) => void;
  readonly onAvatar: (id: string) => void;
  readonly onSubmit: () => void;
  readonly actions: ReactNode;
  /** Further settings: a child's profile, an age. */
  readonly children?: ReactNode;
}) {
  const group = useId();
  const chosen = groups.flatMap(({ avatars }) => avatars).find(({ id }) => id === avatarId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Form onSubmit={submit} noValidate>
      <Top>
        <span data-part="face">
          <Picture source={chosen?.picture} ratio="fill" title={name} stand="initials" sizes="104px" />
        </span>
        <TextField
          label={nameLabel}
          value={name}
          error={nameError}
          autoComplete="off"
          onChange={(event) => onName(event.currentTarget.value)}
        />
      </Top>
      {children}
      {groups.length === 0 ? (
        avatarsState
      ) : (
        <Groups role="group" aria-label={avatarsLabel}>
          {groups.map(({ title, avatars }) => (
            <Avatars key={title}>
              <legend>{title}</legend>
              <div>
                {avatars.map(({ id, label, picture }) => (
                  <Avatar key={id}>
                    <Picture source={picture} ratio="fill" title={label} stand="none" sizes="96px" />
                    <input
                      type="radio"
                      name={group}
                      aria-label={label}
                      checked={id === avatarId}
                      onChange={() => onAvatar(id)}
                    />
                  </Avatar>
                ))}
              </div>
            </Avatars>
          ))}
        </Groups>
      )}
      <Actions>{actions}</Actions>
    </Form>
  );
}

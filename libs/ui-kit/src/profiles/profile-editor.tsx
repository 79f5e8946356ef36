import { type FormEvent, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { TextField } from '../forms/text-field.tsx';
import { Picture } from '../pictures/picture.tsx';
import type { PictureSource } from '../pictures/picture-source.ts';

export interface AvatarOption {
  readonly id: string;
  /** What it shows, for those who do not see it. */
  readonly label: string;
  readonly picture: PictureSource;
}

const Form = styled.form`
  display: grid;
  gap: var(--space-6);
  width: min(100%, 640px);
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
    grid-template-columns: repeat(auto-fill, minmax(76px, 1fr));
    gap: var(--space-4);
  }
`;

const Avatar = styled.label`
  position: relative;
  display: block;
  aspect-ratio: 1;
  border-radius: var(--radius-card);
  cursor: pointer;

  :root[data-button='pill-gradient'] & {
    border-radius: 50%;
  }
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
`;

const Actions = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;

/** Name and face of a profile. Avatars are radio buttons: arrows choose, and the choice is read out by its label. */
export function ProfileEditor({
  nameLabel,
  name,
  nameError,
  avatarsLabel,
  avatars,
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
  readonly avatars: readonly AvatarOption[];
  readonly avatarId: string | null;
  readonly onName: (name: string) => void;
  readonly onAvatar: (id: string) => void;
  readonly onSubmit: () => void;
  readonly actions: ReactNode;
  /** Further settings: a child's profile, an age. */
  readonly children?: ReactNode;
}) {
  const group = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Form onSubmit={submit} noValidate>
      <TextField
        label={nameLabel}
        value={name}
        error={nameError}
        autoComplete="off"
        onChange={(event) => onName(event.currentTarget.value)}
      />
      <Avatars>
        <legend>{avatarsLabel}</legend>
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
      {children}
      <Actions>{actions}</Actions>
    </Form>
  );
}
